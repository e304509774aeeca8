import type { CodeArguments, DiagnosticCode } from "../../diagnostic/codes.ts";
import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";

const MOST_FINDINGS = 10_000;

/** The receiver of findings. */
export type Reporter = Pick<Findings, "add">;

/** Collects findings, up to ten thousand; past that it only counts. */
export class Findings {
  readonly #list: Finding[] = [];
  #left = 0;

  add<Code extends DiagnosticCode>(
    code: Code,
    args: CodeArguments[Code],
    place: Place,
    more?: Parameters<typeof finding>[3],
  ): void {
    if (this.#list.length >= MOST_FINDINGS) {
      this.#left++;
      return;
    }
    this.#list.push(finding(code, args, place, more));
  }

  /** All that was found. */
  done(): Finding[] {
    if (this.#left === 0) return this.#list;
    return [...this.#list, finding("config/more-findings", { count: this.#left }, { pointer: "" })];
  }
}
