/** `error` breaks the site or contradicts the specification, `warning` is a likely mistake, `info` is worth knowing. */
export type Severity = "error" | "warning" | "info";

/** The severities, the worst first. */
export const SEVERITIES = ["error", "warning", "info"] as const satisfies readonly Severity[];
