import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";

/** One line each, as compilers print them: `docs.json:12:7: error: … [nav/mixed-children]`. */
export function formatUnix(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(({ file, range, severity, message, code }) => {
    const at = range?.start ?? { line: 1, column: 1 };
    return `${printable(`${file}:${at.line}:${at.column}: ${severity}: ${message} [${code}]`)}\n`;
  });
  return lines.join("");
}
