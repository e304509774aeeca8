/** `error` breaks the site or contradicts the specification, `warning` is a likely mistake, `info` is worth knowing. */
export type Severity = "error" | "warning" | "info";

/** The severities, the worst first. */
export const SEVERITIES = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** The severity that replaces a code's own; `off` removes its diagnostics. */
export type RuleSeverity = Severity | "off";

/** What a rule may say of a code. */
export const RULE_SEVERITIES = ["off", "info", "warning", "error"] as const satisfies readonly RuleSeverity[];
