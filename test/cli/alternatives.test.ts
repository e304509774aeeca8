import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli, transcript } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const DOCS = `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "navigation": {
    "global": { "anchors": [{ "anchor": "Blog", "href": "https://acme.example" }] },
    "groups": [
      { "group": "Start",   "pages": ["intro", "guides/setup"] },
      { "group": "API", "openapi": "api.yaml" }
    ]
  }
}
`;

const SITE = {
  "api.yaml": 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /users:\n    get: { summary: List }\n',
  "docs.json": DOCS,
  "fr/intro.mdx": "",
  "guides/setup.mdx": "See [the intro](/intro) and [home](https://acme.example).\n",
  "intro.mdx": "[Setup](guides/setup)\n",
};

/** The navigation as the first entry of a list, deeper by two levels. */
const wrapped = (list: string, first: string, second: string) =>
  DOCS.replace(
    /"groups": \[[\s\S]*\n {4}\]\n/,
    `"${list}": [
      {
        ${first},
        "groups": [
          { "group": "Start",   "pages": ["intro", "guides/setup"] },
          { "group": "API", "openapi": "api.yaml" }
        ]
      },
${second}
    ]
`,
  );

const FRENCH = `      {
        "language": "fr",
        "groups": [
          {
            "group": "Start",
            "pages": [
              "fr/intro"
            ]
          },
          {
            "group": "API",
            "openapi": {
              "source": "api.yaml",
              "directory": "fr/api-reference"
            }
          }
        ]
      }`;

const FROZEN = `      {
        "version": "v1",
        "groups": [
          {
            "group": "Start",
            "pages": [
              "v1/intro",
              "v1/guides/setup"
            ]
          },
          {
            "group": "API",
            "openapi": {
              "source": "v1/api.yaml",
              "directory": "v1/api-reference"
            }
          }
        ]
      }`;

const errors = (cwd: string): unknown[] =>
  JSON.parse(runCli(["check", "--format", "json"], { cwd }).stdout).diagnostics.filter(
    ({ severity }: { severity: string }) => severity !== "info",
  );

describe("docsjson language add", () => {
  it("writes a language from the default one, with the pages that are translated", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["language", "add", "fr"], { cwd })).toBe(
      "$ docsjson language add fr\nchanged docs.json\nstderr: 1 of 2 pages are translated\nexit 0",
    );
    expect(folderTexts(cwd)).toEqual({ ...SITE, "docs.json": wrapped("languages", '"language": "en"', FRENCH) });
    expect(errors(cwd)).toEqual([]);
  });

  it("takes the others too with --all, behind the languages that are there", () => {
    const cwd = tempSite({ ...SITE, "docs.json": wrapped("languages", '"language": "en"', FRENCH) });
    expect(runCli(["language", "add", "es", "--all"], { cwd })).toMatchObject({ status: 0 });
    const { languages } = JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation;
    expect(languages.map(({ language }: { language: string }) => language)).toEqual(["en", "fr", "es"]);
    expect(languages[2].groups[0]).toEqual({ group: "Start", pages: ["es/intro", "es/guides/setup"] });
  });

  it.each([
    [["add", "xx"], "language codes"],
    [["add", "es"], "no page is translated: a page such as es/intro.mdx is missing"],
    [["add", "en"], "name another language with --from"],
    [["fr"], "language takes add and one code"],
  ])("refuses %j", (args, message) => {
    const cwd = tempSite(SITE);
    const { stderr, status } = runCli(["language", ...args], { cwd });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(folderTexts(cwd)).toEqual(SITE);
  });
});

