import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "docsjson/node";
import fc from "fast-check";
import ignore from "ignore";
import { describe, expect, it } from "vitest";
import { readIgnoreRules } from "../../../src/vocabulary/files/ignore-rules.ts";
import { tempSite } from "../../support/temp-site.ts";

/** As a walk asks: a folder that is ignored takes all that is in it along. */
function isIgnored(rules: string, path: string): boolean {
  const ignored = readIgnoreRules(rules);
  const names = path.split("/");
  return names.some((_, i) => ignored(names.slice(0, i + 1).join("/"), i < names.length - 1));
}

describe("ignore rules", () => {
  it("say what the ignore package says", () => {
    const name = fc
      .array(fc.constantFrom("a", "b", "*", "?", "[ab]", "[!a]", "[a-b]", "\\\\a", "é", "🙂", "[[:alpha:]]"), {
        minLength: 1,
        maxLength: 4,
      })
      .map((tokens) => tokens.join("").replace(/\*{2,}/g, "*"));
    const pattern = fc
      .tuple(
        fc.constantFrom("", "!", "/"),
        fc.array(fc.oneof(name, fc.constant("**")), { minLength: 1, maxLength: 4 }),
        fc.constantFrom("", "/"),
      )
      .map(([before, names, after]) => before + names.join("/") + after);
    const path = fc
      .array(fc.array(fc.constantFrom("a", "b", "é"), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
      .map((names) => names.map((chars) => chars.join("")).join("/"));
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 3 }), path, (patterns, path) => {
        const expected = ignore({ ignorecase: false }).add(patterns).ignores(path);
        expect(isIgnored(patterns.join("\n"), path)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["stars in a name", "*a*a*a*a*a*a*a*a*a*b", "a".repeat(250)],
    ["stars across names", "**/a/**/a/**/a/**/a/**/b", `${"a/".repeat(1000)}c`],
    ["classes", "[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*1", "a".repeat(250)],
    ["a long pattern", "a".repeat(1_000_000), "a".repeat(250)],
    ["a long run of brackets", "[".repeat(100_000), "[".repeat(250)],
    ["a long run of spaces", `a${" ".repeat(100_000)}b`, "a"],
  ])("take no time for %s", (_, pattern, path) => {
    expect(readIgnoreRules(pattern)(path, false)).toBe(false);
  });
});

describe("the file of ignore rules", () => {
  const site = () => tempSite({ "docs.json": { navigation: { pages: ["a"] } }, "a.mdx": "" });
  const ignoreFileFindings = async (root: string) =>
    (await loadSite(root)).diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`);

  it("is not waited for where it is a pipe", async () => {
    const root = site();
    spawnSync("mkfifo", [join(root, ".mintignore")]);
    expect(await ignoreFileFindings(root)).toEqual([
      "config/ignore-file .mintignore: .mintignore is not a file, so no files are ignored",
    ]);
  });

  it("is not read outside the docs root", async () => {
    const root = site();
    const outside = tempSite({ rules: "a.mdx" });
    symlinkSync(join(outside, "rules"), join(root, ".mintignore"));
    expect(await ignoreFileFindings(root)).toEqual([
      "config/ignore-file .mintignore: .mintignore leads out of the docs root, so no files are ignored",
    ]);
    expect([...(await loadSite(root)).value.pages.keys()]).toEqual(["a"]);
  });

  it("is not read where it is too large", async () => {
    const root = site();
    writeFileSync(join(root, ".mintignore"), "a\n".repeat(1_000_000));
    expect(await ignoreFileFindings(root)).toEqual([
      "config/ignore-file .mintignore: .mintignore is too large, so no files are ignored",
    ]);
  });
});
