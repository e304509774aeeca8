import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { code, type Diagnostic, flatten } from "docsjson";
import { type CustomRule, checkSite, type RuledSite } from "docsjson/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const PROJECT = new URL("../..", import.meta.url).pathname;

/** The documented project, in a folder where `docsjson` is installed. */
async function documented(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-rules-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(PROJECT, "fixtures/custom-rules"), folder, { recursive: true });
  await mkdir(join(folder, "node_modules"));
  symlinkSync(PROJECT, join(folder, "node_modules/docsjson"), "dir");
  return folder;
}

const check = (cwd: string, ...args: string[]) => runCli(["check", "--format", "concise", ...args], { cwd });

describe("the documented rules", () => {
  const OWNER = "docs/faq.mdx:1:1: warning acme/no-owner: nobody owns this page (add owner: TEAM to the front matter)";
  const GROUP = "docs/docs.json:4:7: error acme/large-group: the group has 4 entries, more than 3 (divide it)";
  const ADDRESS = "docs/faq.mdx:5:22: warning acme/own-address: https://docs.acme.com/install is a page of this site";

  it("find pages without owner, large groups and own addresses, with severities and excuses", async () => {
    const { stdout, stderr, status } = check(await documented());
    expect(stdout.trim().split("\n")).toEqual([GROUP, OWNER, expect.stringContaining(ADDRESS)]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
  });

  it("are set by --rule, and accepted by a baseline", async () => {
    const cwd = await documented();
    expect(check(cwd, "--rule", "acme/*=off")).toMatchObject({ stdout: "", status: 0 });
    expect(check(cwd, "--rule", "acme/large-group=off", "--strict").stdout).toContain("error acme/no-owner");
    expect(check(cwd, "--rule", "acme/large-grop=off")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('did you mean "acme/large-group"?'),
    });
    check(cwd, "--baseline", "known.json", "--update-baseline");
    expect(check(cwd, "--baseline", "known.json")).toMatchObject({ stdout: "", status: 0 });
  });

  it("correct what they find", async () => {
    const cwd = await documented();
    const { stderr } = check(cwd, "--fix");
    expect(stderr).toContain("1 correction");
    expect(folderTexts(join(cwd, "docs"))["faq.mdx"]).toContain("[how to install](/install)");
  });

  it("are not executed by commands that only look at a site", async () => {
    const cwd = tempSite({
      "docs.json": { navigation: { pages: ["intro"] } },
      "intro.mdx": "",
      "rules.mjs": "process.exit(9);",
      "docsjson.config.json": { customRules: ["rules.mjs"], rules: { "acme/x": "error" } },
    });
    expect(runCli(["resolve"], { cwd }).status).toBe(0);
    expect(runCli(["coverage"], { cwd }).status).not.toBe(9);
    expect(runCli(["check"], { cwd }).status).toBe(9);
  });
});

const found = code("acme/found", { severity: "info", message: ({ what }: { what: string }) => `here is ${what}` });

const SITE = {
  "docs.json": { navigation: { $ref: "nav.json" }, name: "Acme" },
  "nav.json": { groups: [{ group: "Start", pages: ["intro", "more/guide"] }] },
  "intro.mdx":
    "---\ntitle: Intro\nteam: a\n---\n\nSome words.\n\n{/* docsjson-disable-next-line acme/* */}\nSome words.\n",
  "more/guide.md": "# Guide",
  "snippets/part.mdx": "Some words.",
  "README.md": "Some words.",
};

/** What rules find in a site, as `file:line:column what`. */
async function ask(...rules: CustomRule[]): Promise<string[]> {
  const { diagnostics } = await checkSite(tempSite(SITE), { customRules: rules, rules: { "nav/*": "off" } });
  return diagnostics.filter(({ code }) => code === found.name || code === "config/custom-rule").map(lineOf);
}

const lineOf = ({ file, range, message }: Diagnostic): string =>
  `${file}:${range?.start.line}:${range?.start.column} ${message}`;

const rule = (look: (site: RuledSite) => void | Promise<void>): CustomRule => ({ codes: [found], check: look });

