import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite } from "../../../support/temp-site.ts";

const SUMMARY = `# Table of contents

* [Welcome](README.md)
* [Setup](start/setup.md)
  * [On Linux](start/setup/linux%20box.md#top)
  * [Elsewhere](https://example.com)

## Using *it*

- [Queries](<use/queries.md>)
- Recipes
    - [Soup](use/soup.md "A tip")
`;

const MKDOCS = `site_name: Acme
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
site_url: !ENV [URL, "x"]
plugins:
  - search
  - redirects:
      redirect_maps:
        old.md: guide/new.md
  - redirects: { redirect_maps: { old.md: index.md } }
nav:
  - index.md
  - Guide:
    - guide/new.md
    - Deeper:
      - Title: guide/deep.md
  - Code: https://example.com/code
`;

const navigation = (cwd: string, file: string) => JSON.parse(folderTexts(cwd)[file] ?? "");

describe("docsjson import summary", () => {
  it("takes sections, nested pages and redirects, and says what had no place", () => {
    const pages = {
      "README.md": "",
      "start/setup.md": "",
      "start/setup/linux box.md": "",
      "use/queries.md": "",
      "use/soup.md": "",
    };
    const files = { ...pages, "SUMMARY.md": SUMMARY, ".gitbook.yaml": "redirects:\n  help: start/setup.md\n" };
    const cwd = tempSite(files);
    expect(transcript(["import", "summary"], { cwd })).toBe(`$ docsjson import summary
created docs.json
changed README.md
changed start/setup/linux box.md
changed use/queries.md
changed use/soup.md
stderr: the link Elsewhere to https://example.com has no place among pages
stderr: README.md would not be published under this name: docsjson mv README index
exit 0`);
    const { "docs.json": _, ...others } = folderTexts(cwd);
    expect(others).toEqual({
      ...files,
      "README.md": '---\nsidebarTitle: "Welcome"\n---\n\n',
      "start/setup/linux box.md": '---\nsidebarTitle: "On Linux"\n---\n\n',
      "use/queries.md": '---\nsidebarTitle: "Queries"\n---\n\n',
      "use/soup.md": '---\nsidebarTitle: "Soup"\n---\n\n',
    });
    expect(navigation(cwd, "docs.json")).toMatchObject({
      navigation: {
        groups: [
          {
            group: "Documentation",
            pages: ["README", { group: "Setup", root: "start/setup", pages: ["start/setup/linux box"] }],
          },
          { group: "Using it", pages: ["use/queries", { group: "Recipes", pages: ["use/soup"] }] },
        ],
      },
      redirects: [{ source: "/help", destination: "/start/setup" }],
    });
    expect(runCli(["check"], { cwd }).status).toBe(0);
    expect(runCli(["import", "summary"], { cwd })).toMatchObject({ status: 2 });
  });
});

