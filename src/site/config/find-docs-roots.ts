import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { joinPath } from "../../vocabulary/addresses/root-path.ts";
import { hasNoDocsRoots } from "../../vocabulary/files/unpublished-files.ts";
import { isConfigName } from "../../vocabulary/platform/platforms.ts";

/**
 * The docs roots in a folder and below it, such as the sites of a monorepo: folders with a docs.json that has a
 * `navigation`. Hidden folders, `node_modules` and the folders of builds are left out, and symbolic links are not
 * followed.
 *
 * @param isIgnored tells of a folder, by its absolute path, whether to leave it out too
 * @returns paths from the folder, with `/`; `""` is the folder itself. Sorted.
 */
export async function findDocsRoots(
  folder: string,
  isIgnored: (absolute: string) => boolean = () => false,
): Promise<string[]> {
  const roots: string[] = [];
  const unread = [""];
  for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])) {
      const inner = joinPath(path, entry.name);
      if (entry.isDirectory()) {
        const skipped = hasNoDocsRoots(entry.name) || isIgnored(join(folder, inner));
        if (!skipped) unread.push(inner);
      }
      if (
        isConfigName(entry.name) &&
        !roots.includes(path) &&
        entry.isFile() &&
        (await structuresASite(join(folder, inner)))
      ) {
        roots.push(path);
      }
    }
  }
  return roots.sort();
}

/** Whether a JSON file structures a site: other tools have files of the name docs.json too. */
export const structuresASite = async (file: string): Promise<boolean> =>
  (await readFile(file, "utf8").catch(() => "")).includes('"navigation"');
