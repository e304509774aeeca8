import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import {
  type Diagnostic,
  type DocsConfig,
  explain,
  formatDiagnostics,
  formatTree,
  type OperationNode,
  REPORT_FORMATS,
  resolveNavigation,
  validateDocs,
} from "docsjson";
import { type ImportedTool, planFixes, planImport, planMigration, planMove, planSync } from "docsjson/author";
import * as builders from "docsjson/builders";
import { addGroup, addPages, addRedirects, movePages, removePages, removeRedirects, renamePages } from "docsjson/edit";
import { checkSite, SiteError } from "docsjson/node";
import { indexChannels, indexGraphql, indexOperations } from "docsjson/openapi";
import { anchorsOf, readPage } from "docsjson/pages";
import { COMMANDS } from "../../../src/cli/commands/index.ts";
import { linkEdits } from "../../../src/edit/pages/page-links.ts";
import { emptySearchMemory } from "../../../src/mcp/search-memory.ts";
import { TOOLS } from "../../../src/mcp/tools/index.ts";
import { buildPreviewData } from "../../../src/preview/build-data.ts";
import { renderPage } from "../../../src/render/render-page.ts";
import { Random } from "../fuzz/mutate.ts";
import { Editor } from "./editor.ts";
import { joinedText } from "./joined.ts";
import type { HostileText } from "./texts.ts";
import * as texts from "./texts.ts";

/** A way into the package for texts of users, and the texts that are hostile to it. */
export interface Surface {
  readonly name: string;
  readonly texts: readonly HostileText[];
  readonly take: (text: string) => unknown;
  /** What is made of the text beforehand, which is another surface and not counted here. */
  readonly prepare?: (text: string) => unknown;
  /** Whether it is tried whenever tests run. */
  readonly isQuick?: true;
}

type Files = Readonly<Record<string, string>>;

const CONFIG = JSON.stringify({
  $schema: "https://mintlify.com/docs.json",
  theme: "mint",
  name: "A",
  colors: { primary: "#000000" },
  navigation: {
    groups: [
      { group: "G", pages: ["a", "b/c"] },
      { group: "API", openapi: "api.json", pages: ["GET /a"] },
    ],
  },
});
const SPEC = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/a": { get: { summary: "A" } }, "/b": { get: {} } },
});
const SITE: Files = { "docs.json": CONFIG, "a.mdx": "# A\n\n[c](/b/c)\n", "b/c.mdx": "# C\n", "api.json": SPEC };

