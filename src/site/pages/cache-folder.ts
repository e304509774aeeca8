import { hash } from "node:crypto";
import { lstatSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageVersion } from "../package-manifest.ts";

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

/** The file in which something is kept of a docs root; `undefined` if nothing can be. */
export function cacheFileOf(root: string, what: "check" | "pages"): string | undefined {
  const folder = cacheFolderOf(root);
  return folder && join(folder, `${what}-${hash("sha1", root, "base64url").slice(0, 12)}.txt`);
}

/** The name of this build: what another version has kept is not read, nor what another build has while this package is worked on. */
export function thisBuild(): string {
  const self = fileURLToPath(import.meta.url);
  const { size, mtimeMs } = statSync(self);
  return `docsjson ${packageVersion()} ${size} ${mtimeMs} ${basename(self)}`;
}
