import type { Severity } from "../vocabulary/platform/severity.ts";
import type { CodeExample } from "./examples/example.ts";

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

/** What a code is by default, and how its copies are grouped. Generated tables have it by the names of codes. */
export interface CodeDefaults {
  /** True: it is reported only if a rule names it. */
  readonly onlyIfAsked?: true;
  /** A code that is reported by the hundred, each time about another page. More than a few are one cause. */
  readonly often?: OftenReported;
  /** A code about a target that many pages name: findings about one target are one cause, whatever the spelling. */
  readonly byTarget?: TargetReported;
}

/** Sentences have facts in braces. */
export interface OftenReported {
  /** The facts by which findings are told apart if many have the same. */
  readonly advice: readonly string[];
  /** `{count}`: how many findings; of other facts, the first of their values. */
  readonly message: string;
}

export interface TargetReported {
  /** The facts that name the target. */
  readonly facts: readonly string[];
  /** `{pages}`: `12 pages`; other facts are quoted. By the fact `case` if the code has cases. */
  readonly message: string | Readonly<Record<string, string>>;
}

/** Everything that a code says of itself besides the sentences of its findings; codes of other packages need not. */
export interface DescribedCode extends Partial<Omit<CodeDescription, "severity">>, CodeDefaults {
  readonly severity: Severity;
  /** Files that have its diagnostic and no other, and the same without. */
  readonly example?: CodeExample;
}
