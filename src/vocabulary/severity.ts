/** `error` breaks the site or contradicts the specification, `warning` is a likely mistake, `info` is worth knowing. */
export type Severity = "error" | "warning" | "info";
