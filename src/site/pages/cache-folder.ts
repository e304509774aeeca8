import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whether a path is a folder, and no link to one. */
export const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folder for what may be lost: in the nearest `node_modules` above a docs root; `undefined` if there is none. */
export function cacheFolderOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    // No link, as whoever sends a change of a site may have put it there.
    if (isFolder(packages)) return join(packages, ".cache", "docsjson");
    if (folder === dirname(folder)) return undefined;
  }
}
