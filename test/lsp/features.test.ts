import { describe, expect, it } from "vitest";
import type {
  CompletionItem,
  CompletionList,
  DocumentSymbol,
  Hover,
  Location,
  TextEdit,
} from "vscode-languageserver-protocol";
import { FULL, LanguageClient, slice } from "../support/language-client.ts";
import { LANGUAGES, MONOREPO, VERSIONS } from "../support/language-sites.ts";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

async function openSite(files: SiteFiles, ...open: string[]): Promise<LanguageClient> {
  const client = await LanguageClient.start(tempSite(files));
  for (const file of open) client.open(file);
  return client;
}

async function complete(client: LanguageClient, file: string, at: string): Promise<CompletionItem[]> {
  const list = await client.ask<CompletionList | null>("textDocument/completion", file, at);
  return list?.items ?? [];
}

const labels = (items: readonly CompletionItem[]) =>
  items.toSorted((a, b) => ((a.sortText ?? "") < (b.sortText ?? "") ? -1 : 1)).map(({ label }) => label);

const hoverText = async (client: LanguageClient, file: string, at: string) => {
  const found = await client.ask<Hover | null>("textDocument/hover", file, at);
  return (found?.contents as { value: string } | undefined)?.value;
};

async function places(client: LanguageClient, method: string, file: string, at: string): Promise<string[]> {
  const found = await client.ask<Location | Location[] | null>(method, file, at);
  return [found ?? []].flat().map(({ uri, range }) => {
    const target = client.fileOf(uri);
    return `${target}:${range.start.line + 1} ${slice(client.textOf(target), range)}`.trim();
  });
}

const outline = (symbols: readonly DocumentSymbol[], indent = ""): string[] =>
  symbols.flatMap(({ name, children = [] }) => [`${indent}${name}`, ...outline(children, `${indent}  `)]);

/** The text of a file with a proposal in place. */
function accept(client: LanguageClient, file: string, item: CompletionItem | undefined): string {
  const edits = [...(item?.additionalTextEdits ?? []), item?.textEdit as TextEdit];
  let text = client.textOf(file);
  const offset = ({ line, character }: { line: number; character: number }) =>
    text.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + character;
  const sorted = edits
    .map(({ range, newText }) => ({
      start: offset(range.start),
      end: offset(range.end),
      newText,
    }))
    .sort((a, b) => b.start - a.start);
  for (const { start, end, newText } of sorted) text = text.slice(0, start) + newText + text.slice(end);
  return text;
}

describe("links that are relative", () => {
  it("are completed from the folder of the page, upward too, with pictures and anchors", async () => {
    const body = "[a](./)\n[b](../)\n![c](../)\n[d](./intro#)\n";
    const site = { ...LANGUAGES, "guides/new.mdx": `---\ntitle: New\n---\n\n${body}`, "guides/plan.png": "" };
    const client = await openSite(site, "guides/new.mdx");
    await client.pull("guides/new.mdx");
    const listed = async (at: string) => labels(await complete(client, "guides/new.mdx", at));
    expect(await listed("[a](./|)")).toEqual(["./intro", "./tides", "./new", "../fr/guides/intro"]);
    expect(await listed("[b](../|)")).toEqual(["../fr/guides/intro"]);
    expect(await listed("![c](../|)")).toEqual(["../logo/light.svg"]);
    const items = await complete(client, "guides/new.mdx", "[a](./|)");
    expect(
      accept(
        client,
        "guides/new.mdx",
        items.find(({ label }) => label === "./tides"),
      ),
    ).toContain("[a](./tides)");
  });
});