/** What is done in a folder with these files; a site that cannot be read is an answer too. */
async function within(files: Files, work: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-large-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    await work(folder);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a docs.json resolves to, beside some pages and a spec. */
const resolved = (text: string) =>
  resolveNavigation(parse(text) as DocsConfig, {
    pages: new Map([["a", {}], ["b/c", {}]]),
    specs: new Map([["api.json", indexOperations(SPEC)]]),
  }); // biome-ignore format: short

type Navigation = NonNullable<ReturnType<typeof resolved>["value"]>;

/** Something made of the navigation of a docs.json. */
function made(name: string, make: (navigation: Navigation) => unknown): Surface {
  let last: { text: string; navigation: Navigation | null } | undefined;
  const prepare = (text: string) => {
    last = { text, navigation: resolved(text).value };
  };
  const take = (text: string) => {
    if (last?.text !== text) prepare(text);
    return last?.navigation && make(last.navigation);
  };
  return { name, texts: texts.CONFIGS, prepare, take };
}

/** The findings of a docs.json in a format. */
function formatted(format: (typeof REPORT_FORMATS)[number]): Surface {
  let found: { text: string; diagnostics: Diagnostic[] } | undefined;
  const prepare = (text: string) => {
    found = { text, diagnostics: validateDocs(text).diagnostics };
  };
  const take = (text: string) => {
    if (found?.text !== text) prepare(text);
    return formatDiagnostics(found?.diagnostics ?? [], { format, sources: new Map([["docs.json", text]]) });
  };
  return { name: `formatDiagnostics, ${format}`, texts: someOf(texts.CONFIGS), prepare, take };
}

const edited = (name: string, edit: (text: string) => unknown): Surface => ({ name, texts: texts.CONFIGS, take: edit });

const OTHER = resolveNavigation({ navigation: { pages: ["a", "b/c", "d"] } }).value as never;

/** Runs a command of the terminal in a folder; gives its exit status. */
async function command(args: readonly string[], cwd: string): Promise<number> {
  const sink = () => new Writable({ write: (_, __, done) => done() });
  const [name = "", ...rest] = args;
  const found = await COMMANDS[name]?.load();
  const context = { args: rest, stdin: new PassThrough().end(), stdout: sink(), stderr: sink(), env: {}, cwd };
  return (await found?.command.run(context)) ?? 1;
}

/** The texts that are made of different things, and some of those that repeat one. */
export const someOf = (all: readonly HostileText[]) =>
  all.filter(({ name }, at) => !/ of "/.test(name) || at % 40 === 0);

/** What the language server answers, asked in the middle of a docs.json or a page. */
const asked = (file: string, all: readonly HostileText[]) =>
  ["open", "keystroke", "completion", "hover", "documentSymbol", "documentLink", "codeAction", "references"].map(
    (what): Surface => {
      const open = (text: string) => Editor.open({ ...SITE, [file]: text }, file);
      let editor: Promise<Editor> | undefined;
      const prepare = async (text: string) => {
        // A server runs for hours: what it loads at first is not counted.
        await (await Editor.open(SITE, "docs.json")).close();
        editor = what === "open" ? undefined : open(text);
        await editor;
      };
      const take = async (text: string) => {
        const opened = await (editor ?? open(text));
        if (what === "keystroke") await opened.type();
        else if (what !== "open") await opened.ask(what);
        await opened.close();
      };
      return { name: `language server, ${what} of ${file}`, texts: someOf(all), prepare, take };
    },
  );

/** What agents ask: arguments of the tools that read or plan. */
const CALLS: Readonly<Record<string, Record<string, string>>> = {
  check: {},
  resolve: {},
  find_page: { query: "page" },
  coverage: {},
  sync: {},
  fix: {},
  move: { from: "b/c", to: "d" },
  add_page: { path: "new/page", title: "New" },
  remove: { path: "a" },
  redirect: { source: "/old", destination: "/b/c" },
};

const called = TOOLS.filter(({ name }) => Object.hasOwn(CALLS, name)).map(
  (tool): Surface => ({
    name: `MCP, ${tool.name}`,
    texts: someOf(texts.CONFIGS),
    take: (text) =>
      within({ ...SITE, "docs.json": text }, (folder) =>
        tool.run(CALLS[tool.name] ?? {}, {
          site: async () => folder,
          options: {},
          token: undefined,
          signal: undefined,
          searched: emptySearchMemory(),
        }),
      ),
  }),
);

const LOOK = { icon: () => undefined, highlight: () => undefined, math: () => undefined };

const render = (text: string) =>
  renderPage(
    { file: "a.mdx", text, title: "A" },
    { readFile: () => undefined, resolvePath: (path) => path, addressIn: () => (address) => address, variables: new Map(), look: LOOK },
  ); // biome-ignore format: as the surfaces

/** What joins pieces at random, two or three, with `JOINED` of them (100) from the seed `SEED`. */
const JOINED = Array.from({ length: Number(process.env.JOINED ?? 100) }, (_, at) =>
  joinedText(new Random(Number(process.env.SEED ?? 1) * 1_000_003 + at)),
);

export const SURFACES: readonly Surface[] = [
  { name: "readPage", isQuick: true, texts: texts.PAGES, take: (text) => readPage(text, { path: "a.mdx" }) },
  { name: "readPage, Markdown", texts: texts.PAGES, take: (text) => readPage(text, { path: "a.md" }) },
  { name: "anchorsOf", isQuick: true, texts: texts.PAGES, take: (text) => anchorsOf(text) },
  {
    name: "links that follow", isQuick: true,
    texts: texts.PAGES,
    take: (text) => linkEdits(text, "a", { moves: new Map([["b", "c"]]), isPage: () => true }),
  },
  { name: "check of a page", texts: texts.PAGES, take: (text) => within({ ...SITE, "a.mdx": text }, (folder) => checkSite(folder)) },
  { name: "check of a Markdown page", texts: texts.PAGES, take: (text) => within({ "docs.json": CONFIG, "a.md": text }, (folder) => checkSite(folder)) },
  { name: "check of a snippet", texts: texts.PAGES, take: (text) => within({ ...SITE, "a.mdx": 'import A from "/snippets/a.mdx"\n\n<A />\n', "snippets/a.mdx": text }, (folder) => checkSite(folder)) },
  { name: "planMove beside a page", texts: texts.PAGES, take: (text) => within({ ...SITE, "a.mdx": text }, (folder) => planMove(folder, "b/c", "d")) },
  { name: "planFixes of a page", texts: texts.PAGES, take: (text) => within({ ...SITE, "a.mdx": text }, (folder) => planFixes(folder)) },
  { name: "renderPage", texts: texts.PAGES, take: render },
  { name: "readPage of pieces joined at random", texts: JOINED, take: (text) => readPage(text, { path: "a.mdx" }) },
  { name: "renderPage of pieces joined at random", texts: JOINED, take: render },
  { name: "renderPage of joined pieces", isQuick: true, texts: texts.JOINED_PIECES.slice(0, 4), take: render },
  { name: "validateDocs", isQuick: true, texts: texts.CONFIGS, take: (text) => validateDocs(text) },
  { name: "resolveNavigation", isQuick: true, texts: texts.CONFIGS, take: resolved },
  { name: "check of docs.json", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => checkSite(folder)) },
  ...REPORT_FORMATS.map(formatted),
  { name: "docsjson check", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => command(["check"], folder)) },
  { name: "docsjson resolve", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => command(["resolve"], folder)) },
  { name: "docsjson coverage", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => command(["coverage"], folder)) },
  { name: "planFixes of docs.json", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => planFixes(folder)) },
  { name: "planSync of docs.json", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => planSync(folder)) },
  { name: "planMove of docs.json", texts: texts.CONFIGS, take: (text) => within({ ...SITE, "docs.json": text }, (folder) => planMove(folder, "b/c", "d")) },
  made("formatTree", (navigation) => formatTree(navigation)),
  made("explain", (navigation) => navigation.pages[0] && explain(navigation.pages[0])),
  made("preview", (navigation) => buildPreviewData(navigation, [], { name: "A" })),
  made("toVitePress", (navigation) => builders.toVitePress(navigation)),
  made("toDocusaurus", (navigation) => builders.toDocusaurus(navigation)),
  made("toStarlight", (navigation) => [builders.toStarlight(navigation), builders.toStarlightTopics(navigation)]),
  made("toFumadocs", (navigation) => builders.toFumadocs(navigation)),
  made("toMermaid", (navigation) => builders.toMermaid(navigation)),
  made("toLlmsTxt", (navigation) => builders.toLlmsTxt(navigation, { name: "A" })),
  made("toSitemap", (navigation) => builders.toSitemap(navigation, { baseUrl: "https://a.b" })),
  made("toRedirects", (navigation) => [builders.toRedirects(OTHER, navigation), builders.toRedirects(navigation, OTHER)]),
  {
    name: "toHostRedirects",
    texts: texts.CONFIGS,
    take: (text) => {
      const { redirects } = (parse(text) ?? {}) as { redirects?: never };
      return Array.isArray(redirects) && builders.toHostRedirects(redirects);
    },
  },
  edited("addPages", (text) => addPages(text, ["new/page", { group: "G", pages: ["x"] }], { to: "/navigation" })),
  edited("addGroup", (text) => addGroup(text, { group: "New", pages: ["x"] }, { to: "/navigation" })),
  edited("removePages", (text) => removePages(text, ["a", "p1"])),
  edited("renamePages", (text) => renamePages(text, new Map([["a", "new/page"], ["p1", "p0"]]))),
  edited("movePages", (text) => movePages(text, ["a"], { to: "/navigation/groups/0" })),
  edited("addRedirects", (text) => addRedirects(text, [{ source: "/a", destination: "/b" }])),
  edited("removeRedirects", (text) => removeRedirects(text, ["/a"])),
  { name: "check with .mintignore", isQuick: true, texts: texts.IGNORE_RULES, take: (text) => within({ ...SITE, ".mintignore": text }, (folder) => checkSite(folder)) },
  { name: "docsjson.config.json", texts: texts.SETTINGS, take: (text) => within({ ...SITE, "docsjson.config.json": text }, (folder) => command(["check"], folder).catch(() => 1)) },
  {
    name: "indexOperations", isQuick: true,
    texts: texts.SPECS,
    take: (text) => {
      const index = indexOperations(text, { file: "a.yaml" });
      return resolveNavigation({ navigation: { openapi: "a.yaml" } }, { specs: new Map([["a.yaml", index]]) });
    },
  },
  { name: "check of a spec", texts: texts.SPECS, take: (text) => within({ ...SITE, "api.json": text }, (folder) => checkSite(folder)) },
  { name: "check --specs", texts: texts.SPECS, take: (text) => within({ ...SITE, "api.json": text }, (folder) => checkSite(folder, { deepSpecs: true })) },
  { name: "migrate openapi", texts: texts.SPECS, take: (text) => within({ ...SITE, "api.json": text, "docs.json": CONFIG.replace('"GET /a"', '"d"'), "d.mdx": "---\nopenapi: GET /a\n---\n" }, (folder) => planMigration(folder, "openapi", { xMint: true, remove: true })) },
  {
    name: "toOperationPage",
    texts: texts.SPECS,
    take: (text) => {
      const index = indexOperations(text, { file: "a.yaml" });
      const { value } = resolveNavigation({ navigation: { openapi: "a.yaml" } }, { specs: new Map([["a.yaml", index]]) });
      const spec = parse(text);
      const page = value?.pages.find(({ type }) => type === "operation");
      return page && spec !== undefined && builders.toOperationPage(page as OperationNode, spec as never);
    },
  },
  {
    name: "check of an overlay",
    texts: texts.OVERLAYS,
    take: (text) => within({ ...SITE, "docs.json": CONFIG.replace('"api.json"', '{"source":"api.json","overlays":["o.json"]}'), "o.json": text }, (folder) => checkSite(folder)),
  },
  { name: "indexChannels", isQuick: true, texts: texts.CHANNELS, take: (text) => withPages(indexChannels(text), "asyncapi") },
  { name: "indexGraphql", isQuick: true, texts: texts.SCHEMAS, take: async (text) => withPages(await indexGraphql(text), "graphql") },
  { name: "import of SUMMARY.md", isQuick: true, texts: texts.SUMMARIES, take: (text) => imported("summary", { "SUMMARY.md": text, "a.md": "# A\n" }) },
  { name: "import of mkdocs.yml", isQuick: true, texts: texts.MKDOCS, take: (text) => imported("mkdocs", { "mkdocs.yml": text, "docs/a.md": "# A\n" }) },
  { name: "import of pages", texts: texts.PAGES, take: (text) => imported("mkdocs", { "mkdocs.yml": "site_name: A\n", "docs/a.md": text, "docs/index.md": "# A" }) },
  ...asked("docs.json", texts.CONFIGS),
  ...asked("a.mdx", texts.PAGES),
  ...called,
  { name: "migrate mint", isQuick: true, texts: texts.MINTS, take: (text) => within({ "mint.json": text, "a.mdx": "# A\n" }, (folder) => planMigration(folder, "mint")) },
]; // biome-ignore format: a table of surfaces

function withPages(index: unknown, property: "asyncapi" | "graphql"): void {
  const config = { navigation: { tabs: [{ tab: "A", [property]: "source" }] } };
  const { value: navigation } = resolveNavigation(config, { [property]: new Map([["source", index]]) } as never);
  const page = navigation?.pages[0];
  if (page) builders.toOperationPage(page as OperationNode);
}

const imported = (tool: ImportedTool, files: Files): Promise<void> =>
  within(files, (folder) => planImport(folder, tool));
