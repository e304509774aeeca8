import type { Reporter, TestCase } from "vitest/node";
import { howToGet, isRequired, LACKS } from "./need.ts";

/** Ends a run with a line for each tool that tests were skipped for. With `CI` set, a required one is a failure. */
export default class MissingTools implements Reporter {
  readonly #skipped = new Map<string, number>();

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== "skipped") return;
    const [, tool] = new RegExp(`\\(${LACKS}([^)]+)\\)`).exec(test.fullName) ?? [];
    if (tool !== undefined) this.#skipped.set(tool, (this.#skipped.get(tool) ?? 0) + 1);
  }

  onTestRunEnd(): void {
    for (const [tool, count] of this.#skipped) {
      const [skipped, them] =
        count === 1 ? ["1 test was skipped: it needs", "it"] : [`${count} tests were skipped: they need`, "them"];
      console.log(`${skipped} ${tool}. To run ${them}, ${howToGet(tool)}.`);
    }
    if (process.env.CI && [...this.#skipped.keys()].some(isRequired)) process.exitCode = 1;
  }
}