describe("a site in two languages", () => {
  it("completes pages, those that are not listed and of the same folder first", async () => {
    const client = await openSite({ ...LANGUAGES, "guides/new.mdx": "---\ntitle: New\n---\n" }, "nav/en.json");
    const items = await complete(client, "nav/en.json", '"guides/|tides"');
    expect(labels(items)).toEqual(["guides/new", "guides/intro", "guides/tides", "fr/guides/intro"]);
    expect(items.find(({ label }) => label === "guides/tides")).toMatchObject({
      detail: "Tides",
      labelDetails: { description: "Tides · listed in Guides" },
    });
  });

  it("completes keys and values by the schema of the place in the whole config, in text that is no JSON", async () => {
    const client = await openSite(LANGUAGES, "nav/en.json", "docs.json");
    await client.pull("docs.json");
    client.replace("nav/en.json", '"icon": "book"', '"ico');
    const keys = await complete(client, "nav/en.json", '"ico|');
    expect(labels(keys)).toContain("icon");
    expect(labels(keys)).not.toContain("group");
    expect(keys.find(({ label }) => label === "icon")?.documentation).toMatchObject({ kind: "markdown" });
    // It is the same once the text was checked as it is: who types stops for a moment.
    await client.pull("nav/en.json");
    expect(labels(await complete(client, "nav/en.json", '"ico|'))).toEqual(labels(keys));
    client.replace("nav/en.json", '"ico', '"icon": "anch"');
    const icons = await complete(client, "nav/en.json", '"anch|"');
    expect(icons.find(({ label }) => label === "anchor")?.detail).toBe("fontawesome");
    expect(labels(await complete(client, "nav/en.json", '"language": "|en"'))).toEqual(
      expect.arrayContaining(["de", "ja", "pt-BR"]),
    );
    expect(labels(await complete(client, "docs.json", '"theme": "|mint"'))).toContain("maple");
    expect(labels(await complete(client, "docs.json", '"destination": "/|guides'))).toContain("/fr/guides/intro");
    expect(labels(await complete(client, "docs.json", '"./nav/|en.json"'))).toEqual(["./nav/en.json", "./nav/fr.json"]);
  });

  it("completes the source of a redirect by what links lead to and no page has, what is typed at the front", async () => {
    const client = await openSite(LANGUAGES, "docs.json", "guides/tides.mdx");
    client.replace("guides/tides.mdx", "./intro", "/guides/moon");
    await client.pull("docs.json");
    const sources = await complete(client, "docs.json", '"source": "/|old"');
    expect(labels(sources)).toEqual(["/guides/moon", "/fr/guides/intro", "/guides/intro", "/guides/tides"]);
    expect(labels(await complete(client, "docs.json", '"destination": "/gui|des/intro"'))).toEqual([
      "/guides/intro",
      "/guides/tides",
      "/fr/guides/intro",
    ]);
  });

  it("begins whole entries and fields, whose text is right for clients that fill holes and for those that do not", async () => {
    const client = await openSite(LANGUAGES, "nav/en.json", "docs.json");
    client.replace("nav/en.json", '"groups": [', '"groups": [ ');
    const [group] = await complete(client, "nav/en.json", '"groups": [|');
    expect(group).toMatchObject({
      label: "new group",
      insertTextFormat: 2,
      textEdit: { newText: `{ "group": "\${1:Getting started}", "pages": ["\${2:introduction}"] },` },
    });
    client.replace("docs.json", '"variables"', '\n"variables"');
    const keys = await complete(client, "docs.json", '|\n"variables"');
    expect(keys.find(({ label }) => label === "banner")?.textEdit?.newText).toBe(
      `"banner": { "content": "\${1:Version 2 is out.}", "dismissible": \${2:true} },`,
    );
    // A field that is only known to say that it is wrong there.
    expect(labels(await complete(client, "docs.json", '"navigation": {|'))).not.toContain("sdk");
    const plain = await LanguageClient.start(client.folder, { capabilities: {} });
    plain.open("docs.json", client.textOf("docs.json"));
    for (const item of await complete(plain, "docs.json", '|\n"variables"'))
      expect(() => JSON.parse(accept(plain, "docs.json", item)), item.label).not.toThrow();
  });

  it("leaves a valid file, whatever is around", async () => {
    const client = await LanguageClient.start(tempSite(LANGUAGES), {
      capabilities: { textDocument: { diagnostic: {} } },
    });
    client.open("docs.json");
    await client.pull("docs.json");
    for (const [old, by, at, label] of [
      ['"theme": "mint",', '"theme": "mint"\n  "desc"\n,', '"desc|"', "description"],
      ['"name": "Harbour"', '"name": "Harbour", "logo": ""', '"logo": "|"', "/logo/light.svg"],
      ['"primary": "#0d9373"', '"primary": "#0d9373" ""', '#0d9373" "|', "light"],
      ['"theme": "mint"', '"theme": "mint", "contextual": { "options": ["copy" ""] }', '"copy" "|', "view"],
    ] as const) {
      client.replace("docs.json", old, by);
      const items = await complete(client, "docs.json", at);
      const text = accept(
        client,
        "docs.json",
        items.find((item) => item.label === label),
      );
      expect(() => JSON.parse(text), text).not.toThrow();
      client.replace("docs.json", by, old);
    }
  });

  it("completes links, anchors and variables in pages, and front matter", async () => {
    const client = await openSite(LANGUAGES, "guides/intro.mdx");
    expect(labels(await complete(client, "guides/intro.mdx", "(/guides/|tides"))).toEqual([
      "/guides/intro",
      "/guides/tides",
      "/fr/guides/intro",
    ]);
    expect(labels(await complete(client, "guides/intro.mdx", "tides#|spring"))).toEqual([
      "spring-tides",
      "moon",
      "neap-tides",
    ]);
    expect(labels(await complete(client, "guides/intro.mdx", "{{p|ort"))).toEqual(["port"]);
    client.replace("guides/intro.mdx", "description:", "sid\ndescription:");
    expect(labels(await complete(client, "guides/intro.mdx", "\nsid|\n"))).toContain("sidebarTitle");
    client.replace("guides/intro.mdx", "\nsid\n", "\nicon: anch\n");
    expect(labels(await complete(client, "guides/intro.mdx", "icon: anch|"))).toContain("anchor");
  });

  it("offers a field of front matter that only the text below it has", async () => {
    const page = "---\nsid\n---\n\n```yaml\nsidebarTitle: Start\n```\n";
    const client = await openSite({ "docs.json": { navigation: { pages: ["a"] } }, "a.mdx": page }, "a.mdx");
    expect(labels(await complete(client, "a.mdx", "\nsid|\n"))).toContain("sidebarTitle");
  });

  it("shows a page, a field and a code on hover", async () => {
    const client = await openSite(LANGUAGES, "nav/en.json", "guides/intro.mdx", "docs.json");
    expect(await hoverText(client, "nav/en.json", '"guides/t|ides"')).toBe(
      "**Tides**\n\nAbout Tides.\n\n`/guides/tides`\n\nListed in en › Guides",
    );
    expect(await hoverText(client, "guides/intro.mdx", "/guides/tides#s|pring")).toContain(
      "`/guides/tides#spring-tides`",
    );
    expect(await hoverText(client, "nav/en.json", '"ic|on"')).toBe(
      "The icon beside the name: its name in the icon library, a path, a URL, or an object.",
    );
    expect(await hoverText(client, "docs.json", '"the|me"')).toMatch(
      /^The theme: the layout and look of the whole site\.\n\nValues: `mint`, `maple`, .*`sequoia`$/,
    );
    expect(await hoverText(client, "guides/intro.mdx", "descr|iption:")).toBe(
      "A description of the page in one sentence, shown below the title and to search engines.",
    );
    expect(await hoverText(client, "guides/intro.mdx", "See |[the")).toBeUndefined();
    client.replace("nav/en.json", '"guides/tides"', '"guides/gone"');
    expect(await hoverText(client, "nav/en.json", '"guides/g|one"')).toMatch(
      /^`guides\/gone` has no file\n\n---\n\n\*\*nav\/page-not-found\*\*: .+\n\n.{40}/,
    );
  });

  it("shows where a link ends on hover: at an anchor, behind a redirect, nowhere", async () => {
    const client = await openSite(LANGUAGES, "guides/tides.mdx", "nav/fr.json");
    client.replace(
      "guides/tides.mdx",
      "[Back](./intro)",
      "[Back](/old) [Up](#moon) [No](/moon) [Logo](/logo/light.svg)",
    );
    const at = (place: string) => hoverText(client, "guides/tides.mdx", place);
    expect(await at("(/o|ld)")).toBe(
      "**Intro**\n\nAbout Intro.\n\n`/guides/intro`\n\nListed in en › Guides\n\nReached by a redirect",
    );
    expect(await at("(#m|oon)")).toContain("`/guides/tides#moon`");
    expect(await at("(/m|oon)")).toMatch(/^\*\*link\/page-not-found\*\*: /);
    expect(await at("light.|svg")).toMatch(
      /^`logo\/light\.svg`\n\n!\[logo\/light\.svg\]\(file:.*\/logo\/light\.svg\|width=320\)$/,
    );
    client.replace("nav/fr.json", '"fr/guides/intro"', '"fr/guides/intro", "guides/tides"');
    expect(await at("(#m|oon)")).toContain("Listed in en › Guides; fr › Guides");
  });

  it("goes to pages, anchors, includes and the ends of redirects", async () => {
    const client = await openSite(LANGUAGES, "docs.json", "nav/en.json", "guides/intro.mdx", "guides/tides.mdx");
    const go = (file: string, at: string) => places(client, "textDocument/definition", file, at);
    expect(await go("nav/en.json", '"guides/t|ides"')).toEqual(["guides/tides.mdx:1"]);
    expect(await go("guides/intro.mdx", "/guides/tides#s|pring")).toEqual(["guides/tides.mdx:6 ## Spring tides"]);
    expect(await go("guides/tides.mdx", "./in|tro")).toEqual(["guides/intro.mdx:1"]);
    expect(await go("docs.json", "nav/e|n.json")).toEqual(["nav/en.json:1"]);
    expect(await go("docs.json", '"destination": "/gui|des')).toEqual(["guides/intro.mdx:1"]);
  });

  it("finds entries, links and redirects of a page, from an entry and from the page", async () => {
    const client = await openSite(LANGUAGES, "nav/en.json", "guides/intro.mdx");
    const expected = [
      'docs.json:31 "/guides/intro"',
      'nav/en.json:8 "guides/intro"',
      "fr/guides/intro.mdx:6 /guides/intro",
      "guides/tides.mdx:16 ./intro",
    ];
    const from = (file: string, at: string) => places(client, "textDocument/references", file, at);
    expect((await from("nav/en.json", '"guides/in|tro"')).map((each) => each.replace(/:\d+/, ""))).toEqual(
      expected.map((each) => each.replace(/:\d+/, "")),
    );
    expect(await from("guides/intro.mdx", "|title: Intro")).toHaveLength(4);
  });

  it("says above a page where it is listed, and links every place that leads to a file", async () => {
    const client = await openSite(LANGUAGES, "guides/tides.mdx", "docs.json");
    const lenses = await client.ask<{ command: { title: string } }[]>("textDocument/codeLens", "guides/tides.mdx");
    expect(lenses.map(({ command }) => command.title)).toEqual(["listed in en › Guides"]);
    client.open("guides/new.mdx", "");
    client.replace("docs.json", "./nav/fr.json", "./nav/none.json");
    client.open("fr/guides/intro.mdx");
    const [lens] = await client.ask<{ command: { title: string } }[]>("textDocument/codeLens", "fr/guides/intro.mdx");
    expect(lens?.command.title).toBe("not listed in the navigation");
    client.replace("docs.json", "./nav/none.json", "./nav/fr.json");
    const inPage = await client.ask<{ target: string }[]>("textDocument/documentLink", "guides/tides.mdx");
    expect(inPage.map(({ target }) => client.fileOf(target))).toEqual(["guides/intro.mdx"]);
    const links = await client.ask<{ target: string }[]>("textDocument/documentLink", "docs.json");
    expect(links.map(({ target }) => client.fileOf(target))).toEqual([
      "guides/intro.mdx",
      "nav/en.json",
      "nav/fr.json",
    ]);
  });
});

