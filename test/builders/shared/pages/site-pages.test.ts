import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fileOfItsName } from "../../../../src/builders/shared/pages/page-places.ts";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { sitePages } from "../../../../src/builders/shared/pages/site-pages.ts";
import { tempSite } from "../../../support/temp-site.ts";

/** Two channels whose messages are described in a place that both refer to. */
const events = (description: string) => ({
  asyncapi: "3.0.0",
  info: { title: "Lamps", version: "1" },
  channels: Object.fromEntries(
    ["on", "off"].map((address) => [address, { address, messages: { it: { $ref: "#/components/messages/it" } } }]),
  ),
  components: {
    messages: { it: { payload: { type: "object", properties: { id: { type: "string", description } } } } },
  },
});

it("makes the pages of channels anew when another part of their document changes", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      navigation: { tabs: [{ tab: "Events", asyncapi: "events.json" }] },
    },
    "events.json": events("Which lamp"),
  });
  const html = async () => {
    const docs = await readDocs({ root }, { failOnErrors: false });
    const { pages } = await sitePages(docs, {
      addressOf: ({ href }) => href,
      hrefOf: (address) => address,
      base: "/",
      projectFolder: root,
    });
    return pages.map((page) => page.render().html);
  };
  const before = await html();
  expect(before).toHaveLength(2);
  expect(await html()).toEqual(before);
  writeFileSync(join(root, "events.json"), JSON.stringify(events("The one that was switched")));
  for (const page of await html()) {
    expect(page).toContain("The one that was switched");
    expect(page).not.toContain("Which lamp");
  }
});

it("names the Markdown beside a page as the file it is, where links to pages end with a slash", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      contextual: { options: ["copy"] },
      navigation: { pages: ["a b"] },
    },
    "a b.mdx": "Hello\n",
  });
  const { pages } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => `/docs${encodeURI(address)}/`,
    base: "/docs",
    projectFolder: root,
  });
  expect(pages[0]?.render().html).toContain('data-markdown="/docs/a%20b.md"');
});

it("has an unlisted index of a folder at its own address where a page of the folder's name is the same file", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      navigation: { pages: ["kit"] },
    },
    "kit.mdx": "The page\n",
    "kit/index.mdx": "The index\n",
    "other/index.mdx": "[The index](/kit/index)\n",
  });
  const docs = await readDocs({ root }, { failOnErrors: false });
  const left: string[] = [];
  const addresses = async (fileOf?: (address: string) => string) => {
    const at = { addressOf: () => "/kit", hrefOf: (address: string) => address, base: "/", projectFolder: root };
    const { pages, findings } = await sitePages(docs, { ...at, ...(fileOf ? { layout: { fileOf } } : {}) });
    left.push(...[...findings().values()].flat().map(({ file }) => String(file)));
    return pages.map(({ address }) => address).sort();
  };
  expect(await addresses()).toEqual(["/kit", "/kit/index", "/other/"]);
  const file = (address: string) => `${address.slice(1).replace(/\/$/, "/index")}.html`;
  expect(await addresses(file)).toEqual(["/kit", "/kit/", "/other/"]);
  expect(left).toEqual([]);
  // Hosts that serve `kit/index.html` at `/kit` would show it in place of the page.
  expect(await addresses(fileOfItsName)).toEqual(["/kit", "/other/"]);
  expect(left).toEqual(["kit/index.mdx"]);
});

/** A Shiki that marks code with the name of the grammar that colors it. */
const MARKING_SHIKI = `export const bundledLanguages = { json: 1 };
export const bundledThemes = { "github-light-high-contrast": 1, "github-dark-high-contrast": 1 };
const open = async ({ langs }) => {
  const names = (lang) => lang.name ? [lang.name, ...lang.aliases] : [lang];
  return {
    getLoadedLanguages: () => langs.flatMap(names),
    codeToHast: (code, { lang }) => {
      const { scopeName = "of Shiki" } = langs.find((each) => names(each).includes(lang));
      return { children: [{ children: [{ children: [{ type: "text", value: "[" + scopeName + "]" }] }] }] };
    },
  };
};
export { open as createHighlighter, open as getSingletonHighlighter };
`;

const GRAMMAR = { name: "Tolk", scopeName: "source.tolk", patterns: [{ match: "fun", name: "keyword" }] };

