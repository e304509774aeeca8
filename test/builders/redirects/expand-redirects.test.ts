import { describe, expect, it } from "vitest";
import { expandRedirects } from "../../../src/builders/redirects/expand-redirects.ts";
import { readDocs } from "../../../src/builders/shared/pages/read-docs.ts";
import { collectUnsupported } from "../../../src/builders/shared/unsupported/unsupported-features.ts";
import { folderHref } from "../../../src/vocabulary/addresses/address.ts";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";
import { tempSite } from "../../support/temp-site.ts";

const navigation = resolveHandwritten({
  languages: [
    { language: "en", pages: ["v2/start", "v2/guides/a b", "other"] },
    { language: "fr", pages: ["fr/index", "fr/other"] },
    { language: "es", pages: ["es/start"] },
  ],
});

/** From roots and folders to the first page below each. */
const FIRST = ["/ → /v2/start", "/es/ → /es/start", "/v2/ → /v2/start", "/v2/guides/ → /v2/guides/a b"];

const expand = (source: string, destination: string, files: readonly string[] = []) => {
  const unsupported = collectUnsupported("VitePress");
  const addressOf = ({ href }: { href: string }) => href.replace(/index$/, "");
  const pages = new Map(files.map((path) => [path, { file: `${path}.mdx` }]));
  const docs = { settings: { redirects: [{ source, destination }] }, navigation, site: { folder: "", pages } };
  const moves = expandRedirects(docs, unsupported, addressOf);
  return { moves: moves.map(({ from, to }) => `${from} → ${to}`), diagnostics: unsupported.diagnostics() };
};

describe("expandRedirects", () => {
  it("leads from the roots of the site and of languages, and from folders, to their first pages, where there is no index", () => {
    expect(expand("/a", "/fr/index#x").moves).toEqual(["/a → /fr/#x", ...FIRST]);
  });

  it("leads from the roots of languages as they are written, and from addresses without a slash from the root of the site", () => {
    const folders = resolveHandwritten({
      languages: [
        { language: "en", pages: ["index"] },
        { language: "pt-BR", pages: ["pt-BR/start"] },
      ],
    });
    const redirects = [{ source: "features/beta", destination: "features/alpha" }];
    const moves = expandRedirects(
      { settings: { redirects }, navigation: folders, site: { folder: "", pages: new Map() } },
      collectUnsupported("Starlight"),
      ({ href }) => folderHref(href),
    );
    expect(moves).toEqual([
      { from: "/features/beta", to: "/features/alpha" },
      { from: "/pt-BR/", to: "/pt-BR/start" },
    ]);
  });

  it("leads on from the address of a listed page that has no file", async () => {
    const root = tempSite({
      "docs.json": {
        navigation: { pages: ["index", "terms"] },
        redirects: [{ source: "/terms", destination: "https://lumen.example/terms" }],
      },
      "index.mdx": "# Lamps\n",
    });
    const unsupported = collectUnsupported("VitePress");
    const moves = expandRedirects(await readDocs({ root }, { failOnErrors: false }), unsupported);
    expect(moves).toEqual([{ from: "/terms", to: "https://lumen.example/terms" }]);
    expect(unsupported.diagnostics()).toEqual([]);
  });

  it("leaves their addresses to files of the site", async () => {
    const sources = ["/llms.txt", "/openapi.json", "/sitemap.xml"];
    const root = tempSite({
      "docs.json": {
        ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "Lumen", colors: { primary: "#7c3aed" } },
        ...{ navigation: { pages: ["index"] }, redirects: sources.map((source) => ({ source, destination: "/" })) },
      },
      "index.mdx": "# Lamps\n",
      "openapi.json": "{}",
    });
    const unsupported = collectUnsupported("VitePress");
    expect(expandRedirects(await readDocs({ root }, { failOnErrors: false }), unsupported)).toEqual([]);
    expect(unsupported.diagnostics()).toMatchObject([
      {
        message: "VitePress does not support redirects from the address of a file (3 places)",
        hint: "the file is there",
      },
    ]);
  });

  it("leaves their addresses to pages that no navigation lists", () => {
    const { moves, diagnostics } = expand("/lost", "/other", ["v2/guides", "lost"]);
    expect(moves).toEqual(FIRST.filter((move) => !move.startsWith("/v2/guides/ ")));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "VitePress does not support redirects from the address of a page",
    ]);
  });

  it("leaves their addresses to pages with a `url` and a text of their own, but not to those without", () => {
    const front = "---\nurl: https://a.example\n---\n";
    const folder = tempSite({ "text.mdx": `${front}Text\n`, "link.mdx": front });
    const pages = new Map(["text", "link"].map((path) => [path, { file: `${path}.mdx`, url: "https://a.example" }]));
    const redirects = ["/text", "/link"].map((source) => ({ source, destination: "/other" }));
    const docs = { settings: { redirects }, navigation, site: { folder, pages } };
    const moves = expandRedirects(docs, collectUnsupported("VitePress"));
    const froms = moves.map(({ from }) => from);
    expect(froms).toContain("/link");
    expect(froms).not.toContain("/text");
  });

  it("writes wildcards out for the pages that they lead to", () => {
    expect(expand("/v1/:slug*", "/v2/:slug*").moves.slice(0, 2)).toEqual([
      "/v1/guides/a b → /v2/guides/a b",
      "/v1/start → /v2/start",
    ]);
    expect(expand("/:name/old", "/v2/:name").moves[0]).toBe("/start/old → /v2/start");
  });

  it.each([
    ["/../../../x", "/other"],
    ["/%2e%2e/x", "/other"],
    ["/../:slug*", "/v2/:slug*"],
    ["/a\\..\\x", "/other"],
    ["/a\u0000", "/other"],
    ["/start#old", "/other"],
    ["/gone?x=1", "/other"],
    ["/old#a/:slug*", "/v2/:slug*"],
    [`/${"x".repeat(300)}`, "/other"],
    ["/a", "javascript:alert(1)"],
    ["/a", "data:text/html,x"],
    ["/a", "https://"],
  ])("makes no file of %j to %j, and says so", (source, destination) => {
    const { moves, diagnostics } = expand(source, destination);
    expect(moves).toEqual(FIRST);
    expect(diagnostics).toMatchObject([{ code: "builder/unsupported", pointer: "/redirects/0" }]);
  });

  it("says which redirects a static site can't have", () => {
    expect(expand("/blog-*", "/other").diagnostics).toMatchObject([
      {
        message: "VitePress does not support redirects from addresses that are not known in advance",
        hint: "set them up where the site is hosted",
        pointer: "/redirects/0",
      },
    ]);
    expect(expand("/other", "/v2/start").diagnostics).toMatchObject([
      { message: "VitePress does not support redirects from the address of a page", hint: "the page is shown" },
    ]);
  });
});