describe("a site in two versions, with operations", () => {
  it("completes operations with their summaries, those without a page first, specs and files", async () => {
    const client = await openSite(VERSIONS, "docs.json");
    const items = await complete(client, "docs.json", '"|GET /berths"');
    const operations = items.filter(({ label }) => / \//.test(label));
    expect(labels(operations)).toEqual(["POST /berths", "GET /berths"]);
    expect(operations.map(({ detail }) => detail)).toEqual(["Book a berth", "List berths"]);
    expect(labels(await complete(client, "docs.json", '"openapi": "|api'))).toEqual(["api.yaml"]);
    expect(labels(await complete(client, "docs.json", '"logo": "/|logo'))).toContain("/logo.svg");
  });

  it("goes to the operation in its spec, from the entry and from a link to its page", async () => {
    const client = await openSite(VERSIONS, "docs.json", "v2/start.mdx");
    for (const [file, at] of [
      ["docs.json", '"GET /b|erths"'],
      ["v2/start.mdx", "/api-reference/l|ist"],
    ] as const)
      expect(await places(client, "textDocument/definition", file, at)).toEqual(["api.yaml:7 get"]);
    expect(await places(client, "textDocument/definition", "docs.json", '"api.y|aml"')).toEqual(["api.yaml:1"]);
  });

  it("shows an operation on hover: from its entry, from a link to its page, from the page that is of it", async () => {
    const api = `${VERSIONS["api.yaml"]}      description: Keeps it for a day.\n      deprecated: true\n`;
    const own = "---\ntitle: Book\nopenapi: POST /berths\n---\n";
    const client = await openSite({ ...VERSIONS, "api.yaml": api, "v1/start.mdx": own }, "docs.json");
    for (const file of ["v2/start.mdx", "v1/start.mdx"]) client.open(file);
    const listed = "**List berths**\n\n`GET /berths` in `api.yaml`\n\nPage: `/api-reference/list-berths`";
    expect(await hoverText(client, "docs.json", '"GET /b|erths"')).toBe(listed);
    expect(await hoverText(client, "v2/start.mdx", "/api-reference/l|ist")).toBe(listed);
    expect(await hoverText(client, "v1/start.mdx", "POST /b|erths")).toBe(
      "**Book a berth** (deprecated)\n\n`POST /berths` in `api.yaml`\n\nKeeps it for a day.\n\nPage: `/v1/start`",
    );
  });

  it("outlines the navigation with titles, and a page by its headings; both fold", async () => {
    const client = await openSite(
      { ...VERSIONS, "v1/start.mdx": LANGUAGES["guides/tides.mdx"] },
      "docs.json",
      "v1/start.mdx",
    );
    const of = (file: string) => client.ask<DocumentSymbol[]>("textDocument/documentSymbol", file);
    expect(outline(await of("docs.json"))).toEqual([
      "2", "  API", "    Start", "    List berths", "1", "  Old", "    Old", "    Tides",
    ]); // biome-ignore format: a tree
    expect(outline(await of("v1/start.mdx"))).toEqual(["Spring tides", "  Moon", "Neap tides"]);
    const folds = await client.ask<{ startLine: number; endLine: number }[]>("textDocument/foldingRange", "docs.json");
    expect(folds[0]).toEqual({ startLine: 0, endLine: client.textOf("docs.json").split("\n").length - 2 });
    const inPage = await client.ask<{ startLine: number; endLine: number }[]>(
      "textDocument/foldingRange",
      "v1/start.mdx",
    );
    expect(inPage).toEqual([
      { startLine: 0, endLine: 3 }, { startLine: 5, endLine: 11 }, { startLine: 9, endLine: 11 }, { startLine: 13, endLine: 15 },
    ]); // biome-ignore format: a table
  });

  it("shows titles behind entries only to those who want them", async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const ask = async (initializationOptions: object) => {
      const client = await LanguageClient.start(tempSite(VERSIONS), { capabilities: FULL, initializationOptions });
      client.open("docs.json");
      const hints = await client.ask<{ label: string }[]>("textDocument/inlayHint", "docs.json", undefined, { range });
      return hints.map(({ label }) => label);
    };
    expect(await ask({})).toEqual([]);
    expect(await ask({ inlayHints: true })).toEqual(["Start", "List berths", "Old", "Old start"]);
  });
});

