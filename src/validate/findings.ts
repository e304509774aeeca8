import type { CodeArguments, DiagnosticCode } from "../diagnostic/codes.ts";
import type { Severity } from "../diagnostic/diagnostic.ts";
import { type Finding, finding, type Place } from "../diagnostic/finding.ts";

const MOST_FINDINGS = 10_000;

/** Collects findings, up to ten thousand; past that it only counts. */
export class Findings {
  readonly #list: Finding[] = [];
  #left = 0;

  add<Code extends DiagnosticCode>(
    code: Code,
    args: CodeArguments[Code],
    place: Place,
    more: Parameters<typeof finding>[3] & { severity?: Severity } = {},
  ): void {
    if (this.#list.length >= MOST_FINDINGS) {
      this.#left++;
      return;
    }
    const { severity, ...rest } = more;
    const found = finding(code, args, place, rest);
    this.#list.push(severity === undefined ? found : { ...found, severity });
  }

  /** All that was found. */
  done(): Finding[] {
    if (this.#left === 0) return this.#list;
    return [...this.#list, finding("config/more-findings", { count: this.#left }, { pointer: "" })];
  }
}