/** The page of a site with grammars, and what is said of them. */
async function pageWithGrammars(grammars: Record<string, object | string>, options: { untrusted?: boolean } = {}) {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      styling: { codeblocks: { languages: { custom: ["/missing.json", ...Object.keys(grammars)] } } },
      navigation: { pages: ["a"] },
    },
    "a.mdx": "```tolk\nfun\n```\n\n```Tolk\nfun\n```\n\n```json\n{}\n```\n",
    ...grammars,
    "node_modules/shiki/package.json": '{"name":"shiki","type":"module","exports":"./index.js"}',
    "node_modules/shiki/index.js": MARKING_SHIKI,
  });
  const { pages, findings } = await sitePages(await readDocs({ root, ...options }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => address,
    base: "/",
    projectFolder: root,
  });
  const html = pages.map((page) => page.render().html).join("\n");
  const said = [...findings().values()].flat();
  return { html, said: said.map(({ message, pointer = "" }) => `${pointer.split("/").at(-1)}: ${message}`).join("\n") };
}

it("colors code with the grammars that docs.json names, and says which of them cannot be used", async () => {
  const { html, said } = await pageWithGrammars({
    "/grammars/tolk.json": GRAMMAR,
    "text.json": "{",
    "nameless.json": { ...GRAMMAR, name: undefined },
    "wrong.json": { ...GRAMMAR, name: "w", patterns: [{ begin: "a", end: "b", beginCaptures: { 1: { name: 5 } } }] },
    "null.json": { ...GRAMMAR, name: "n", patterns: [null] },
  });
  expect(html.match(/\[(?:source.tolk|of Shiki)\]/g)).toEqual(["[source.tolk]", "[source.tolk]", "[of Shiki]"]);
  expect(said).toMatchInlineSnapshot(`
    "0: the colors of the language in /missing.json can't be rendered: the docs have no such file
    2: the colors of the language in text.json can't be rendered: its file is not valid JSON
    3: the colors of the language in nameless.json can't be rendered: its file has no "name", by which blocks of code mean it
    4: the colors of the language in wrong.json can't be rendered: what its file has at /patterns/0/beginCaptures/1/name is not of the form of a grammar
    5: the colors of the language in null.json can't be rendered: what its file has at /patterns/0 is not of the form of a grammar"
  `);
});

it("takes a grammar of the docs in the place of Shiki's own, and none of docs that are not trusted", async () => {
  const grammar = { ...GRAMMAR, name: "json", embeddedLangs: ["none"] };
  expect((await pageWithGrammars({ "json.json": grammar })).html).toContain("[source.tolk]");
  const untrusted = await pageWithGrammars({ "json.json": grammar }, { untrusted: true });
  expect(untrusted.html).toContain("[of Shiki]");
  expect(untrusted.said).toMatch(/^1: the colors of the language in json.json .* the docs are not trusted$/m);
});

it("leads to anchors that are written with punctuation, and to texts, as browsers find them", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      navigation: { pages: ["a"] },
    },
    "a.mdx":
      "## Param 18: prices\n\n[One](/a#param-18:-prices) [two](#param-18%3A-prices) [three](/a#:~:text=prices)\n\n## 99% 可用 SLA\n\n[Four](#99%-可用-sla) [five](/a#99%25-可用-sla)\n",
  });
  const { pages } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => address,
    base: "/",
    projectFolder: root,
  });
  const html = pages.map((page) => page.render().html).join("");
  expect(html).toContain('<h2 id="param-18-prices">');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/a#param-18-prices",
    "#param-18-prices",
    "/a#:~:text=prices",
    "#99%25-可用-sla",
    "/a#99%25-可用-sla",
  ]);
  // What themes list can be decoded, as can links to it; what they get then is there, too.
  expect(pages[0]?.render().headings[1]?.id).toBe("99%25-可用-sla");
  expect(html).toContain(
    '<h2 id="99%25-可用-sla"><span id="99%-可用-sla" class="docs-anchor"></span>99% 可用 SLA</h2>',
  );
});

it("leads to pages and files as they are spelled, where a link has other capital letters, as the platform does", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      redirects: [{ source: "/Old", destination: "/Guides/Start" }],
      navigation: { pages: ["Guides/Start", "old", "Old-files"] },
    },
    "Guides/Start.mdx":
      "[One](/guides/start#a) [two](./START.md) [three](/Old) [four](/none) ![five](/IMAGES/lamp.png) ![six](/images/none.png)\n",
    "old.mdx": "Old\n",
    "Old-files.mdx": "[Seven](/guides)\n",
    "images/Lamp.png": "",
  });
  const { pages, files } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => address,
    base: "/",
    projectFolder: root,
  });
  const html = pages.map((page) => page.render().html).join("");
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...["/Guides/Start#a", "/Guides/Start", "/Guides/Start", "/none", "/images/Lamp.png", "/images/none.png"],
    "/guides",
  ]);
  expect(files().map(({ path }) => path)).toContain("images/Lamp.png");
});