describe("two sites in one repository", () => {
  it("are told apart by links, and their pages are found by name", async () => {
    const client = await openSite(MONOREPO, "packages/one/start.mdx", "packages/two/start.mdx", "README.md");
    const go = (file: string, at: string) => places(client, "textDocument/definition", file, at);
    expect(await go("packages/one/start.mdx", "(/us|age")).toEqual(["packages/one/usage.mdx:1"]);
    expect(await go("packages/two/start.mdx", "(/us|age")).toEqual([]);
    expect(await go("README.md", "# Repo|sitory")).toEqual([]);
    const found = await client.request<{ name: string; location: Location }[]>("workspace/symbol", { query: "start" });
    expect(found.map(({ name, location }) => `${name} ${client.fileOf(location.uri)}`)).toEqual([
      "One start packages/one/start.mdx",
      "Two start packages/two/start.mdx",
    ]);
    const tabs = await client.request<{ name: string; location: Location }[]>("workspace/symbol", { query: "two" });
    expect(tabs.map(({ name, location }) => `${name} ${client.fileOf(location.uri)}`)).toEqual([
      "Two packages/two/docs.json",
      "Two start packages/two/start.mdx",
    ]);
  });

  it("follow imports", async () => {
    const client = await openSite(MONOREPO, "packages/one/usage.mdx", "packages/one/snippets/note.mdx");
    expect(await places(client, "textDocument/definition", "packages/one/usage.mdx", "/snippets/n|ote")).toEqual([
      "packages/one/snippets/note.mdx:1",
    ]);
    expect(await complete(client, "packages/one/usage.mdx", '"/snippets/|note')).toMatchObject([
      { label: "/snippets/note.mdx" },
    ]);
    expect(await places(client, "textDocument/references", "packages/one/snippets/note.mdx", "A n|ote")).toHaveLength(
      1,
    );
  });
});
