import type { Reporter, TestCase } from "vitest/node";
import { howToGet, LACKS } from "./need.ts";

/** Ends a run with a line for each tool that tests were skipped for. With `CI` set, that is a failure. */
export default class MissingTools implements Reporter {
  readonly #skipped = new Map<string, number>();

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== "skipped") return;
    const [, tool] = new RegExp(`\\(${LACKS}([^)]+)\\)`).exec(test.fullName) ?? [];
    if (tool !== undefined) this.#skipped.set(tool, (this.#skipped.get(tool) ?? 0) + 1);
  }

  onTestRunEnd(): void {
    for (const [tool, count] of this.#skipped) {
      const tests = count === 1 ? "1 test was" : `${count} tests were`;
      console.log(`${tests} skipped: they need ${tool}. To run them, ${howToGet(tool)}.`);
    }
    if (this.#skipped.size > 0 && process.env.CI) process.exitCode = 1;
  }
}
