import type { Severity } from "../../vocabulary/platform/severity.ts";

/** What is said about a code apart from its findings. */
export interface CodeDescription {
  /** The severity unless `--strict` or `--rule` says otherwise. */
  readonly severity: Severity;
  /** One line, for lists of codes. */
  readonly title: string;
  /** One paragraph for the reference page. */
  readonly explanation: string;
}
