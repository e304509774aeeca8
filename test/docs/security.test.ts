import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../..", import.meta.url).pathname;

it("each promise of SECURITY.md names the test that holds it", () => {
  const [, promises = ""] = readFileSync(`${root}SECURITY.md`, "utf8").split(/^## What is promised.*$/m);
  const [table = ""] = promises.split(/^## /m);
  const rows = table.split("\n").filter((line) => /^\| (?!-|command \|)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const tests = row.match(/test\/[\w./-]+\.test\.ts/g) ?? [];
    expect(tests.length, row).toBeGreaterThan(0);
    for (const test of tests) expect(existsSync(root + test), `${row}: ${test}`).toBe(true);
  }
});
