import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderTexts } from "../../support/folder-texts.ts";
import { DisturbedSite, undisturbed } from "./disturbed-site.ts";

const JOURNAL = ".docsjson-journal.jsonl";

/** What somebody does to the journal of a run that was killed. `outside` is a folder of somebody else. */
const DEEDS: Readonly<Record<string, (site: DisturbedSite, text: string, outside: string) => void>> = {
  torn: (site, text) => writeFileSync(join(site.folder, JOURNAL), text.slice(0, Math.random() * text.length)),
  "of another version": (site, text) =>
    writeFileSync(join(site.folder, JOURNAL), text.replaceAll('"kind"', '"kinds"').replaceAll('"state"', '"phase"')),
  copied: (site) => {
    copyFileSync(join(site.folder, JOURNAL), join(site.folder, "copy"));
    renameSync(join(site.folder, "copy"), join(site.folder, JOURNAL));
  },
  "that leads outside": (site, text, outside) =>
    writeFileSync(
      join(site.folder, JOURNAL),
      text.replace(/"(file|next|kept)":"/g, `"$1":"${join("..", outside.slice(tmpdir().length + 1))}/`),
    ),
  "below a link": (site, text, outside) => {
    symlinkSync(outside, join(site.folder, "way-out"));
    writeFileSync(join(site.folder, JOURNAL), text.replace(/"(file|next|kept)":"/g, '"$1":"way-out/'));
  },
  "that is a link": (site, text, outside) => {
    rmSync(join(site.folder, JOURNAL));
    writeFileSync(join(outside, "journal"), text);
    symlinkSync(join(outside, "journal"), join(site.folder, JOURNAL));
  },
};

/**
 * Kills a writer at any operation, changes its journal, and has it resumed and undone: nothing outside of the docs root is written or
 * removed, each run ends by itself without a stack, and in the end the site can be written to again.
 */
export async function spoilJournals(rounds: number): Promise<string> {
  const { operations } = await undisturbed("mv");
  const outside = mkdtempSync(join(tmpdir(), "docsjson-outside-"));
  let spoilt = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const [name = "", deed] = Object.entries(DEEDS)[round % Object.keys(DEEDS).length] ?? [];
      for (const file of ["docs.json", "index.mdx"]) writeFileSync(join(outside, file), "theirs");
      const site = new DisturbedSite("mv");
      try {
        await site.run([], { deed: "kill", at: 1 + Math.floor(Math.random() * operations) });
        const path = join(site.folder, JOURNAL);
        if (!existsSync(path)) continue;
        deed?.(site, readFileSync(path, "utf8"), outside);
        const before = folderTexts(outside);
        for (const options of round % 2 ? ["--resume", "--undo", "--dry-run"] : ["--undo", "--resume", "--dry-run"]) {
          const { stderr, signal } = await site.run([options]);
          if (signal !== null || /\n\s+at /.test(stderr)) throw new Error(`a journal ${name}, ${options}: ${stderr}`);
          if (JSON.stringify(folderTexts(outside)) !== JSON.stringify(before))
            throw new Error(`a journal ${name}, ${options}: a file of somebody else has changed`);
        }
        const left = await site.run(["--undo"]);
        const last = await site.run(["--dry-run"]);
        if (last.status === 2 && /interrupted|copied or committed/.test(last.stderr))
          throw new Error(`a journal ${name} locks the site: ${left.stderr}${last.stderr}`);
        spoilt++;
      } finally {
        site.remove();
      }
    }
    return `${spoilt} journals of ${rounds} killed runs`;
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}
