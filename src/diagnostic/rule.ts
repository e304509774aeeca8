import type { Code } from "./code.ts";

/**
 * A rule of one stage. It stands in the stage's list, in the order in which the rules run; a new rule touches its own file,
 * its test and that list.
 */
export interface Rule<Subject, Answer = void> {
  /** The codes that it reports. */
  readonly codes: readonly Code[];
  /** Whether what it needs is at hand, such as a list of page files. Default: always. */
  readonly needs?: (subject: Subject) => boolean;
  /** Looks at the subject, and adds findings to it. */
  readonly check: (subject: Subject) => Answer;
}

/** Runs the rules of a stage, in their order. */
export function runRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): void {
  for (const { needs, check } of rules) if (!needs || needs(subject)) check(subject);
}

/** A rule that reads files or asks others, whose code is loaded if it is needed. */
export interface LoadedRule<Subject> {
  readonly needs: (subject: Subject) => boolean;
  readonly load: () => Promise<Rule<Subject, Promise<void>>>;
}

/** Runs such rules, one after the other. */
export async function runLoadedRules<Subject>(rules: readonly LoadedRule<Subject>[], subject: Subject): Promise<void> {
  for (const { needs, load } of rules) if (needs(subject)) await (await load()).check(subject);
}
