import { join } from "node:path";
import { type Diagnostic, renameFiles } from "../../diagnostic/diagnostic.ts";
import type { Site } from "../../site/load-site.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";

/** Diagnostics and texts, with files by the paths that the reader of the terminal (or a CI) knows. */
export interface NamedReport {
  diagnostics: Diagnostic[];
  sources: Map<string, string>;
}

/** A site's diagnostics with files by their paths from the current folder instead of the docs root. */
export function nameFromFolder(
  diagnostics: readonly Diagnostic[],
  { folder, texts }: Pick<Site, "folder" | "texts">,
  cwd: string,
): NamedReport {
  const rename = (file: string): string => (isWebUrl(file) ? file : pathFrom(cwd, join(folder, file)));
  const sources = new Map([...texts].map(([file, text]) => [rename(file), text]));
  return { diagnostics: renameFiles(diagnostics, rename), sources };
}
