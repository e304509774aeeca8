import { type Code, code } from "../../diagnostic/code.ts";
import { type Finding, type FindingExtras, finding, type Place } from "../../diagnostic/finding.ts";

export const moreFindings = code("config/more-findings", {
  severity: "info",
  message: ({ count }: { count: number }) => `${count} more findings are not listed`,
  hint: () => "fix the listed ones, and check again",
});

const MOST_FINDINGS = 10_000;

/** The receiver of findings. */
export type Reporter = Pick<Findings, "add">;

/** Collects findings, up to ten thousand; past that it only counts. */
export class Findings {
  readonly #list: Finding[] = [];
  #left = 0;

  add<Args extends object>(code: Code<Args>, args: NoInfer<Args>, place: Place, more?: FindingExtras): void {
    if (this.#list.length >= MOST_FINDINGS) {
      this.#left++;
      return;
    }
    this.#list.push(finding<Args>(code, args, place, more));
  }

  /** All that was found. */
  done(): Finding[] {
    if (this.#left === 0) return this.#list;
    return [...this.#list, finding(moreFindings, { count: this.#left }, { pointer: "" })];
  }
}