describe("docsjson import mkdocs", () => {
  it("takes the nav and the redirects, whatever tags the file uses", () => {
    const cwd = tempSite({
      "mkdocs.yml": MKDOCS,
      "docs/index.md": "",
      "docs/guide/new.md": "",
      "docs/guide/deep.md": "",
    });
    expect(transcript(["import", "mkdocs"], { cwd })).toBe(`$ docsjson import mkdocs
created docs/docs.json
changed docs/guide/deep.md
stderr: the link Code to https://example.com/code has no place among pages
stderr: of 2 redirects from /old the first is taken
exit 0`);
    expect(navigation(cwd, "docs/docs.json")).toMatchObject({
      name: "Acme",
      navigation: {
        groups: [
          { group: "Documentation", pages: ["index"] },
          { group: "Guide", pages: ["guide/new", { group: "Deeper", pages: ["guide/deep"] }] },
        ],
      },
      redirects: [{ source: "/old", destination: "/guide/new" }],
    });
    expect(runCli(["check", "docs"], { cwd }).status).toBe(0);
  });

  it("says which entries of the nav lead nowhere", () => {
    const cwd = tempSite({
      "mkdocs.yml": "nav: [index.md, { About: }, null, { Year: 2026 }, /]",
      "docs/index.md": "",
    });
    const { stderr, status } = runCli(["import", "mkdocs"], { cwd });
    expect(status).toBe(0);
    for (const entry of ['"About"', "an empty entry", '"Year"', '"/"']) {
      expect(stderr).toContain(`${entry} in "nav" of mkdocs.yml is not a page, a link or a section\n`);
    }
  });

  it.each([
    [{ "mkdocs.yml": "nav: [", "docs/a.md": "" }, "mkdocs.yml is not YAML"],
    [{ "mkdocs.yml": "site_name: A", "docs/a.md": "" }, "names no pages that docs.json can list; docsjson init"],
    [{ "mkdocs.yml": "nav: [x webhook y.md]", "docs/x webhook y.md": "" }, "names no pages that docs.json can list"],
    [
      { "mkdocs.yml": "nav: [{ A: https://x.y }]", "docs/a.md": "" },
      "names no pages that docs.json can list; docsjson init",
    ],
    [{ "mkdocs.yml": "nav: [a.md]" }, 'the folder "docs" of the pages does not exist'],
    [{ "a.md": "" }, "contains no mkdocs.yml"],
  ])("refuses %j", (files, message) => {
    const { stderr, status } = runCli(["import", "mkdocs"], { cwd: tempSite(files) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

describe("docsjson import", () => {
  it("keeps titles beside what the front matter has, and says which syntax of the old tool pages still have", () => {
    const cwd = tempSite({
      "mkdocs.yml": "nav:\n  - Start: a.md\n  - Same: b.md\n  - Other: c.md\n  - Broken: d.md\n",
      "docs/a.md": "---\r\ntitle: About\r\n---\r\n!!! note\r\n    Text\r\n",
      "docs/b.md": "---\ntitle: Same\n---\n```\n!!! note\n```\n",
      "docs/c.md": '# Heading\n\n=== "Tab"\n\n???+ tip\n',
      "docs/d.md": "---\na: b: c\n---\n",
    });
    expect(transcript(["import", "mkdocs"], { cwd })).toBe(`$ docsjson import mkdocs
created docs/docs.json
changed docs/a.md
changed docs/c.md
stderr: the title "Broken" of d.md is left out: its front matter is not YAML
stderr: admonitions (!!! note) are in 2 pages (a.md, c.md): write <Note>, or <Accordion> for those that fold
stderr: tabs (=== "Name") are in 1 page (c.md): write <Tabs>
exit 0`);
    expect(folderTexts(cwd)).toMatchObject({
      "docs/a.md": '---\r\ntitle: About\r\nsidebarTitle: "Start"\r\n---\r\n!!! note\r\n    Text\r\n',
      "docs/b.md": "---\ntitle: Same\n---\n```\n!!! note\n```\n",
      "docs/c.md": '---\ntitle: "Heading"\nsidebarTitle: "Other"\n---\n\n# Heading\n\n=== "Tab"\n\n???+ tip\n',
    });
  });

  it.each([
    ["mkdocs", { "site/mkdocs.yml": "docs_dir: ../outside\nnav: [a.md]\n", "outside/a.md": "" }],
    [
      "docusaurus",
      {
        "site/docusaurus.config.mjs": 'export default { presets: [["classic", { docs: { path: "../outside" } }]] };',
        "outside/a.md": "",
      },
    ],
  ])("%s does not write outside of the project", (tool, files) => {
    const cwd = tempSite(files);
    const { stderr, status } = runCli(["import", tool, "site"], { cwd });
    expect(stderr).toContain('site: the pages are in "../outside", outside of the project');
    expect(status).toBe(2);
    expect(folderTexts(cwd)).toEqual(files);
  });

  it("summary: lists no page for a link to a heading", () => {
    const cwd = tempSite({ "SUMMARY.md": "* [A](a.md)\n* [Below](#below)\n", "a.md": "# A" });
    expect(runCli(["import", "summary"], { cwd }).status).toBe(0);
    expect(JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation.groups[0].pages).toEqual(["a"]);
  });

  it("puts the pages of groups that are nested too deeply for docs.json into the group around them", () => {
    const nested = (levels: number): object =>
      levels === 0
        ? { type: "doc", id: "p0" }
        : { type: "category", label: `L${levels}`, items: [nested(levels - 1), `p${levels}`] };
    const categories = [nested(70)];
    const list = Array.from({ length: 71 }, (_, depth) => `${" ".repeat(depth)}* [L${70 - depth}](p${70 - depth}.md)`);
    const pages = Object.fromEntries(Array.from({ length: 71 }, (_, page) => [`p${page}.md`, ""]));
    for (const [tool, files] of [
      ["summary", { "SUMMARY.md": `# T\n\n${list.join("\n")}\n` }],
      [
        "docusaurus",
        {
          "docusaurus.config.mjs": `export default { presets: [["classic", { docs: { path: ".", sidebarPath: "./sidebars.json" } }]] };`,
          "sidebars.json": { all: categories },
        },
      ],
    ] as const) {
      const cwd = tempSite({ ...files, ...pages });
      const { stderr, status } = runCli(["import", tool], { cwd });
      expect(stderr).toMatch(/the pages of the groups L\d.* are in the group around: docs\.json has at most 64 levels/);
      expect(status).toBe(0);
      expect(JSON.stringify(navigation(cwd, "docs.json")).match(/"p\d+"/g)).toHaveLength(71);
      expect(runCli(["check", "--strict"], { cwd }).stdout).not.toContain("nav/too-deep");
    }
  });

  it.each([
    [
      "mkdocs",
      { "mkdocs.yml": "site_name: A\nnav: &all\n  - Again: *all\n", "docs/a.md": "" },
      'mkdocs.yml:2: "nav" is nested deeper than 64 levels, in the section "Again"',
    ],
    [
      "mkdocs",
      { "mkdocs.yml": `nav: ${"[".repeat(20_000)}${"]".repeat(20_000)}`, "docs/a.md": "" },
      "nesting exceeded maxDepth (100) (1:105)",
    ],
  ])("%s: says where a navigation is too deep", (tool, files, message) => {
    const { stderr, status } = runCli(["import", tool], { cwd: tempSite(files) });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(2);
  });

  it("reads a config in TypeScript that uses require and __dirname", () => {
    const cwd = tempSite({
      "docusaurus.config.ts": `import type { Config } from "@docusaurus/types";
const path = require("node:path");
const config: Config = {
  title: path.basename(path.join(__dirname, "Acme")),
  presets: [["classic", { docs: { path: path.join(__dirname, "handbook"), sidebarPath: require.resolve("./sidebars.ts") } }]],
  themeConfig: { prism: { theme: require("prism-react-renderer").themes.github } },
};
export default config;
`,
      "sidebars.ts": 'module.exports = { main: ["intro"] } satisfies object;\n',
      "handbook/intro.md": "",
    });
    expect(runCli(["import", "docusaurus"], { cwd })).toMatchObject({
      status: 0,
      stdout: "created handbook/docs.json\n",
    });
    expect(JSON.parse(folderTexts(join(cwd, "handbook"))["docs.json"] ?? "")).toMatchObject({
      name: "Acme",
      navigation: { groups: [{ pages: ["intro"] }] },
    });
  });

  it("runs no config whose values are written in it, and says which it runs and why", () => {
    const files = {
      "docusaurus.config.ts": `import { themes } from "prism-react-renderer";
import type { Config } from "@docusaurus/types";
const repository = "https://github.com/acme";
export default async function createConfig(): Promise<Config> {
  const plugins = [["@docusaurus/plugin-client-redirects", { redirects: [{ from: "/old", to: "/docs/intro" }] }]];
  return {
    title: \`Ac${"$"}{"me"}\`,
    plugins: [...plugins],
    presets: [["classic", { docs: { sidebarPath: "./sidebars.js", remarkPlugins: [require("remark-x")({ a: 1 })] } }]],
    themeConfig: { prism: { theme: themes.github }, navbar: { items: [{ label: "Code", href: repository + "/acme" }] } },
    customFields: { key: process.env.KEY, made: [1, 2].map((each) => each * 2) },
  };
}
`,
      "docs/intro.md": "",
      "package.json": {},
    };
    const literal = tempSite({ ...files, "sidebars.js": 'module.exports = { main: ["intro"] };\n' });
    expect(runCli(["import", "docusaurus"], { cwd: literal })).toMatchObject({ status: 0, stderr: "" });
    const written = JSON.parse(folderTexts(join(literal, "docs"))["docs.json"] ?? "");
    expect(written).toMatchObject({
      name: "Acme",
      navigation: { groups: [{ pages: ["intro"] }] },
      navbar: { links: [{ label: "Code", href: "https://github.com/acme/acme" }] },
      redirects: [{ source: "/old", destination: "/intro" }, {}],
    });
    const computed = tempSite({
      ...files,
      "sidebars.js": 'require("node:fs").writeFileSync("was-run", "");\nmodule.exports = { main: ["intro"] };\n',
    });
    expect(runCli(["import", "docusaurus"], { cwd: computed })).toMatchObject({
      status: 0,
      stderr: "sidebars.js was run to read it, since it has statements that do more than define values\n",
    });
    expect(folderTexts(computed)).toHaveProperty("was-run");
    expect(JSON.parse(folderTexts(join(computed, "docs"))["docs.json"] ?? "")).toEqual(written);
  });

  const doubled = (first: string, next: (before: string) => string) =>
    [`const a0 = ${first};`, ...Array.from({ length: 60 }, (_, at) => `const a${at + 1} = ${next(`a${at}`)};`)].join(
      "\n",
    );
  const TOO_MANY = "sidebars.js can't be read: it has more than 500,000 values";
  it.each([
    ["lists", doubled('["intro"]', (before) => `[...${before}, ...${before}]`), TOO_MANY],
    ["references", doubled('["intro"]', (before) => `[${before}, ${before}]`), TOO_MANY],
    [
      "texts",
      doubled('"intro"', (before) => `${before} + ${before}`),
      "sidebars.js can't be loaded: Invalid string length",
    ],
  ])("ends a config of %s that double", (_, values, message) => {
    const cwd = tempSite({
      "docusaurus.config.js": 'module.exports = { title: "A" };',
      "sidebars.js": `${values}\nmodule.exports = { main: [a60] };\n`,
      "docs/intro.md": "",
      "package.json": {},
    });
    expect(runCli(["import", "docusaurus"], { cwd })).toMatchObject({
      status: 2,
      stderr: `docsjson import: ${message}\n`,
    });
  });

  it("takes a page with a name that no file can have for one that is missing", () => {
    const cwd = tempSite({
      "mkdocs.yml": `site_name: A\nnav:\n  - a.md\n  - ${"b".repeat(5000)}.md\n`,
      "docs/a.md": "",
    });
    const { stderr, status } = runCli(["import", "mkdocs"], { cwd });
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(0);
  });

  it("ends a config that fills the memory", { timeout: 60_000 }, () => {
    const cwd = tempSite({
      "docusaurus.config.mjs": "const all = []; for (;;) all.push(new Array(1e6).fill(0.5));\nexport default {};\n",
    });
    const { stderr, status } = runCli(["import", "docusaurus"], { cwd });
    expect(stderr).toMatch(/take more than 1 GiB of memory|end in 30 seconds/);
    expect(status).toBe(2);
  });
});
