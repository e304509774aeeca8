import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli, transcript } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

/** Two sites: one without faults but a page outside the navigation, one with a page that has no file. */
const SITES = {
  ".git/HEAD": "",
  "docs/docs.json": { navigation: { pages: ["intro"] } },
  "docs/intro.mdx": "",
  "docs/drafts/later.mdx": "",
  "api/docs.json": { navigation: { pages: ["intro", "gone"] } },
  "api/intro.mdx": "",
  "other/docs.json": { navigation: { pages: ["nothing"] } },
};

/** What is found, a line each, in a project with these settings. */
function found(config: object, args: string[] = [], folder = "") {
  const cwd = `${tempSite({ ...SITES, "docsjson.config.json": config })}/${folder}`;
  const { stdout, stderr, status } = runCli(["check", "--format", "concise", ...args], { cwd });
  const lines = stdout.match(/^\S+: \w+ [\w/-]+/gm) ?? [];
  return { lines, stderr, status };
}

const SAID = {
  orphan: "docs/drafts/later.mdx:1:1: info nav/orphan-page",
  gone: "api/docs.json:5:7: error nav/page-not-found",
};

describe("docsjson.config.json", () => {
  it("names the sites that are checked where none is given", () => {
    expect(found({ sites: ["docs", "api"] })).toEqual({
      lines: [SAID.gone, SAID.orphan],
      stderr: "",
      status: 1,
    });
    expect(found({ sites: ["d*"] }).lines).toEqual([SAID.orphan]);
    expect(found({ sites: ["docs", "api"] }, ["api"]).lines).toEqual([SAID.gone]);
    expect(found({ sites: ["docs", "api"] }, [], "docs").lines).toEqual(["drafts/later.mdx:1:1: info nav/orphan-page"]);
    expect(found({ sites: ["doc"] })).toEqual({
      lines: [],
      stderr: 'docsjson check: "sites" of docsjson.config.json: doc does not exist\n',
      status: 2,
    });
  });

  it.each([[[]], [[1]], [["docs", 1]]])("with the sites %j is no check of nothing", (sites) => {
    const { lines, stderr, status } = found({ sites });
    if (sites.includes("docs" as never)) expect([lines.at(-1), status]).toEqual([SAID.orphan, 1]);
    else expect([stderr, status]).toEqual(['docsjson check: "sites" of docsjson.config.json names no site\n', 2]);
  });

  it.each(["docsjson.config.json", "package.json"])("is not shown through a link out of the repository: %s", (name) => {
    const secret = join(tempSite({ key: "SECRET-LINE\n" }), "key");
    const cwd = tempSite(SITES);
    symlinkSync(secret, join(cwd, "docs", name));
    const { stdout, stderr, status } = runCli(["check"], { cwd: join(cwd, "docs") });
    expect(stdout + stderr).not.toContain("SECRET-LINE");
    if (name === "package.json") expect(stderr).toBe("");
    else expect([stderr, status]).toEqual([expect.stringContaining(`${name} is a link that leads out of`), 2]);
    rmSync(join(cwd, "docs", name));
    writeFileSync(join(cwd, "shared.json"), JSON.stringify({ rules: { "nav/orphan-page": "off" }, docsjson: {} }));
    symlinkSync("../shared.json", join(cwd, "docs", name));
    expect(runCli(["check"], { cwd: join(cwd, "docs") }).stderr).not.toContain("link");
  });

  it.runIf(process.platform !== "win32").each(["docsjson.config.json", "package.json", "accepted.json"])(
    "is a file, and nobody waits for a pipe: %s",
    (name) => {
      const cwd = tempSite({
        ...SITES,
        ...(name === "accepted.json" && { "docsjson.config.json": { baseline: name } }),
      });
      execFileSync("mkfifo", [join(cwd, name)]);
      const { stderr, status } = runCli(["check", "docs"], { cwd });
      expect(stderr).toMatch(/is neither a file nor a folder|is not a file/);
      expect(status).toBe(2);
    },
  );

  it("sets rules, and those of the command line win", () => {
    const rules = { "nav/*": "warning", "nav/page-not-found": "info" };
    const sites = ["docs", "api"];
    expect(found({ sites, rules })).toEqual({
      lines: ["docs/drafts/later.mdx:1:1: warning nav/orphan-page", "api/docs.json:5:7: info nav/page-not-found"],
      stderr: "",
      status: 0,
    });
    expect(found({ sites, rules }, ["--rule", "*=error"]).lines).toEqual([
      SAID.orphan.replace("info", "error"),
      SAID.gone,
    ]);
    expect(found({ sites, rules: { "nav/orphan-page": "warning" }, strict: true }, ["docs"]).status).toBe(0);
  });

  it("sets rules for some files, and ignores others", () => {
    const overrides = [
      { paths: ["drafts/"], rules: { "nav/orphan-page": "off" } },
      { paths: ["/api/docs.json"], rules: { "*": "info" } },
    ];
    expect(found({ sites: ["docs", "api"], overrides })).toEqual({
      lines: ["api/docs.json:5:7: info nav/page-not-found"],
      stderr: "",
      status: 0,
    });
    expect(found({ ignore: ["docs/drafts", "/api", "other"] })).toEqual({ lines: [], stderr: "", status: 0 });
    expect(found({ ignore: ["*.mdx"] }, ["docs", "--rule", "nav/orphan-page=error"]).lines).toEqual([]);
  });

  it("says how docs.json is read, and which hosts may be asked", () => {
    const site = {
      "docs.json": { navigation: { languages: [{ language: "ja", pages: ["intro"] }] } },
      "intro.mdx": "",
    };
    const dialectOf = (config: object, ...args: string[]) => {
      const cwd = tempSite({ ...site, "package.json": { name: "docs", docsjson: config } });
      return JSON.parse(runCli(["check", "--format", "json", ...args], { cwd }).stdout).dialect;
    };
    expect([dialectOf({ dialect: "mintlify" }), dialectOf({ dialect: "mintlify" }, "--dialect", "spec")]).toEqual([
      "mintlify",
      "spec",
    ]);
    const cwd = tempSite({
      "docs.json": { navigation: { groups: [{ group: "API", openapi: "https://specs.invalid/a.yaml" }] } },
      "docsjson.config.json": { hosts: ["specs.invalid"] },
    });
    const codes = (...args: string[]) =>
      runCli(["check", "--format", "concise", ...args], { cwd }).stdout.match(/openapi\/[\w-]+/g);
    expect(codes("--offline")).toEqual(["openapi/remote-blocked"]);
    expect(codes()).not.toEqual(["openapi/remote-blocked"]);
  });

  it("names the baseline", () => {
    const config = { sites: ["api"], baseline: "known.json" };
    const cwd = tempSite({ ...SITES, "docsjson.config.json": config });
    expect(runCli(["check", "--update-baseline"], { cwd: `${cwd}/api` })).toEqual({
      stdout: "",
      stderr: "wrote 1 finding to ../known.json\n",
      status: 0,
    });
    expect(Object.values(JSON.parse(readFileSync(`${cwd}/known.json`, "utf8")).findings)).toHaveLength(1);
    expect(runCli(["check"], { cwd }).status).toBe(0);
  });

  it("counts in every folder below it, up to the root of the repository", () => {
    const cwd = tempSite({ ...SITES, "docsjson.config.json": { rules: { "nav/*": "off" } }, "inner/.git": "" });
    expect(runCli(["check", "."], { cwd: `${cwd}/api` }).status).toBe(0);
    mkdirSync(`${cwd}/api/.git`);
    expect(runCli(["check", "."], { cwd: `${cwd}/api` }).status).toBe(1);
    expect(runCli(["check", ".", "--config", "../docsjson.config.json"], { cwd: `${cwd}/api` }).status).toBe(0);
    expect(runCli(["check", ".", "--config", "none.json"], { cwd: `${cwd}/api` })).toMatchObject({
      stderr: "docsjson check: none.json does not exist\n",
      status: 2,
    });
  });

  it("is read by resolve and preview too", () => {
    const cwd = tempSite({ ...SITES, "docsjson.config.json": { sites: ["docs"], dialect: "mintlify", rulez: {} } });
    const resolved = JSON.parse(runCli(["resolve"], { cwd }).stdout);
    expect([resolved.dialect, resolved.pages.length]).toEqual(["mintlify", 1]);
    expect(resolved.diagnostics[0]).toMatchObject({ code: "config/unknown-field", file: "../docsjson.config.json" });
    expect(runCli(["preview", "--out", "-"], { cwd }).stdout).toContain("rulez");
    const several = tempSite({ ...SITES, "docsjson.config.json": { sites: ["docs", "api"] } });
    expect(runCli(["resolve"], { cwd: several }).stderr).toContain(
      "there are several sites, docs, api: give the path of one",
    );
  });
});