it("has the words of forms by the tags that the builder gives its pages, and another address of their script for other words", async () => {
  const spec = {
    ...{ openapi: "3.1.0", info: { title: "Lamps", version: "1" }, servers: [{ url: "https://api.example.com" }] },
    paths: { "/lamps": { get: { summary: "List lamps", responses: {} } } },
  };
  const formsIn = async (language: string) => {
    const root = tempSite({
      "docs.json": {
        ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
        navigation: { languages: [{ language, openapi: "a.json", pages: ["GET /lamps"] }] },
      },
      "a.json": spec,
    });
    const { pages, files } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
      ...{ addressOf: ({ href }) => href, hrefOf: (address) => address, base: "/", projectFolder: root },
      tagOf: (code) => `x-${code}`,
    });
    const [, address] = /data-script="([^"]*)"/.exec(pages[0]?.render().html ?? "") ?? [];
    const script = files().find(({ path }) => path === "docs-try.js");
    return { address, text: script && "text" in script ? script.text : "" };
  };
  const [norwegian, german] = [await formsIn("no"), await formsIn("de")];
  expect(norwegian.text).toContain('{"x-no":{"Send":"Send","Server":"Server","Authorization":"Autorisasjon"');
  expect(norwegian.address).toMatch(/^\/docs-try\.js\?\w+$/);
  expect(norwegian.address).not.toBe(german.address);
});

it("has the words of fields in the language of their page", async () => {
  const field = '<ParamField query="a" type="string" default="1" required deprecated>Who</ParamField>\n';
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      navigation: {
        languages: [
          { language: "en", pages: ["a"] },
          { language: "fr-CA", pages: ["fr-CA/a"] },
        ],
      },
    },
    "a.mdx": field,
    "fr-CA/a.mdx": field,
    // The navigation has them nowhere.
    "b.mdx": field,
    "fr-CA/b.mdx": `---\ntimestamp: true\nlastUpdatedDate: 2026-11-22\n---\n${field}`,
  });
  const { pages } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    ...{ addressOf: ({ href }) => href, hrefOf: (address) => address, base: "/", projectFolder: root },
  });
  const texts = pages.map((page) => [page.address, page.render().html.replace(/<[^<>]+>/g, "")]);
  const { "/a": english, "/fr-CA/a": french, "/b": unlisted, "/fr-CA/b": inFolder } = Object.fromEntries(texts);
  expect(english).toContain("default: 1requireddeprecated");
  expect(french).toContain("par défaut : 1obligatoireobsolète");
  expect(unlisted).toBe(english);
  expect(inFolder).toBe(`${french}Dernière mise à jour : 22 novembre 2026`);
});

it("shows what is in the pages of Holocron, which are in the folder that its config of Vite names, with pictures of public", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://holocron.so/docs.json", name: "A" },
      navigation: { pages: ["index", "guides/a", "guides/b"] },
    },
    "vite.config.ts": 'export default { plugins: [holocron({ pagesDir: "./src/pages" })] };',
    "src/pages/index.mdx": "First [a](/guides/a) ![d](/d.png)\n",
    "public/d.png": "x",
    "src/pages/guides/a.mdx":
      'import Part from "./part.mdx"\n\nSecond [b](./b) [index](..)\n\n<Part />\n\n![c](./c.png)\n',
    "src/pages/guides/b.mdx": "Third\n",
    "src/pages/guides/part.mdx": "Fourth\n",
    "src/pages/guides/c.png": "x",
  });
  const { pages, files } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => address,
    base: "/",
    projectFolder: root,
  });
  const shown = pages.slice(0, 3).map((page) => page.render().html);
  const copied = files().map(({ path }) => path);
  expect(copied).toEqual(expect.arrayContaining(["d.png", "src/pages/guides/c.png"]));
  expect(shown).toEqual([
    expect.stringContaining('First <a href="/guides/a">a</a> <img src="/d.png" alt="d">'),
    expect.stringMatching(
      /Second <a href="\/guides\/b">b<\/a> <a href="\/index">index<\/a>.*Fourth.*src="\/src\/pages\/guides\/c\.png"/s,
    ),
    expect.stringContaining("Third"),
  ]);
});

it("takes no file from a public folder of Holocron that is a link out of the docs root", async () => {
  const outside = tempSite({ "secret.png": "x" });
  const root = tempSite({
    "docs.json": { $schema: "https://holocron.so/docs.json", name: "A", navigation: { pages: ["index"] } },
    "index.mdx": "![a](/secret.png)\n",
  });
  symlinkSync(outside, join(root, "public"));
  const { pages, files } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    ...{ addressOf: ({ href }) => href, hrefOf: (address) => address, base: "/", projectFolder: root },
  });
  expect(pages[0]?.render().html).toContain('src="/secret.png"');
  expect(files().map(({ path }) => path)).not.toContain("secret.png");
});
