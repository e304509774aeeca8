import type { FileSource } from "../navigation/tree.ts";
import { folderOf, meantPaths, normalizePath, pathInRoot } from "../vocabulary/addresses/root-path.ts";
import { filesOfImport, isPageFile } from "../vocabulary/files/site-files.ts";
import { snippetPaths } from "../vocabulary/files/unpublished-files.ts";
import type { IncludedFile } from "./page-contents.ts";

/** The paths from the docs root at which what a file includes may be; none for a package, and for one outside the root. */
export function includedPaths(
  { source, isSnippet }: Pick<IncludedFile, "source" | "isSnippet">,
  file: string,
): string[] {
  if (isSnippet) return snippetPaths(source);
  if (source.startsWith("/") || (isPageFile(source) && !source.startsWith("."))) return [normalizePath(source)];
  const path = source.startsWith(".") ? pathInRoot(source, folderOf(file)) : undefined;
  return path === undefined ? [] : [path];
}

/** The files that may be meant by what a file includes, the first of them first. */
export const includedFiles = (
  included: Pick<IncludedFile, "source" | "isSnippet">,
  file: string,
  mounts?: readonly string[],
): string[] =>
  includedPaths(included, file)
    .flatMap((path) => meantPaths(path, file, mounts))
    .flatMap(filesOfImport);

interface KnownFiles {
  readonly contents: ReadonlyMap<string, unknown>;
  readonly files: FileSource;
  /** The folders of the site in which other repositories are. */
  readonly mounts?: readonly string[] | undefined;
}

/** The file that a page, or what it imports, includes. */
export const findIncluded = (
  included: IncludedFile,
  file: string,
  { contents, files, mounts }: KnownFiles,
): string | undefined => includedFiles(included, file, mounts).find((each) => contents.has(each) || files.has(each));
