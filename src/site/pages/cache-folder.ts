import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folder for what may be lost: in the nearest `node_modules` above a docs root; `undefined` if there is none. */
export function cacheFolderOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    // No link, as whoever sends a change of a site may have put it there.
    if (isFolder(packages)) return join(packages, ".cache", "docsjson");
    if (folder === dirname(folder)) return undefined;
  }
}

/** Writes a file of the cache aside, then puts it in its place. A folder that can't be written is left alone. */
export function replaceCacheFile(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    for (const folder of [join(file, "../.."), dirname(file)]) {
      if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { recursive: true });
      if (!isFolder(folder)) return;
    }
    write(temporary);
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
