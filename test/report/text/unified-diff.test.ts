import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { lineEdits } from "../../../src/edit/line-edits.ts";
import { unifiedDiff } from "../../../src/report/text/unified-diff.ts";
import { tempSite } from "../../support/temp-site.ts";

const diff = (before: string, after: string) =>
  unifiedDiff({ file: "a.txt", before, after, edits: lineEdits(before, after) });

it("prints changes with three lines of context", () => {
  const lines = Array.from({ length: 20 }, (_, index) => `${index + 1}\n`).join("");
  expect(diff(lines, lines.replace("5\n", "five\n").replace("\n20\n", "\n"))).toBe(
    `--- a/a.txt
+++ b/a.txt
@@ -2,7 +2,7 @@
 2
 3
 4
-5
+five
 6
 7
 8
@@ -17,4 +17,3 @@
 17
 18
 19
-20
`,
  );
});

it("is what git applies, whatever the texts", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "", "d", "e"), { maxLength: 12 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== "" && after !== "" && before !== after);
      const folder = tempSite({ "a.txt": before });
      execFileSync("git", ["apply", "-"], { cwd: folder, input: diff(before, after) });
      expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe(after);
    }),
    { numRuns: 40 },
  );
});
