import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { countOf } from "../diagnostic/words.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";
import type { ReportHead } from "./render-options.ts";

/** How many diagnostics there are of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** `2 errors, 1 warning`; `no problems` without any. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const { error, warning, info } = countSeverities(diagnostics);
  const parts = [
    countUnlessNone(error, "error"),
    countUnlessNone(warning, "warning"),
    countUnlessNone(info, "note"),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "no problems" : parts.join(", ");
}

/** The last line of a report: `2 errors in 5 pages; 3 notes not shown`. */
export function summaryLine(diagnostics: readonly Diagnostic[], { pages, hidden }: ReportHead = {}): string {
  const found = diagnostics.length === 0 && hidden ? hidden.none : summarize(diagnostics);
  const where = pages === undefined ? "" : ` in ${countOf(pages, "page")}`;
  return `${found}${where}${hidden ? `; ${hidden.what}` : ""}`;
}

const countUnlessNone = (n: number, noun: string): string => (n === 0 ? "" : countOf(n, noun));