describe("overrides that apply to nothing", () => {
  const LEGACY = { paths: ["docs/legacy/"], rules: { "link/*": "off" } };
  const site = {
    ".git/HEAD": "",
    "docs/docs.json": { navigation: { pages: ["intro", "legacy/old"] } },
    "docs/intro.mdx": "",
    "docs/legacy/old.mdx": "[gone](/gone)\n",
    "api/docs.json": { navigation: { pages: ["start"] } },
    "api/start.mdx": "",
  };
  const unused = (overrides: readonly object[], { args = [] as string[], files = {}, settings = {} } = {}) => {
    const cwd = tempSite({ ...site, ...files, "docsjson.config.json": { ...settings, overrides } });
    const { stdout } = runCli(["check", "--format", "concise", ...args], { cwd });
    return stdout.match(/^docsjson\.config\.json.*/gm) ?? [];
  };
  const said = (entry: string) => expect.stringContaining(entry);

  it("are told at their place once all sites are checked, whichever has no use for them", () => {
    const overrides = [
      LEGACY,
      { pages: ["into"], rules: { "*": "off" } },
      { pages: ["intro", "start"], rules: { "page/*": "info" } },
      { pointers: ["/navigation/tabs"], rules: { "*": "error" } },
      { paths: ["docs/intro.mdx"], rules: { "link/*": "error" } },
    ];
    expect(unused(overrides)).toEqual([
      said("config/unused-override: this override names no file, page or value that exists"),
      said("config/unused-override: this override excuses nothing: no finding is left where it applies"),
      said("config/unused-override: this override names no file, page or value that exists"),
    ]);
    expect(unused(overrides, { args: ["docs"] })).toEqual([]);
    expect(unused(overrides, { args: ["--rule", "*=off"] })).toEqual([]);
    expect(unused(overrides, { settings: { rules: { "config/unused-override": "off" } } })).toEqual([]);
  });

  it("are none that excuse what only an option looks for", () => {
    const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {} };
    const files = {
      "docs/docs.json": { api: { openapi: "a.json" }, navigation: { pages: ["intro"] } },
      "docs/a.json": spec,
    };
    const ofSpec = { paths: ["docs/a.json"], rules: { "openapi/*": "off" } };
    const ofWeb = { paths: ["docs/intro.mdx"], rules: { "link/external-dead": "off" } };
    const own = { paths: ["docs/intro.mdx"], rules: { "acme/owner": "off" } };
    const settings = { customRules: ["rules.js"] };
    expect(unused([ofSpec, ofWeb, own], { files, settings, args: ["--no-custom-rules"] })).toEqual([]);
    expect(unused([ofSpec, ofWeb], { files, args: ["--specs"] })).toEqual([said("excuses nothing")]);
  });

  it("are told again by a run that rests on the last one", () => {
    const cwd = tempSite({
      ...site,
      "node_modules/.keep": "",
      "docsjson.config.json": { overrides: [{ pages: ["x"], rules: { "*": "off" } }] },
    });
    const run = () => runCli(["check", "--format", "concise"], { cwd }).stdout;
    expect(run()).toContain("config/unused-override");
    expect(run()).toContain("config/unused-override");
  });
});

