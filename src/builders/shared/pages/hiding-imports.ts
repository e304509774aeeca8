import { memoized } from "../../../json/memoized.ts";
import { scanPage } from "../../../pages/read/scan-page.ts";
import type { Hides } from "../../../render/audience/visible-parts.ts";
import type { FilesInRoot } from "../../../site/files-in-root.ts";
import { isPageFile } from "../../../vocabulary/files/site-files.ts";

/** In code, more than its imports: what is taken for one leads to no file. */
const SOURCE = /\b(?:from|import)\s*["']([^"']+)["']/g;

/**
 * Tells for each file which of the files that it imports have, in themselves or in what they import, parts for some readers. Each is
 * read once.
 */
export function hidingImports(files: FilesInRoot): (importer: string) => Hides {
  const read = memoized((path: string) => {
    const text = files.text(path) ?? "";
    const sources = isPageFile(path)
      ? scanPage(text).imports.map(({ source }) => source)
      : [...text.matchAll(SOURCE)].map(([, source = ""]) => source);
    return {
      hides: text.includes("Visibility"),
      imports: sources.flatMap((source) => files.imported(source, path) ?? []),
    };
  });
  const leads = (path: string, seen: Set<string>): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    const { hides, imports } = read(path);
    return hides || imports.some((inner) => leads(inner, seen));
  };
  return (importer) => (source) => {
    const path = files.imported(source, importer);
    return path !== undefined && leads(path, new Set());
  };
}
