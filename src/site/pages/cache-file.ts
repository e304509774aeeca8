import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageVersion } from "../package-manifest.ts";

/** The file in which something is kept of a docs root. @param folder see `cacheFolderOf` */
export const cacheFileOf = (root: string, folder: string, what: "check" | "pages"): string =>
  join(folder, `${what}-${hash("sha1", root, "base64url").slice(0, 12)}.txt`);

/** The name of this build: what another version has kept is not read, nor what another build has while this package is worked on. */
export function thisBuild(): string {
  const self = fileURLToPath(import.meta.url);
  const { size, mtimeMs } = statSync(self);
  return `docsjson ${packageVersion()} ${size} ${mtimeMs} ${basename(self)}`;
}
