import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Severity } from "../diagnostic/severity.ts";

/** The severities, the worst first. */
export const SEVERITIES = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** Errors, then warnings, then notes, each in the order they have. */
export const worstFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  SEVERITIES.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity));
