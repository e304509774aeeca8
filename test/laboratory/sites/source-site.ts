import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyPageNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { checkSite } from "docsjson/node";
import { languageOf } from "../../../src/builders/model/languages.ts";
import { isOfOpenApi, operationSpecs } from "../../../src/builders/shared/pages/operation-specs.ts";
import { withRedirectedPages } from "../../../src/builders/shared/pages/redirected-pages.ts";
import { publishedPages } from "../../../src/navigation/pages/published-pages.ts";
import { cleanAnchor } from "../../../src/pages/anchors/anchor-names.ts";
import { redirectsOf } from "../../../src/redirects/docs-redirects.ts";
import { RedirectTable } from "../../../src/redirects/redirect-table.ts";
import { splitAddress } from "../../../src/vocabulary/addresses/address.ts";
import { leavesSite } from "../../../src/vocabulary/addresses/url.ts";
import { languageTag } from "../../../src/vocabulary/elements/language-tags.ts";
import { plainOfHtml, plainOfMdx, plainPage, withoutCode } from "./plain-markdown.ts";
import { settingFacts, type WrittenFact } from "./setting-facts.ts";
import { sourceWords } from "./source-words.ts";
import { type SpecFact, specFacts } from "./spec-facts.ts";

/** A page as its site must have it. */
export interface ExpectedPage {
  /** Its address in docs.json. */
  readonly href: string;
  /** The words of its file; none for an operation. */
  readonly words: readonly string[];
  /** What its spec says of the operation that it shows. */
  readonly spec: readonly SpecFact[];
  /** The classes that its file gives to elements. */
  readonly classes: readonly string[];
  /** Whether its file says what it is about. */
  readonly isDescribed: boolean;
  /** The tag of its language, if the site has languages. */
  readonly language: string | undefined;
  /** It as Markdown that any builder reads. */
  readonly plain: string;
}

/** A docs repository, as far as a built site is judged by it. */
export interface SourceSite {
  /** The pages of the navigation whose files are there, each once. */
  readonly pages: readonly ExpectedPage[];
  /** The texts of its settings, but for fields that `check` calls unknown. */
  readonly settings: readonly WrittenFact[];
  /** The diagrams of its files, as `diagramKey` gives them. */
  readonly diagrams: ReadonlySet<string>;
  /** Whether an address leads to something: a page, a file, a redirect. */
  readonly has: (address: string) => boolean;
  /** Whether a page is known to lack an anchor, or takes its anchors from a spec. */
  readonly lacksAnchor: (address: string, anchor: string) => boolean;
}

/** An address without the slashes and endings that builders write as they like. */
export const bareAddress = (address: string): string =>
  address
    .replace(/\.(html|mdx?)$/i, "")
    .replace(/(^|\/)index$/i, "$1")
    .replace(/^\/+|\/+$/g, "");

/** An address as it is compared: builders write small letters, too. */
export const keyOf = (address: string): string => bareAddress(address).toLowerCase();

