import type { Diagnostic } from "./diagnostic.ts";

/** Diagnostics without fixes at keys that are in their object more than once: a fix would correct one of them alone. */
export function withoutFixesOfRepeatedKeys(diagnostics: Diagnostic[]): Diagnostic[] {
  const repeated = new Set(diagnostics.filter(isRepetition).map(filePointer));
  if (repeated.size === 0) return diagnostics;
  return diagnostics.map((each) =>
    each.fixes.length > 0 && !isRepetition(each) && repeated.has(filePointer(each)) ? { ...each, fixes: [] } : each,
  );
}

const isRepetition = ({ code }: Diagnostic): boolean => code === "config/duplicate-key";

const filePointer = ({ file, pointer }: Diagnostic): string => `${file}#${pointer}`;
