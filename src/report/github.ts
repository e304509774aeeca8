import type { Diagnostic } from "../diagnostic/diagnostic.ts";

const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const;

/**
 * Annotations of a pull request, one workflow command a line.
 * Source: GitHub Actions, "Workflow commands", "Setting an error message".
 */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(({ file, range, severity, message, hint, code }) => {
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

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
