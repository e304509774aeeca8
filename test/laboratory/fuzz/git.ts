import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diffSites, planSync } from "docsjson/author";
import { SiteError } from "docsjson/node";
import type { Random } from "./mutate.ts";
import { hold } from "./promises.ts";

const docs = (...pages: string[]) =>
  JSON.stringify({ theme: "mint", name: "A", colors: { primary: "#0a0a0a" }, navigation: { pages } });

/** The sites of two commits, of which the second moves a page and adds one that it does not list. */
const COMMITS: readonly Readonly<Record<string, string>>[] = [
  { "docs.json": docs("a", "b"), "a.mdx": "---\ntitle: A\n---\nText of a page", "b.mdx": "# B" },
  { "docs.json": docs("a", "c"), "c.mdx": "# B", "d.mdx": "# D" },
];

/** What readers of the history say of a clone. */
const readHistory = async (cwd: string) => ({
  diff: await diffSites("HEAD~1", "HEAD", { cwd }),
  sync: (await planSync(cwd, { since: "HEAD~1" })).value?.changes.map(({ kind }) => kind),
});

/** A repository with both commits, and what is said of it while nothing is lost. */
async function whole() {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-fuzz-git-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      stdio: "ignore",
    });
  git("init", "-q");
  for (const files of COMMITS) {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    git("add", "-A");
    git("commit", "-q", "-m", "a commit");
  }
  return { folder, said: JSON.stringify(await readHistory(folder)) };
}

let known: ReturnType<typeof whole> | undefined;

/** Whatever an object of a clone has lost, readers of its history say the same as before, or that they can't read it. */
export async function holdDamagedClone(random: Random): Promise<void> {
  known ??= whole();
  const { folder, said } = await known;
  const clone = mkdtempSync(join(tmpdir(), "docsjson-fuzz-"));
  try {
    cpSync(folder, clone, { recursive: true });
    const objects = readdirSync(join(clone, ".git/objects"), { recursive: true, encoding: "utf8" })
      .map((name) => join(clone, ".git/objects", name))
      .filter((file) => statSync(file).isFile());
    for (let at = 0; at <= random.next(2); at++) damage(random.pick(objects), random);
    hold(JSON.stringify(await readHistory(clone)) === said, "a damaged clone gives another result");
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function damage(file: string, random: Random): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  rmSync(file, { force: true });
  const at = random.next(bytes.length);
  switch (random.next(3)) {
    case 0:
      break;
    case 1:
      writeFileSync(file, bytes.subarray(0, at));
      break;
    default:
      bytes[at] = random.next(256);
      writeFileSync(file, bytes);
  }
}
