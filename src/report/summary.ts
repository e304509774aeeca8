import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Severity } from "../diagnostic/severity.ts";
import { countOf } from "../diagnostic/words.ts";

/** How many diagnostics there are of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** `2 errors, 1 warning`; `no problems` without any. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const { error, warning, info } = countSeverities(diagnostics);
  const parts = [count(error, "error"), count(warning, "warning"), count(info, "note")].filter((part) => part !== "");
  return parts.length === 0 ? "no problems" : parts.join(", ");
}

const count = (n: number, noun: string): string => (n === 0 ? "" : countOf(n, noun));
