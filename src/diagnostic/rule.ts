import type { Code } from "./code.ts";

/**
 * A rule of one stage. It stands in the stage's list, in the order in which the rules run; a new rule touches its own file,
 * its test and that list.
 */
export interface Rule<Subject> {
  /** The codes that it reports. */
  readonly codes: readonly Code[];
  /** Whether what it needs is at hand, such as a list of page files. Default: always. */
  readonly needs?: (subject: Subject) => boolean;
  /** Looks at the subject, and adds findings to it. */
  readonly check: (subject: Subject) => void;
}

/** Runs the rules of a stage, in their order. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): void {
  for (const { needs, check } of rules) if (!needs || needs(subject)) check(subject);
}
