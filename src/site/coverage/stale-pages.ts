import { createHash } from "node:crypto";
import { appendTo } from "../../diagnostic/group-by.ts";
import { countOf } from "../../diagnostic/words.ts";
import { frontMatterOf } from "../../pages/front-matter/front-matter-end.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";
import { readTextBelow } from "../files-below.ts";
import { historyOf } from "../git/git.ts";
import type { Site } from "../site.ts";

/** A page that follows another, such as a translation, and the page that it was made from, by their paths. */
interface Pair {
  readonly path: string;
  readonly source: string;
}

/** The first digits of the SHA-256 of the source's file, as translators and their tools write it. */
const SOURCE_HASH = /^(?:source-hash|translationSourceHash)[ \t]*:[ \t]*["']?([\da-f]{8,64})["']?[ \t]*\r?$/im;

/**
 * The pages whose source changed after them, by path, with what they lack: by the hash of the source in their front
 * matter, else by the commits since. Pages that were never committed are new.
 *
 * @throws {SiteError} if there is a page without a hash, and the site has no history in git, or only a part of it
 */
export async function findStale({ folder, pages }: Site, pairs: readonly Pair[]): Promise<Map<string, string>> {
  const fileOf = (path: string): string => fileOfPage(path, pages.get(path));
  const stale = new Map<string, string>();
  const byCommits: Pair[] = [];
  for (const pair of pairs) {
    const hash = hashIn((await readTextBelow({ folder, path: fileOf(pair.path) })) ?? "");
    if (hash === undefined) byCommits.push(pair);
    else {
      const source = (await readTextBelow({ folder, path: fileOf(pair.source) })) ?? "";
      const isSame = createHash("sha256").update(source).digest("hex").startsWith(hash);
      if (!isSame) stale.set(pair.path, "the hash of its source is another");
    }
  }
  if (byCommits.length === 0) return stale;
  const history = await readHistory(
    folder,
    new Set(byCommits.flatMap(({ path, source }) => [path, source].map(fileOf))),
  );
  for (const { path, source } of byCommits) {
    const own = history.get(fileOf(path))?.[0]?.age;
    if (own === undefined) continue;
    const since = (history.get(fileOf(source)) ?? []).filter(({ age }) => age < own);
    const lines = since.reduce((sum, change) => sum + change.lines, 0);
    if (since.length > 0) stale.set(path, `${countOf(since.length, "commit")}, ${countOf(lines, "line")} behind`);
  }
  return stale;
}

const hashIn = (text: string): string | undefined => SOURCE_HASH.exec(frontMatterOf(text))?.[1]?.toLowerCase();

/** A change of a file. `age`: how many commits of the docs root are newer; `lines`: added and removed. */
interface Change {
  readonly age: number;
  readonly lines: number;
}

/** The changes of files, the newest first, by one call of git. */
async function readHistory(folder: string, wanted: ReadonlySet<string>): Promise<Map<string, Change[]>> {
  const log = await historyOf(folder, ["--numstat", "--format=%x01"]);
  const history = new Map<string, Change[]>();
  let age = -1;
  for (const part of log.split("\0")) {
    // The mark of a commit stands alone, or before its first file.
    if (part.includes("\u0001")) age++;
    const [added = "", removed, ...names] = part.split("\t");
    const file = names.join("\t");
    if (!wanted.has(file)) continue;
    // Binary files have dashes.
    const change = { age, lines: (Number(added.replace("\u0001", "")) || 0) + (Number(removed) || 0) };
    appendTo(history, file, change);
  }
  return history;
}
