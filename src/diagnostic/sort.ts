import type { Diagnostic } from "./diagnostic.ts";

/** Diagnostics by file, offset and code, each one once. Those without a range come first in their file. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(compare);
  return sorted.filter((diagnostic, i) => i === 0 || !same(diagnostic, sorted[i - 1] as Diagnostic));
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    (a.range?.start.offset ?? -1) - (b.range?.start.offset ?? -1) ||
    compareText(a.code, b.code) ||
    compareText(a.pointer, b.pointer) ||
    (a.args === b.args ? 0 : compareText(JSON.stringify(a.args), JSON.stringify(b.args)))
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const same = (a: Diagnostic, b: Diagnostic): boolean => compare(a, b) === 0 && a.severity === b.severity;