describe("mistakes in the settings", () => {
  const WRONG = `{
  "sites": "docs",
  "dialect": "mintlfy",
  "hosts": ["https://api.example.com"],
  "rulse": {},
  "rules": { "nav/orphan-pages": "off", "nav/empty": "of" },
  "overrides": [{ "paths": ["a"], "rule": {} }],
  "ignore": [""]
}
`;

  it("are findings at their line", () => {
    const cwd = tempSite({
      "docs.json": { navigation: { pages: ["intro"] } },
      "intro.mdx": "",
      "docsjson.config.json": WRONG,
    });
    expect(transcript(["check", "--format", "concise"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check --format concise
      docsjson.config.json:2:12: error config/type: "sites" must be a list, not a string (put it in a list: ["docs"])
      docsjson.config.json:3:14: error config/enum: "dialect" must be "spec", "mintlify" or "auto", not "mintlfy" (did you mean "mintlify"?)
      docsjson.config.json:4:13: error config/format: an entry of "hosts" must be the name of a host, not "https://api.example.com" (use a form such as "api.example.com")
      docsjson.config.json:5:3: error config/unknown-field: "rulse" is not allowed in docsjson.config.json (remove it, or check its spelling)
      docsjson.config.json:6:14: error config/unknown-rule: no finding has the code "nav/orphan-pages" (did you mean "nav/orphan-page"?)
      docsjson.config.json:6:54: error config/enum: "nav/empty" must be "off", "info", "warning" or "error", not "of" (did you mean "off"?)
      docsjson.config.json:7:35: error config/required: an entry of "overrides" is missing the required field "rules"; found "rule" instead (did you mean "rules"?)
      docsjson.config.json:8:14: error config/range: an entry of "ignore" must not be empty
      exit 1"
    `);
    expect(transcript(["check", "--max", "1"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check --max 1
      docsjson.config.json:2:12  error  config/type
        "sites" must be a list, not a string

          1 | {
        > 2 |   "sites": "docs",
            |            ^^^^^^
          3 |   "dialect": "mintlfy",

        hint: put it in a list: ["docs"]

      … and 7 errors more; --max N shows more, --format json all

      8 errors in 1 page
      exit 1"
    `);
  });

  it("are found in package.json, of which nothing else is judged", () => {
    const text = `{ "name": 1, "name": 2, "docsjson": { "rules": { "nav": "off" } } }`;
    const cwd = tempSite({ "docs.json": { navigation: { pages: ["intro"] } }, "intro.mdx": "", "package.json": text });
    expect(transcript(["check", "--format", "concise"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson check --format concise
      package.json:1:50: error config/unknown-rule: no finding has the code "nav" (did you mean "nav/*"?)
      exit 1"
    `);
  });

  it("are found where it is no JSON, or no object", () => {
    const site = { "docs.json": { navigation: { pages: ["intro"] } }, "intro.mdx": "" };
    const check = (text: string) =>
      transcript(["check", "--format", "concise"], { cwd: tempSite({ ...site, "docsjson.config.json": text }) });
    expect(check('{ "sites": ["."], }')).toMatchInlineSnapshot(`
      "$ docsjson check --format concise
      docsjson.config.json:1:17: error config/syntax: a comma before the closing "}" is not allowed (remove the comma)
      exit 1"
    `);
    expect(check("[]")).toMatchInlineSnapshot(`
      "$ docsjson check --format concise
      docsjson.config.json:1:1: error config/type: docsjson.config.json must be an object, not a list (use an object: { "…": … })
      exit 1"
    `);
  });

  it("do not keep the rest from counting", () => {
    const config = { sites: ["api"], rules: { "nav/page-not-found": "off", "nav/nothing": "off" } };
    const { lines, status } = found(config);
    expect(lines).toEqual(["docsjson.config.json:7:5: error config/unknown-rule"]);
    expect(status).toBe(1);
  });

  it("come with the first of several sites", () => {
    const { lines } = found({ sites: ["docs", "api"], strickt: true });
    expect(lines).toEqual(["docsjson.config.json:6:3: error config/unknown-field", SAID.gone, SAID.orphan]);
  });

  it("come with a docs.json from stdin", () => {
    const cwd = tempSite({ "docsjson.config.json": { strickt: true } });
    const { stdout, status } = runCli(["check", "-", "--format", "concise"], {
      cwd,
      stdin: '{ "navigation": { "pages": ["a"] } }',
    });
    expect([stdout, status]).toEqual([
      expect.stringContaining("docsjson.config.json:2:3: error config/unknown-field"),
      1,
    ]);
  });
});
