import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { SEVERITIES, type Severity } from "../vocabulary/platform/severity.ts";

/** The items of each severity, the worst first. */
export const ofEachSeverity = <T>(items: readonly T[], severityOf: (item: T) => Severity): T[][] =>
  SEVERITIES.map((severity) => items.filter((item) => severityOf(item) === severity));

/** Errors, then warnings, then notes, each in the order they have. */
export const worstFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  ofEachSeverity(diagnostics, ({ severity }) => severity).flat();

/** The first `most` of each severity, the worst first, and all that is left, in the same order. */
export function takeOfEachSeverity<T>(
  items: readonly T[],
  most: number,
  severityOf: (item: T) => Severity,
): { taken: T[]; left: T[] } {
  const groups = ofEachSeverity(items, severityOf);
  return {
    taken: groups.flatMap((group) => group.slice(0, most)),
    left: groups.flatMap((group) => group.slice(most)),
  };
}
