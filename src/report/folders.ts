import { groupBy } from "../diagnostic/group-by.ts";
import { alikeAtStart } from "../json/alike-at-start.ts";
import { folderNames } from "../vocabulary/addresses/root-path.ts";

/** Files that lie in one folder. */
export interface FolderOfFiles {
  /** The deepest folder that contains all of them: `dist/docs`; empty for the root. */
  readonly folder: string;
  readonly count: number;
}

/** The folder at the top that a file is in; empty for a file in the root. */
export const topFolder = (file: string): string => folderNames(file)[0] ?? "";

/** The deepest folder that contains all files: `dist/docs`. */
export function commonFolder(files: readonly string[]): string {
  let common = folderNames(files[0] ?? "");
  for (const file of files) common = common.slice(0, alikeAtStart(common, folderNames(file)));
  return common.join("/");
}

/** Files counted by their folders at the top. */
export const countByFolder = (files: readonly string[]): FolderOfFiles[] =>
  [...groupBy(files, topFolder).values()].map((group) => ({ folder: commonFolder(group), count: group.length }));