/** The classes that elements of a page have as they stand there, each once. */
const classesIn = (text: string): string[] => [
  ...new Set(
    [...withoutCode(text).matchAll(/\bclass(?:Name)?="([^"{}<>]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  ),
];

/** A diagram as it is compared: builders indent it as they like. */
export const diagramKey = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The diagrams of files. */
const diagramsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^([ \t]*(?:`{3,}|~{3,}))mermaid\b.*\n([\s\S]*?)^\1/gm)].map(([, , diagram = ""]) =>
        diagramKey(diagram),
      ),
    ),
  );

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Whether a page may have an anchor: a heading or a title has its words, or another file is shown there. */
const mayHave = (text: string, anchor: string): boolean =>
  /^import .*\.mdx?["']|<Snippet\b/m.test(text) ||
  (text.match(/^\s*#{1,6}\s.*|\b(?:id|name|title|label|header)=.*|<h\d.*/gm) ?? []).some((line) =>
    /^\s*#/.test(line) ? slugOf(line).startsWith(slugOf(anchor)) : slugOf(line).includes(slugOf(anchor)),
  );

/** Reads a docs root. */
export async function readSourceSite(folder: string): Promise<SourceSite> {
  const { value, diagnostics } = await checkSite(folder);
  const { site, navigation } = value;
  if (!navigation) throw new Error(`${folder} has no navigation`);
  const specOf = operationSpecs(site);
  const { pages: shownPages } = withRedirectedPages(site);
  const nodes = new Map<string, AnyPageNode>();
  const texts = new Map<string, string>();
  for (const node of navigation.pages) if (!nodes.has(node.href)) nodes.set(node.href, node);
  const pages = [...nodes.values()].flatMap((node): ExpectedPage[] => {
    const { href, title } = node;
    const shown = node.type === "operation" ? node : node.type === "page" ? navigation.shown.get(node.path) : undefined;
    const name = languageOf(node)?.title;
    const language = name && languageTag(name);
    const spec = shown && isOfOpenApi(shown) ? specFacts(shown, specOf(shown)) : [];
    if (node.type !== "page") {
      const { html } = toOperationPage(node, specOf(node));
      return [
        {
          href,
          words: [],
          spec,
          classes: [],
          isDescribed: false,
          language,
          plain: plainPage(title, plainOfHtml(html)),
        },
      ];
    }
    const file = shownPages.get(node.path)?.file;
    if (file === undefined) return [];
    const text = readFileSync(join(site.folder, file), "utf8");
    texts.set(keyOf(href), text);
    const isDescribed = /^(?<!\n)---\n(?:(?!---).*\n)*?description: *(?!(?:""|'') *$)\S/m.test(text);
    const plain = plainPage(title, plainOfMdx(text));
    return [{ href, words: sourceWords(text), spec, classes: classesIn(text), isDescribed, language, plain }];
  });
  const missing = new Set<string>();
  const unknown: string[] = [];
  for (const { code, args, file, pointer } of diagnostics)
    if (code === "config/unknown-field" && file === "docs.json") unknown.push(pointer);
    else if (code === "link/anchor-not-found") {
      const anchor = String(args.anchor).replace(/^#/, "");
      // As it is written, and as builders link to it.
      for (const name of [anchor, cleanAnchor(anchor)])
        missing.add(`${keyOf(String(args.page))}#${name.toLowerCase()}`);
    }
  const ofSpecs = new Set([...nodes.values()].flatMap(({ type, href }) => (type === "page" ? [] : [keyOf(href)])));
  for (const [path, { openapi, asyncapi, api, openapiSchema }] of site.pages)
    if (openapi ?? asyncapi ?? api ?? openapiSchema) ofSpecs.add(keyOf(path));
  const addresses = new Set(
    [
      ...pages.map(({ href }) => href),
      ...navigation.unlisted.map(({ href }) => href),
      ...publishedPages(navigation, site.pages).map(([path]) => path),
      ...(site.files?.keys() ?? []),
    ].map(keyOf),
  );
  const isThere = (address: string): boolean => addresses.has(keyOf(splitAddress(address)[0]));
  const redirects = new RedirectTable(redirectsOf(site.config, site.place), isThere);
  return {
    pages,
    settings: settingFacts(site.config, site.texts.get("docs.json") ?? "").filter(
      (fact) => !unknown.some((pointer) => `${fact.pointer}/`.startsWith(`${pointer}/`)),
    ),
    diagrams: diagramsIn(
      readdirSync(site.folder, { recursive: true, withFileTypes: true })
        .filter(
          (entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !/[\\/]node_modules\b/.test(entry.parentPath),
        )
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
    ),
    has: (address) => {
      const end = redirects.follow(address);
      return "address" in end && (leavesSite(end.address) || isThere(end.address));
    },
    lacksAnchor: (address, anchor) => {
      const text = texts.get(keyOf(address));
      const isKnown = ofSpecs.has(keyOf(address)) || missing.has(`${keyOf(address)}#${anchor.toLowerCase()}`);
      return isKnown || (text !== undefined && !mayHave(text, anchor));
    },
  };
}
