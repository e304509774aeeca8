import type { Severity } from "../../vocabulary/platform/severity.ts";

/** The minor versions that brought codes or changed their severity, oldest first. The last one may be in the making. */
export const RELEASES = ["0.1", "0.2"] as const;
export type Release = (typeof RELEASES)[number];

/** What is said about a code apart from its findings. */
export interface CodeDescription {
  /** The severity unless `--strict` or `--rule` says otherwise. */
  readonly severity: Severity;
  /** The release that brought the code. Default: the first. */
  readonly since?: Release;
  /** The severity that the code had until a release changed it. */
  readonly until?: { readonly release: Release; readonly severity: Severity };
  /** How editors draw its place: as what nothing reads, or as what something newer replaces. */
  readonly tag?: "unnecessary" | "deprecated";
  /** One line, for lists of codes. */
  readonly title: string;
  /** One paragraph for the reference page. */
  readonly explanation: string;
}
