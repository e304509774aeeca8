import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { isInside, SiteError } from "../../site/config/docs-root.ts";

/** Whether the system says that there can be nothing by a name. */
export const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? "");

/**
 * The absolute path of a file below a folder, for whoever writes or removes it: a link at its end stays one, as it is the
 * link that is replaced.
 *
 * @throws {SiteError} if a link on the way to it leads out of the folder
 */
export function placeBelow(folder: string, path: string): string {
  const absolute = join(folder, path);
  if (isInside({ folder: realpathSync(folder) }, realFolder(dirname(absolute)))) return absolute;
  throw new SiteError(`${path} is outside the docs root`);
}

/** A folder without links, as far as it exists. */
function realFolder(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      return realpathSync(folder);
    } catch (error) {
      if (!isMissing(error) || folder === dirname(folder)) throw error;
    }
  }
}