describe("a rule", () => {
  it("sees the pages of readers, and reports at pages, nodes, pointers and ranges", async () => {
    const looks = rule(({ navigation, pages, report }) => {
      report(found, { what: [...pages.keys()].join() }, { pointer: "/name" });
      for (const node of flatten(navigation)) report(found, { what: node.title }, node.source);
      const intro = pages.get("intro");
      if (!intro) return;
      report(found, { what: String(intro.frontMatter.team) }, { file: intro.file, pointer: "/team" });
      for (const { index } of intro.text.matchAll(/words/g)) {
        report(found, { what: "a word" }, { file: intro.file, range: intro.rangeOf(index, index + 5) });
      }
      report(found, { what: "a page" }, intro);
    });
    expect(await ask(looks)).toEqual([
      "docs.json:5:11 here is intro,more/guide",
      "intro.mdx:1:1 here is a page",
      "intro.mdx:3:7 here is a",
      "intro.mdx:6:6 here is a word",
      "nav.json:3:5 here is Start",
      "nav.json:6:9 here is Intro",
      "nav.json:7:9 here is Guide",
    ]);
  });

  it("that fails is a finding, and keeps no other from being asked", async () => {
    const fails = rule(({ report }) => {
      report(found, { what: "something before" }, { file: "intro.mdx" });
      throw new RangeError("too much");
    });
    let late: RuledSite["report"] | undefined;
    const isLate = rule(({ report }) => {
      late = report;
    });
    const wrongPlace = rule(({ report }) => report(found, { what: "it" }, { pointer: "name" }));
    const wrongCode = rule(({ report }) => report(code("acme/other", { severity: "info", message: () => "" }), {}, {}));
    const works = rule(({ report }) => report(found, { what: "the end" }, { pointer: "/name" }));
    const lines = await ask(fails, isLate, wrongPlace, wrongCode, works);
    expect(lines).toEqual([
      expect.stringMatching(/^docs\.json:1:1 the rule of "acme\/found" failed: RangeError: too much \(.*:\d+:\d+\)$/),
      expect.stringContaining('"name" is not a JSON Pointer'),
      expect.stringContaining("acme/other is not among the codes of its rule"),
      "docs.json:5:11 here is the end",
      "intro.mdx:1:1 here is something before",
    ]);
    expect(() => late?.(found, { what: "it" }, {})).toThrow("after its rule has ended");
  });

  it("must be one", async () => {
    const cwd = tempSite(SITE);
    const withRules = (customRules: unknown) => checkSite(cwd, { customRules: customRules as CustomRule[] });
    await expect(withRules([{ codes: [found] }])).rejects.toThrow('rule 1 has no function "check"');
    const taken = { ...found, name: "nav/mine" };
    await expect(withRules([{ ...rule(() => {}), codes: [taken] }])).rejects.toThrow(
      "an area that no code of docsjson has",
    );
  });
});

describe("customRules", () => {
  const project = (files: object, settings: object) =>
    check(
      tempSite({
        "docs.json": { navigation: { pages: ["intro"] } },
        "intro.mdx": "",
        "docsjson.config.json": settings,
        ...files,
      }),
    ).stdout.trim();

  it("says which module is missing, fails or has no rules, and which codes nobody has", () => {
    const lines = project(
      { "bad.mjs": "\nthrow new Error('no');", "none.mjs": "export const rules = [];" },
      { customRules: ["gone.mjs", "bad.mjs", "none.mjs"], rules: { "acme/x": "off", "nav/orphn-page": "off" } },
    );
    expect(lines.split("\n")).toEqual([
      'docsjson.config.json:3:5: error config/custom-rule: "gone.mjs" does not exist (paths of customRules count from the folder of this file)',
      'docsjson.config.json:4:5: error config/custom-rule: "bad.mjs" cannot be executed: Error: no (bad.mjs:2:7)',
      expect.stringContaining(
        'docsjson.config.json:5:5: error config/custom-rule: the default export of "none.mjs" is not a list',
      ),
      expect.stringContaining('config/unknown-rule: no finding has the code "nav/orphn-page"'),
    ]);
  });

  it("knows the codes of the rules", () => {
    const rules = `export default [{ codes: [{ name: "acme/x", severity: "info", message: () => "here" }],
      check: ({ report, codes }) => {} }];`;
    expect(project({ "rules.mjs": rules }, { customRules: ["rules.mjs"], rules: { "acme/x": "off" } })).toBe("");
    expect(project({ "rules.mjs": rules }, { customRules: ["rules.mjs"], rules: { "acme/y": "off" } })).toContain(
      'no finding has the code "acme/y" (did you mean "acme/*" or "acme/x"?)',
    );
    expect(project({}, { rules: { "acme/x": "off" } })).toContain('no finding has the code "acme/x"');
    expect(project({}, { customRules: [], rules: { "acme/*": "loud" } })).toContain("loud");
  });
});
