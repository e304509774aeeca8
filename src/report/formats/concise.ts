import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { printableLines } from "../text/printable.ts";
import { worstFirst } from "../worst-first.ts";

/**
 * For editors and agents: a line each, the worst first, with what to do:
 * `docs.json:12:7: error nav/page-not-found: There is no page file "instal.mdx" (did you mean "install"?)`.
 */
export function formatConcise(diagnostics: readonly Diagnostic[]): string {
  const lines = worstFirst(diagnostics).map(({ file, range, severity, code, message, hint }) => {
    const { line, column } = range?.start ?? { line: 1, column: 1 };
    const advice = hint === undefined ? "" : ` (${hint})`;
    return `${file}:${line}:${column}: ${severity} ${code}: ${message}${advice}`;
  });
  return printableLines(lines);
}
