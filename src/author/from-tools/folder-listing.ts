import { memoized } from "../../json/memoized.ts";
import { folderOf, nameOfPath } from "../../vocabulary/addresses/root-path.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import type { ProjectFiles } from "./project-files.ts";

/** The content of a folder of pages. */
export interface FolderListing {
  /** Its page files by name without extension; the values are their paths, without extension too. */
  readonly pages: Map<string, string>;
  /** Names of the folders in it that contain pages, at any depth. */
  readonly folders: Set<string>;
}

/**
 * Prepares a lookup of the content of each folder of a project. Paths of folders have no slash at the end; the project
 * itself is `""`.
 */
export function listFolders(files: ProjectFiles): (folder: string) => FolderListing {
  const listingOf = memoized((folder: string): FolderListing => {
    if (folder !== "") listingOf(folderOf(folder)).folders.add(nameOfPath(folder));
    return { pages: new Map(), folders: new Set() };
  });
  for (const file of files.pages.keys()) {
    const path = withoutPageExtension(file);
    listingOf(folderOf(path)).pages.set(nameOfPath(path), path);
  }
  return listingOf;
}
