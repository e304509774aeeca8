import { navigationExample } from "../codes/examples/example.ts";
import { type Code, code } from "./code.ts";
import { type Finding, type FindingExtras, finding, type Place } from "./finding.ts";

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
