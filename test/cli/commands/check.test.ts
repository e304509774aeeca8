import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli, transcript } from "../../support/run-cli.ts";
import { tempSite } from "../../support/temp-site.ts";

const SPEC = `openapi: 3.1.0
info: { title: Users, version: "1" }
paths:
  /users:
    get: { summary: List users }
    post: { summary: Add a user }
`;

/** The settings that every docs.json has, so that only the navigation is at fault. */
const SETTINGS = { theme: "mint", name: "Acme", colors: { primary: "#0a0" } };

const SITE = {
  "docs/docs.json": {
    ...SETTINGS,
    navigation: {
      tabs: [
        { tab: "Guides", pages: ["intro", "instal"] },
        { tab: "API", openapi: "api.yaml", pages: ["GET /user"] },
      ],
    },
  },
  "docs/intro.mdx": "---\ntitle: Introduction\n---\n",
  "docs/install.mdx": "",
  "docs/api.yaml": SPEC,
};

describe("docsjson check", () => {
  it("prints what is wrong with a code frame, by paths from the current folder", () => {
    expect(transcript(["check", "docs"], { cwd: tempSite(SITE) })).toMatchInlineSnapshot(`
      "$ docsjson check docs
      docs/docs.json:13:11  error  nav/page-not-found  tab "Guides"
        The page file "instal.mdx" does not exist

          12 |           "intro",
        > 13 |           "instal"
             |           ^^^^^^^^
          14 |         ]

        hint: did you mean "install"?

      docs/docs.json:20:11  error  openapi/unknown-operation  tab "API"
        "api.yaml" has no operation "GET /user"

          19 |         "pages": [
        > 20 |           "GET /user"
             |           ^^^^^^^^^^^
          21 |         ]

        hint: did you mean "GET /users"?

      docs/install.mdx:1:1  info  nav/orphan-page
        The page "install" is not in the navigation, so readers need its address to find it
        hint: add it to the navigation, or set "hidden: true" in its front matter

      2 errors, 1 note in 4 pages
      exit 1"
    `);
  });

  it("finds the nearest docs.json upward", () => {
    const cwd = tempSite({ ...SITE, "docs/guides/a.mdx": "" });
    const { stdout, status } = runCli(["check", "--format", "unix"], { cwd: `${cwd}/docs/guides` });
    expect(status).toBe(1);
    expect(stdout).toContain("../docs.json:13:11: ");
  });

  it("is silent about nothing, and ends with 0 where all is well", () => {
    const cwd = tempSite({ "docs.json": { ...SETTINGS, navigation: { pages: ["a"] } }, "a.mdx": "" });
    expect(transcript(["check"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check
      no problems in 1 page
      exit 0"
    `);
  });

  it("prints one JSON object for programs, with files by their paths from the docs root", () => {
    const { stdout, status } = runCli(["check", "docs", "--format", "json"], { cwd: tempSite(SITE) });
    const report = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(Object.keys(report)).toEqual(["version", "dialect", "ok", "summary", "diagnostics"]);
    expect(report).toMatchObject({ version: 1, dialect: "mintlify", ok: false, summary: { pages: 4 } });
    expect(report.diagnostics.every((d: { range?: unknown }) => d.range)).toBe(true);
    expect(report.diagnostics[0]).toMatchInlineSnapshot(`
      {
        "args": {
          "noPages": false,
          "path": "instal",
          "suggestions": [
            "install",
          ],
        },
        "breadcrumb": "tab "Guides"",
        "code": "nav/page-not-found",
        "file": "docs.json",
        "fixes": [],
        "hint": "did you mean "install"?",
        "message": "the page file "instal.mdx" does not exist",
        "pointer": "/navigation/tabs/0/pages/1",
        "range": {
          "end": {
            "column": 19,
            "line": 13,
            "offset": 201,
          },
          "start": {
            "column": 11,
            "line": 13,
            "offset": 193,
          },
        },
        "related": [],
        "severity": "error",
      }
    `);
  });

  it("checks several sites, and gives JSON for each", () => {
    const cwd = tempSite({
      ...SITE,
      "other/docs.json": { ...SETTINGS, navigation: { pages: ["a"] } },
      "other/a.mdx": "",
    });
    const { stdout, status } = runCli(["check", "other", "docs/docs.json", "--format", "json"], { cwd });
    const report = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(report.ok).toBe(false);
    expect(report.sites.map(({ path, ok }: { path: string; ok: boolean }) => [path, ok])).toEqual([
      ["other", true],
      ["docs/docs.json", false],
    ]);
    const unix = runCli(["check", "other", "docs", "--format", "unix"], { cwd }).stdout;
    expect(unix).toMatch(/^docs\/docs\.json:/m);
  });

  it("checks a docs.json on stdin by itself", () => {
    const stdin = '{ "navigation": { "pages": ["nowhere" } }';
    const { stdout, status } = runCli(["check", "-", "--format", "unix"], { stdin });
    expect(stdout).toMatch(/^stdin:1:3\d: error: .* \[config\/syntax\]\n$/);
    expect(status).toBe(1);
    const report = JSON.parse(
      runCli(["check", "-", "--format", "json"], { stdin: '{ "navigation": { "pages": [] } }' }).stdout,
    );
    expect(report).toMatchObject({ version: 1, dialect: "spec", ok: true });
  });

  it("takes severities from --rule and --strict", () => {
    const cwd = tempSite({
      "docs.json": { ...SETTINGS, navigation: { pages: ["a"] }, unheard: 1 },
      "a.mdx": "",
      "b.mdx": "",
    });
    const severities = (...args: string[]) => {
      const { stdout, status } = runCli(["check", "--format", "unix", ...args], { cwd });
      return [...stdout.matchAll(/: (\w+): .*\[(.*)\]$/gm)]
        .map(([, severity, code]) => `${severity} ${code}`)
        .concat(`${status}`);
    };
    expect(severities()).toEqual(["info nav/orphan-page", "warning config/unknown-field", "0"]);
    expect(severities("--strict")).toEqual(["info nav/orphan-page", "error config/unknown-field", "1"]);
    expect(severities("--strict", "--rule", "config/unknown-field=info")).toEqual([
      "info nav/orphan-page",
      "info config/unknown-field",
      "0",
    ]);
    expect(severities("--rule", "nav/orphan-page=error", "--rule=config/unknown-field=off")).toEqual([
      "error nav/orphan-page",
      "1",
    ]);
  });

  it("takes the page files from a list", () => {
    const cwd = tempSite({ ...SITE, "pages.txt": "intro.mdx\ninstal.mdx\n" });
    const { stdout } = runCli(["check", "docs", "--pages", "pages.txt", "--format", "unix"], { cwd });
    expect(stdout).not.toContain("nav/page-not-found");
    expect(runCli(["check", "docs", "--format", "unix"], { cwd }).stdout).toContain("nav/page-not-found");
  });

  it("validates the specs themselves with --specs", () => {
    const cwd = tempSite({
      "docs.json": { ...SETTINGS, navigation: { groups: [{ group: "API", openapi: "api.yaml" }] } },
      "api.yaml": SPEC.replace('version: "1"', "vresion: 1").replace(
        "List users }",
        "List users, parameters: [{ name: 5 }] }",
      ),
    });
    expect(runCli(["check", "--format", "unix"], { cwd }).status).toBe(0);
    const { stdout, status } = runCli(["check", "--specs", "--format", "unix"], { cwd });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^api\.yaml:2:1: error: .*"version".* \[openapi\/invalid-spec\]$/m);
    expect(stdout).toMatch(/^api\.yaml:5:\d+: error: .*"name" must be a string, not 5.* \[openapi\/invalid-spec\]$/m);
  });

  it("decides by --dialect", () => {
    const cwd = tempSite({
      "docs.json": { ...SETTINGS, navigation: { languages: [{ language: "ja", pages: ["a"] }] } },
      "a.mdx": "",
    });
    expect(runCli(["check", "--dialect", "spec"], { cwd }).status).toBe(1);
    expect(runCli(["check", "--dialect", "mintlify"], { cwd }).status).toBe(0);
  });

  it("colours by FORCE_COLOR and NO_COLOR", () => {
    const cwd = tempSite(SITE);
    const colored = (env: Record<string, string>) => runCli(["check", "docs"], { cwd, env }).stdout.includes("\u001b[");
    expect(colored({})).toBe(false);
    expect(colored({ FORCE_COLOR: "1" })).toBe(true);
    expect(colored({ FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
    expect(colored({ FORCE_COLOR: "0" })).toBe(false);
  });

  it.each([
    [["--outputs", "x"], 'no option --outputs; did you mean "--output"?'],
    [["--out", "x"], 'no option --out; did you mean "--output"?'],
    [["--fromat", "json"], 'no option --fromat; did you mean "--format"?'],
    [
      ["--format", "jsn"],
      '--format is "jsn"; expected pretty, json, concise, unix, github, gitlab, junit, markdown, sarif; did you mean "json"?',
    ],
    [["--format"], "--format needs a value"],
    [["--strict=yes"], "--strict takes no value"],
    [["--dialect", "mint"], '--dialect is "mint"; expected spec, mintlify, auto'],
    [["--rule", "nav/orphan=off"], '--rule: no diagnostic has the code "nav/orphan"; did you mean "nav/orphan-page"?'],
    [
      ["--rule", "nav/orphan-pages=off"],
      '--rule: no diagnostic has the code "nav/orphan-pages"; did you mean "nav/orphan-page"?',
    ],
    [
      ["--rule", "naw/orphan-page=off"],
      '--rule: no diagnostic has the code "naw/orphan-page"; did you mean "nav/orphan-page"?',
    ],
    [["--rule", "nav/my-own=off"], '--rule: no diagnostic has the code "nav/my-own"'],
    [["--rule", "My Rule=off"], '--rule: no diagnostic has the code "My Rule"'],
    [["--rule", "nav/orphan-page=warn"], '--rule is "warn"; expected off, info, warning, error'],
    [["--rule", "nav/orphan-page"], '--rule takes CODE=LEVEL, not "nav/orphan-page"'],
    [["--offline", "--allow-remote", "x.test"], "--offline and --allow-remote contradict each other"],
    [
      ["--allow-remote", "https://x.test/"],
      '--allow-remote takes host names, such as api.example.com, not "https://x.test/"',
    ],
    [["nowhere"], "nowhere does not exist"],
    [["empty"], "empty contains no docs.json"],
    [["old"], 'old contains no docs.json; "docsjson migrate mint old" makes one of its mint.json'],
    [["docs", "--pages", "gone.txt"], "the page list gone.txt can't be read"],
  ])("ends with status 2 for %j", (args, message) => {
    const cwd = tempSite({ ...SITE, "empty/x": "", "old/mint.json": {} });
    const { stdout, stderr, status } = runCli(["check", ...args], { cwd });
    expect([stdout, stderr.split("\n", 1)[0], status]).toEqual(["", `docsjson check: ${message}`, 2]);
  });

  it.each(["check", "resolve", "build", "eject new", "coverage", "sync", "preview"])(
    "%s says in the same words that there is no docs.json",
    (words) => {
      const cwd = tempSite({ "empty/x": "", "old/mint.json": {} });
      const saidIn = (folder: string, ...path: string[]) => {
        const { stderr, status } = runCli([...words.split(" "), ...path], { cwd: join(cwd, folder) });
        return [
          stderr
            .split("\n", 1)[0]
            ?.replace(/^docsjson \w+: /, "")
            .replaceAll(cwd, "…"),
          status,
        ];
      };
      const migration = '"docsjson migrate mint" makes one of its mint.json';
      expect([saidIn("empty"), saidIn("old"), saidIn("", "empty"), saidIn("", "gone")]).toEqual([
        ["no docs.json in …/empty or in a folder above it", 2],
        [`no docs.json in …/old or in a folder above it; ${migration}`, 2],
        ["empty contains no docs.json", 2],
        ["gone does not exist", 2],
      ]);
      expect(existsSync(join(cwd, "new"))).toBe(false);
    },
  );
});

describe("docsjson", () => {
  it("prints its version, and says what there is", () => {
    expect(runCli(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(runCli(["--help"])).toMatchObject({ status: 0, stderr: "" });
    expect(runCli([])).toMatchObject({ status: 2, stdout: "" });
    expect(runCli(["check", "--help"]).stdout).toContain("usage: docsjson check [options] [path…]");
    expect(runCli(["help", "check"])).toEqual(runCli(["check", "--help"]));
    expect(runCli(["help", "chekc"]).stderr).toMatch(/^docsjson: no command "chekc"/);
    expect(runCli(["chekc"]).stderr).toMatch(/^docsjson: no command "chekc"; did you mean "check"\?\n/);
    expect(runCli(["broken-links"]).stderr).toMatch(/^docsjson: no command "broken-links"; did you mean "check"\?\n/);
    expect(runCli(["fix"]).stderr).toMatch(/^docsjson: no command "fix"; did you mean "check --fix"\?\n/);
    expect(runCli(["__proto__"]).status).toBe(2);
  });

  it("explains codes", () => {
    expect(transcript(["explain", "nav/orphan-page"])).toMatchInlineSnapshot(`
      "$ docsjson explain nav/orphan-page
      nav/orphan-page (info, since 0.1): A page file is not in the navigation

      The file is published, but no element of the navigation lists it. That is fine for pages that are
      reached by link only. README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md are not published, so
      they are not reported.

      Wrong:
        docs.json
          { "navigation": { "pages": ["intro"] } }
        intro.mdx
        quickstart.mdx

      Right:
        docs.json
          { "navigation": { "pages": ["intro", "quickstart"] } }
        intro.mdx
        quickstart.mdx

      https://docsjson.github.io/docsjson/codes/nav/orphan-page
      exit 0"
    `);
    expect(runCli(["explain"]).stdout).toMatch(/^nav\/mixed-children +error +An element has two kinds of children$/m);
    expect(runCli(["explain", "nav/orphan-pag"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('did you mean "nav/orphan-page"?'),
    });
  });
});
