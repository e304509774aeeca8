import { CODES, type DiagnosticCode } from "./codes.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "./severity.ts";

/** What a code counts as, instead of its own severity; `off` leaves its diagnostics out. */
export type RuleSeverity = Severity | "off";
export type Rules = Readonly<Partial<Record<DiagnosticCode, RuleSeverity>>>;

/**
 * Diagnostics under a caller's rules: first each code's own rule, then, with `strict`, warnings without a rule count as
 * errors. Nothing is mutated.
 * @throws TypeError for a code or a severity that does not exist.
 */
export function applyRules(diagnostics: readonly Diagnostic[], rules: Rules = {}, strict = false): Diagnostic[] {
  for (const [code, severity] of Object.entries(rules)) {
    if (!Object.hasOwn(CODES, code)) throw new TypeError(`no diagnostic has the code ${JSON.stringify(code)}`);
    if (!["off", "error", "warning", "info"].includes(severity)) {
      throw new TypeError(`the rule for ${code} is ${JSON.stringify(severity)}; expected off, error, warning or info`);
    }
  }
  return diagnostics.flatMap((diagnostic) => {
    const rule = Object.hasOwn(rules, diagnostic.code) ? rules[diagnostic.code] : undefined;
    const severity = rule ?? (strict && diagnostic.severity === "warning" ? "error" : diagnostic.severity);
    if (severity === "off") return [];
    return [severity === diagnostic.severity ? diagnostic : { ...diagnostic, severity }];
  });
}