describe("docsjson version cut", () => {
  it("refuses a folder whose pages are not published", () => {
    const site = { ...SITE, ".mintignore": "v*/\n" };
    const cwd = tempSite(site);
    const { stderr, status } = runCli(["version", "cut", "v1"], { cwd });
    expect(stderr).toContain("v1/intro.mdx is not published: .mintignore leaves it out");
    expect(status).toBe(2);
    expect(folderTexts(cwd)).toEqual(site);
  });

  it("copies pages and specs, with links among them, and leaves the current version as it is", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["version", "cut", "v1"], { cwd })).toBe(
      "$ docsjson version cut v1\nchanged docs.json\ncopied intro.mdx to v1/intro.mdx\ncopied guides/setup.mdx to v1/guides/setup.mdx\ncopied api.yaml to v1/api.yaml\nexit 0",
    );
    expect(folderTexts(cwd)).toEqual({
      ...SITE,
      "docs.json": wrapped("versions", '"version": "latest"', FROZEN),
      "v1/api.yaml": SITE["api.yaml"],
      "v1/guides/setup.mdx": "See [the intro](/v1/intro) and [home](https://acme.example).\n",
      "v1/intro.mdx": "[Setup](./guides/setup)\n",
    });
    expect(errors(cwd)).toEqual([]);
    expect(runCli(["version", "cut", "v1"], { cwd })).toMatchObject({ status: 2 });
  });

  it("copies all that pages are made from, each with a folder of its own for the pages", () => {
    const typedoc = readFileSync(
      new URL("../../fixtures/sites/sdk-typedoc-becomes-pages/harbour.json", import.meta.url),
    );
    const tabs = [
      { tab: "Events", asyncapi: "events.yaml" },
      { tab: "More events", asyncapi: ["events.yaml", "events.yaml"] },
      { tab: "Graph", graphql: "schema.graphql" },
      { tab: "SDK", sdk: { format: "typedoc", source: "sdk/harbour.json" } },
    ];
    const cwd = tempSite({
      "docs.json": { theme: "mint", name: "Acme", colors: { primary: "#0a0" }, navigation: { tabs } },
      "events.yaml": "asyncapi: 3.0.0\ninfo: { title: A, version: '1' }\nchannels: { orders: { address: orders } }\n",
      "schema.graphql": "type Query { lamp: String }\n",
      "sdk/harbour.json": typedoc.toString(),
    });
    expect(runCli(["version", "cut", "v1"], { cwd })).toMatchObject({ status: 0 });
    const texts = folderTexts(cwd);
    expect(JSON.parse(texts["docs.json"] ?? "").navigation.versions[1].tabs).toEqual([
      { tab: "Events", asyncapi: { source: "v1/events.yaml", directory: "v1/asyncapi-reference" } },
      { tab: "More events", asyncapi: ["v1/events.yaml", "v1/events.yaml"] },
      { tab: "Graph", graphql: { source: "v1/schema.graphql", directory: "v1/graphql-reference" } },
      { tab: "SDK", sdk: { format: "typedoc", source: "v1/sdk/harbour.json", directory: "v1/sdk-reference" } },
    ]);
    expect(texts["v1/sdk/harbour.json"]).toBe(typedoc.toString());
    const { stdout } = runCli(["check", "--format", "json"], { cwd });
    // A list has no folder for its pages: they are numbered.
    expect(JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code)).toEqual([
      "openapi/href-collision",
    ]);
  });

  it("cuts the versions of every language", () => {
    const language = (language: string, pages: string[]) => ({
      language,
      versions: [{ version: "v2", groups: [{ group: "A", pages }] }],
    });
    const navigation = { languages: [language("en", ["v2/a"]), language("fr", ["fr/v2/a"])] };
    const docs = { theme: "mint", name: "Acme", colors: { primary: "#0a0" }, navigation };
    const cwd = tempSite({ "docs.json": docs, "v2/a.mdx": "", "fr/v2/a.mdx": "" });
    expect(runCli(["version", "cut", "v1"], { cwd })).toMatchObject({ status: 0 });
    const { languages } = JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation;
    expect(languages[0].versions[1]).toEqual({ version: "v1", groups: [{ group: "A", pages: ["v1/a"] }] });
    expect(languages[1].versions[1]).toEqual({ version: "v1", groups: [{ group: "A", pages: ["fr/v1/a"] }] });
    expect(errors(cwd)).toEqual([]);
  });

  it("leads links to folders and links without a slash to the copies, and those with a redirect to its end", () => {
    const pages = ["index", "guides/a", "guides/deep/b"];
    const redirects = [{ source: "/guides/deep", destination: "/index" }];
    const docs = { theme: "mint", name: "Acme", colors: { primary: "#0a0" }, navigation: { pages }, redirects };
    const text = "[a](/guides#top) [b](guides/deep/b) [c](/guides/deep)\n";
    const cwd = tempSite({ "docs.json": docs, "index.mdx": "", "guides/a.mdx": text, "guides/deep/b.mdx": "" });
    expect(runCli(["version", "cut", "v1"], { cwd })).toMatchObject({ status: 0 });
    expect(folderTexts(cwd)["v1/guides/a.mdx"]).toBe("[a](/v1/guides#top) [b](v1/guides/deep/b) [c](/v1/index)\n");
  });

  it("refuses a navigation that is a list, which has no place for versions", () => {
    const files = { "docs.json": '{ "navigation": [{ "group": "A", "pages": ["a"] }] }', "a.mdx": "" };
    const cwd = tempSite(files);
    const { status, stderr } = runCli(["version", "cut", "v1"], { cwd });
    expect(stderr).toContain('"navigation" must be an object in docs.json; a list is the format of mint.json');
    expect(status).toBe(1);
    expect(folderTexts(cwd)).toEqual(files);
  });

  it.each([
    ["version cut v1", '"versions": [["intro"]]', "versions"],
    ["version cut v1", '"groups": [{ "group": "A", "pages": ["intro"] }], "versions": []', "versions"],
    ["language add fr", '"languages": "en"', "languages"],
  ])("%s refuses a list without an entry that can be read: %s", async (command, written, key) => {
    const docs = `{ "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" }, "navigation": { ${written} } }`;
    const root = tempSite({ ...SITE, "docs.json": docs });
    const { status, stderr } = await runCli([...command.split(" "), "--site", root]);
    expect(status).toBe(2);
    expect(stderr).toContain(`docs.json has no "${key}" that can be read: "docsjson check" says why`);
    expect(readFileSync(`${root}/docs.json`, "utf8")).toBe(docs);
  });

  it("refuses a name that is no folder", () => {
    const cwd = tempSite(SITE);
    expect(runCli(["version", "cut", "../x"], { cwd })).toMatchObject({ status: 2 });
    expect(folderTexts(cwd)).toEqual(SITE);
  });
});

describe("docsjson coverage", () => {
  it("shows what is covered as a table", () => {
    const cwd = tempSite({ ...SITE, "docs.json": wrapped("languages", '"language": "en"', FRENCH), "new.mdx": "" });
    expect(transcript(["coverage"], { cwd })).toBe(`$ docsjson coverage
pages                3 of 4   75 %  lacks new
operations api.yaml  1 of 1  100 %
language fr          1 of 2   50 %  lacks guides/setup
exit 0`);
    expect(runCli(["coverage", "--min", "60"], { cwd }).status).toBe(1);
    expect(runCli(["coverage", "--list"], { cwd }).stdout).toContain("50 %\n  guides/setup\n");
    expect(JSON.parse(runCli(["coverage", "--format", "json"], { cwd }).stdout).rows[0]).toEqual({
      kind: "pages",
      name: "",
      covered: 3,
      total: 4,
      missing: ["new"],
    });
  });
});
