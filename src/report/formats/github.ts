import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { takeOfEachSeverity } from "../worst-first.ts";

const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const;

/** How many annotations of a severity GitHub shows for one step. */
const MOST_ANNOTATIONS = 10;

/**
 * Annotations of a pull request, one workflow command a line, the worst first, ten of each severity.
 * Source: GitHub Actions, "Workflow commands", "Setting an error message"; its limit, "Annotations".
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const { taken } = takeOfEachSeverity(diagnostics, MOST_ANNOTATIONS, ({ severity }) => severity);
  const lines = taken.map(({ file, range, severity, message, hint, code }) => {
    const properties: [string, string | number][] = [["file", file]];
    if (range) {
      properties.push(["line", range.start.line], ["endLine", range.end.line], ["col", range.start.column]);
      if (range.end.line === range.start.line) properties.push(["endColumn", range.end.column]);
    }
    properties.push(["title", code]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
    return `::${COMMANDS[severity]} ${list}::${escapeData(hint === undefined ? message : `${message}\nHint: ${hint}`)}\n`;
  });
  return lines.join("");
}

/** As workflow commands write it; what else a terminal would act on is written out. */
const escapeData = (text: string): string =>
  printable(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
