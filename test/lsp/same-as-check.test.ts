import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { LanguageClient } from "../support/language-client.ts";
import { HARBOUR, LANGUAGES, VERSIONS } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

/** Numbers below `n`, the same for each seed. */
function randomBelow(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

const PIECES = [
  '"',
  ",",
  "}",
  '"guides/gone"',
  "[x](/nowhere)",
  "{",
  "# Title\n",
  "---\n",
  '"icon": "bok",',
  "é😀",
  "</Card>",
  "",
];

/** `ROUNDS=5000` makes a campaign of it, `SEED` another one. */
const ROUNDS = Number(process.env.ROUNDS ?? 60);

interface Run {
  readonly client: LanguageClient;
  readonly below: (n: number) => number;
  /** The unsaved texts, by file. */
  readonly unsaved: Map<string, string>;
  readonly files: readonly string[];
}

/** Does one thing that a writer may do; says what, for a failure. */
function step({ client, below, unsaved, files }: Run): string {
  const file = files[below(files.length)] as string;
  const path = join(client.folder, file);
  const isThere = existsSync(path);
  switch (below(14)) {
    case 0: {
      if (unsaved.has(file) || !isThere) return `nothing with ${file}`;
      client.open(file);
      unsaved.set(file, client.textOf(file));
      return `open ${file}`;
    }
    case 1: {
      if (!unsaved.delete(file)) return `nothing with ${file}`;
      client.close(file);
      return `close ${file}`;
    }
    case 2: {
      if (file === "docs.json") return "nothing with docs.json";
      mkdirSync(dirname(path), { recursive: true });
      if (isThere) rmSync(path);
      else writeFileSync(path, unsaved.get(file) ?? "---\ntitle: New\n---\n");
      client.changed(file);
      return `${isThere ? "remove" : "write"} ${file}`;
    }
    case 3: {
      const other = files[below(files.length)] as string;
      if (!isThere || [file, other].includes("docs.json") || other === file) return `nothing with ${file}`;
      mkdirSync(dirname(join(client.folder, other)), { recursive: true });
      renameSync(path, join(client.folder, other));
      client.changed(file, other);
      return `move ${file} to ${other}`;
    }
    case 4: {
      const folder = dirname(file);
      if (folder === "." || below(3) > 0) return `nothing with ${file}`;
      rmSync(join(client.folder, folder), { recursive: true, force: true });
      client.changed(folder);
      return `remove the folder ${folder}`;
    }
    case 5: {
      const asked = [
        ["textDocument/completion", { line: below(9), character: below(20) }],
        ["textDocument/hover", { line: below(9), character: below(20) }],
        ["textDocument/documentSymbol", undefined],
        ["textDocument/diagnostic", undefined],
      ] as const;
      for (const [method, position] of asked) client.askAndCancel(method, file, position);
      return `ask and cancel in ${file}`;
    }
    case 6: {
      if (!isThere) return `nothing with ${file}`;
      const uri = client.uriOf(file);
      const moved = { files: [{ oldUri: uri, newUri: client.uriOf(`moved/${file}`) }] };
      void client.request("workspace/willRenameFiles", moved).catch(() => undefined);
      void client.request("workspace/willDeleteFiles", { files: [{ uri }] }).catch(() => undefined);
      return `plan to move and remove ${file}`;
    }
    default: {
      const text = unsaved.get(file);
      if (!text) return `nothing with ${file}`;
      const start = below(text.length);
      const old = text.slice(start, start + 1 + below(12));
      const piece = PIECES[below(PIECES.length)] as string;
      // The first stretch that is the same is the one that changes.
      client.replace(file, old, piece);
      unsaved.set(file, client.textOf(file));
      return `${JSON.stringify(old)} → ${JSON.stringify(piece)} in ${file}`;
    }
  }
}

it.each([
  ["two languages", LANGUAGES, 1],
  ["two versions", VERSIONS, 2],
  ["operations and redirects", HARBOUR, 3],
])(
  "findings of %s equal those of a fresh check, whatever is edited, as long as docs.json is JSON",
  async (_, site, seed) => {
    const client = await LanguageClient.start(tempSite(site));
    const run: Run = {
      client,
      below: randomBelow(seed + Number(process.env.SEED ?? 0)),
      unsaved: new Map(),
      files: [...Object.keys(site), "guides/new.mdx", "new/page.mdx"],
    };
    for (const file of Object.keys(site)) {
      client.open(file);
      run.unsaved.set(file, client.textOf(file));
    }
    const done: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      done.push(step(run));
      const { diagnostics } = await checkSite(client.folder, { texts: run.unsaved });
      // Where nothing is open, nothing is asked for below: what is pushed follows when the server has settled.
      await client.pull("docs.json");
      const expected = diagnostics.map(({ file, code, range }) => `${file}:${range?.start.line ?? 1} ${code}`);
      const found = await Promise.all(
        [...new Set([...run.files, ...client.pushed.keys()])].map(async (file) => {
          const items = run.unsaved.has(file) ? await client.pull(file) : [];
          return items.map(({ range, code }) => `${file}:${range.start.line + 1} ${code}`);
        }),
      );
      const pushed = [...client.pushed].flatMap(([file, items]) =>
        run.unsaved.has(file) ? [] : items.map(({ range, code }) => `${file}:${range.start.line + 1} ${code}`),
      );
      const all = [...found.flat(), ...pushed].sort();
      // While docs.json or an include is no JSON, what was known before stays beside what is found.
      const isBroken = diagnostics.some(({ code, file }) => code === "config/syntax" && file.endsWith(".json"));
      expect(isBroken ? all.filter((each) => expected.includes(each)) : all, done.slice(-8).join("\n")).toEqual(
        expected.sort(),
      );
    }
    expect(done.filter((each) => each.includes("→")).length).toBeGreaterThan(10);
  },
);
