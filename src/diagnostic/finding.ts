import { navigationExample } from "../codes/examples/example.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";
import { type Code, code, type Note } from "./code.ts";
import type { Range } from "./diagnostic.ts";

/** Where a finding points, before lines and columns are known. */
export interface Place {
  /** Absent: `pointer` leads into the assembled config, includes and all. */
  file?: string;
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** What to underline at the pointer: the property's key, or (default) its value. */
  part?: "key" | "value";
  /** Known already, as for syntax errors; nothing is looked up then. */
  range?: Range;
}

/** A correction that replaces the text at a place. `text` is inserted as it is (quotes included). */
export interface ProposedFix {
  title: string;
  place: Place;
  text: string;
}

/** The other end of a fault. */
export interface RelatedEnd {
  note: Note;
  args: object;
  place: Place;
}

/** A fault as the checks report it: facts, neither worded nor located yet. */
export interface Finding {
  code: Code;
  severity: Severity;
  args: object;
  place: Place;
  related: RelatedEnd[];
  fixes: ProposedFix[];
}

/** What a finding may have besides its facts and its place; `severity`, if it is not the code's. */
export interface FindingExtras {
  related?: RelatedEnd[];
  fixes?: ProposedFix[];
  severity?: Severity | undefined;
}

/** A finding of a code, with the facts that its sentences are made of. */
export const finding = <Args extends object>(
  code: Code<Args>,
  args: NoInfer<Args>,
  place: Place,
  { related = [], fixes = [], severity = code.severity }: FindingExtras = {},
): Finding => ({ code, severity, args, place, related, fixes });

/** The other end of a fault, with the facts that its note is made of. */
export const relatedEnd = <Args extends object>(note: Note<Args>, args: NoInfer<Args>, place: Place): RelatedEnd => ({
  note,
  args,
  place,
});

export const moreFindings = code("config/more-findings", {
  severity: "info",
  title: "There are more findings than are listed",
  explanation: "A file with tens of thousands of faults has one cause, so not all of them are listed.",
  example: {
    ...navigationExample('{ "pages": [1, 2, 3, … 10001] }', '{ "pages": ["intro"] }'),
    isSketch: true,
  },
  message: ({ count }: { count: number }) => `${count} more findings are not listed`,
  hint: () => "fix the listed ones, and check again",
});

/** So many of one code have one cause. */
const MOST_OF_A_CODE = 10_000;

/** The receiver of findings. */
export type Reporter = Pick<Findings, "add">;

/** A receiver that adds to a list. */
export const reporterTo = (findings: Finding[]): Reporter => ({
  add: (code, args, place, more) => findings.push(finding(code, args, place, more)),
});

/** Collects findings, up to ten thousand of a code; past that it only counts. */
export class Findings {
  readonly #list: Finding[] = [];
  readonly #counts = new Map<Code, number>();
  #left = 0;

  add<Args extends object>(code: Code<Args>, args: NoInfer<Args>, place: Place, more?: FindingExtras): void {
    this.push(finding<Args>(code, args, place, more));
  }

  push(found: Finding): void {
    const count = this.#counts.get(found.code) ?? 0;
    this.#counts.set(found.code, count + 1);
    if (count < MOST_OF_A_CODE) this.#list.push(found);
    else this.#left++;
  }

  /** Whether more findings of a code are only counted, so that their facts need not be found. */
  isFull(code: Code): boolean {
    return (this.#counts.get(code) as number) >= MOST_OF_A_CODE;
  }

  /** All that was found, at the end how many are not listed. */
  done(): Finding[] {
    if (this.#left === 0) return this.#list;
    return [...this.#list, finding(moreFindings, { count: this.#left }, { pointer: "" })];
  }
}

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
