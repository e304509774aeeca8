import type { Diagnostic } from "./diagnostic.ts";

/** The diagnostics with their files under other names, such as paths from the current folder. Nothing is mutated. */
export function renameFiles(diagnostics: readonly Diagnostic[], rename: (file: string) => string): Diagnostic[] {
  const renamed = <T extends { file: string }>(place: T): T => ({ ...place, file: rename(place.file) });
  return diagnostics.map((diagnostic) => ({
    ...renamed(diagnostic),
    related: diagnostic.related.map(renamed),
    fixes: diagnostic.fixes.map(renamed),
  }));
}
