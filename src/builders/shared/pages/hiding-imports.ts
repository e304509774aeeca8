import type { Hides } from "../../../render/audience/visible-parts.ts";
import type { FilesInRoot } from "../../../site/files-in-root.ts";
import { folderOf, pathInRoot } from "../../../vocabulary/addresses/root-path.ts";

const SOURCE = /\b(?:from|import)\s*["']([^"']+)["']/g;

/** Tells which files that a file imports have, in themselves or in what they import, parts for some readers. */
export function hidesIn(files: FilesInRoot, importer: string): Hides {
  const seen = new Set<string>();
  const hides = (source: string, from: string): boolean => {
    const path = source.startsWith(".") ? pathInRoot(source, folderOf(from)) : pathInRoot(source);
    if (path === undefined || seen.has(path)) return false;
    seen.add(path);
    const text = files.text(path) ?? "";
    return text.includes("Visibility") || [...text.matchAll(SOURCE)].some(([, inner = ""]) => hides(inner, path));
  };
  return (source) => {
    seen.clear();
    return hides(source, importer);
  };
}
