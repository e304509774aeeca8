import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { printableLines } from "../text/printable.ts";

/** One line each, as compilers print them: `docs.json:12:7: error: … [nav/mixed-children]`. */
export function formatUnix(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(({ file, range, severity, message, code }) => {
    const { line, column } = range?.start ?? { line: 1, column: 1 };
    return `${file}:${line}:${column}: ${severity}: ${message} [${code}]`;
  });
  return printableLines(lines);
}
