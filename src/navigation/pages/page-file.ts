import { START_OF_FILE } from "../../diagnostic/diagnostic.ts";
import type { Place } from "../../diagnostic/finding.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";
import { isAboutRepository, isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import type { PageFile } from "../tree.ts";

/** The place for findings about a page file: its start, unless a range in it is known. */
export const placeInFile = (path: string, file: PageFile, range = START_OF_FILE): Place => ({
  file: fileOfPage(path, file),
  pointer: "",
  range,
});

/** Whether a file is a page of its own: not in a dot folder or among packages, not a snippet, not about the repository. */
export function isOwnPage(path: string, file: PageFile): boolean {
  if (isNeverPage(path)) return false;
  const name = fileOfPage(path, file);
  return !isAboutRepository(name);
}
