import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { fingerprintsOf } from "../../policy/fingerprints.ts";
import { printableJson } from "../text/printable.ts";

const LEVELS = { error: "major", warning: "minor", info: "info" } as const;

/** A code quality report. Source: GitLab documentation, "Code Quality report format". */
export function formatGitlab(diagnostics: readonly Diagnostic[]): string {
  const fingerprints = fingerprintsOf(diagnostics);
  const issues = diagnostics.map(({ code, severity, message, hint, file, range }, i) => ({
    description: hint === undefined ? message : `${message}. Hint: ${hint}`,
    check_name: code,
    fingerprint: fingerprints[i],
    severity: LEVELS[severity],
    location: { path: file, lines: { begin: range?.start.line ?? 1, end: range?.end.line ?? 1 } },
  }));
  return `${printableJson(issues)}\n`;
}
