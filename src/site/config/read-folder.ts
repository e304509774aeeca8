import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type DocsRoot, locateInRoot, readInRoot } from "./docs-root.ts";
import { fileKind } from "./file-kind.ts";

/**
 * Limits on the total size of the files, in UTF-16 units, and on their number; the hosted platform has the same limits.
 */
const MOST_TEXT = 200 * 1024 * 1024;
const MOST_FILES = 50_000;

/** How many files are read at the same time. */
const PARALLEL = 16;

export type FolderOutcome =
  | { files: Map<string, string> }
  | { problem: "missing" | "not-a-folder" | "outside-root" | "too-large" | "unreadable" };

/**
 * Reads the wanted files (UTF-8) of a folder of the docs root and all folders in it, by their paths from it, sorted. Links
 * to other folders are not followed; a file that can't be read is left out.
 */
export async function readFolder(
  root: DocsRoot,
  folder: string,
  isWanted: (path: string) => boolean,
): Promise<FolderOutcome> {
  const found = await locateInRoot(root, folder);
  if ("problem" in found) {
    return { problem: found.problem === "missing" || found.problem === "outside-root" ? found.problem : "unreadable" };
  }
  if ((await fileKind(found.absolute)) !== "folder") return { problem: "not-a-folder" };
  const paths = await listFiles(root, folder, isWanted);
  if (paths === undefined) return { problem: "too-large" };
  const files = new Map<string, string>();
  let size = 0;
  for (let at = 0; at < paths.length; at += PARALLEL) {
    const some = paths.slice(at, at + PARALLEL);
    const read = await Promise.all(some.map((path) => readInRoot(root, join(folder, path), MOST_TEXT - size)));
    for (const [index, outcome] of read.entries()) {
      if (!("text" in outcome)) continue;
      size += outcome.text.length;
      files.set(some[index] as string, outcome.text);
    }
    if (size > MOST_TEXT || read.some((outcome) => "problem" in outcome && outcome.problem === "too-large")) {
      return { problem: "too-large" };
    }
  }
  return { files };
}

/** The paths of the wanted files, from the folder; `undefined` if they are too many. */
async function listFiles(
  root: DocsRoot,
  folder: string,
  isWanted: (path: string) => boolean,
): Promise<string[] | undefined> {
  const files: string[] = [];
  const pending = [""];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    const path = join(folder, inner);
    root.onFolder?.(path);
    const entries = await readdir(join(root.folder, path), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = inner === "" ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory()) pending.push(name);
      else if (isWanted(name)) files.push(name);
    }
    if (files.length > MOST_FILES || pending.length > MOST_FILES) return undefined;
  }
  return files.sort();
}
