import { join } from "node:path";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { own } from "../../../json/json-value.ts";
import type { AnyPageNode, OperationNode } from "../../../navigation/tree.ts";
import { fillVariables, variablesOf } from "../../../pages/rules/insert-variables.ts";
import { PageMemo } from "../../../render/page-memo.ts";
import { type Engine, inProcess } from "../../../render/program/engine.ts";
import { type RenderablePage, SiteRenderer } from "../../../render/site-renderer.ts";
import { baseOfPaths } from "../../../vocabulary/addresses/address.ts";
import { listLanguages, preparePageLanguage } from "../../model/languages.ts";
import { type AddressOf, servedAddress } from "../../model/page-address.ts";
import { linkedMarkdown } from "../../model/site-settings.ts";
import { apiSettings } from "../../operation-page/api-settings.ts";
import { FORM_SCRIPT, formScriptAddress } from "../../operation-page/form/form-script.ts";
import type { Highlight } from "../../operation-page/operation-page.ts";
import { sampleLanguages } from "../../operation-page/samples/code-samples.ts";
import { filesNamedIn } from "../extras/own-files.ts";
import { PageFeeds } from "../extras/page-feed.ts";
import { pageHeads } from "../extras/page-head.ts";
import type { DrawIcon } from "../extras/page-menu.ts";
import { formScriptFor, type TagOf } from "../extras/page-script.ts";
import { type SiteExtras, type SiteTag, siteExtras } from "../extras/site-extras.ts";
import { Thumbnails } from "../extras/thumbnails.ts";
import { firstParagraph, inlineMarkdown, inlineText } from "../inline-markdown.ts";
import { RenderFindings } from "../render-findings.ts";
import { type Translate, translatorTo } from "../site-words.ts";
import { followRendering, isFollowed, tellReport } from "./build-report.ts";
import { fileRenderer, type Rendering } from "./content/file-content.ts";
import { operationRenderer } from "./content/operation-content.ts";
import { pageDates } from "./content/page-dates.ts";
import { eyebrows, frameOfPage, isBare, type PageContent } from "./content/page-frame.ts";
import { pageMenus } from "./content/page-menus.ts";
import { indexedPages } from "./indexed-pages.ts";
import { type PageLayout, PagePlaces } from "./page-places.ts";
import type { SiteFile } from "./published-files.ts";
import { copiesOf } from "./published-files.ts";
import type { Docs } from "./read-docs.ts";
import { searchWeight } from "./search-weight.ts";

/** How a builder publishes the pages of a site. */
export interface PagesAt {
  readonly addressOf: AddressOf;
  /** An address of the site as links have it: with base path, encoded. */
  readonly hrefOf: (address: string) => string;
  /** The base path: `/`, `/docs`. */
  readonly base: string;
  readonly layout?: PageLayout;
  /** The folder whose packages color code and draw icons. */
  readonly projectFolder: string;
  /** Draws the icons of the menus of pages (default: they have none of their own). */
  readonly drawIcon?: DrawIcon | undefined;
  /** The origin of the published site, if it is known. */
  readonly origin?: string | undefined;
  /** The `lang` of pages in a language of docs.json (default: its own tag). */
  readonly tagOf?: TagOf;
  /** The pages of a site that is followed, as they were rendered before (default: the pages of the last build by the command). */
  readonly memo?: PageMemo | undefined;
}

/** A page of the built site, rendered when it is asked for. */
export interface SitePage {
  /** Where the builder serves it, without base path and not encoded: `/guides/start`. */
  readonly address: string;
  readonly title: string;
  /** Without the marks of Markdown. */
  readonly description?: string;
  /** The description as HTML, below the title; `""` for an operation whose description begins the page itself. */
  readonly lead: string;
  /** The names of what it is in, above its title, as HTML; `""` for a page without them. */
  readonly eyebrow: string;
  /** The layout that its front matter asks for: `wide`, `custom`, `center`, `frame`; absent for the usual one. */
  readonly mode?: string;
  /** Its file, from the docs root; absent for an operation. */
  readonly file?: string;
  /** Its place in the navigation; absent for a page that is not listed. */
  readonly node?: AnyPageNode;
  /** Its language, as docs.json has it; absent in a site without languages. */
  readonly language?: string | undefined;
  /** Whether search engines are kept out, of which its head has the tag, and the search of the site. */
  readonly noindex: boolean;
  /** How much it counts in the search of the site; 1 is normal. */
  readonly weight: number;
  /** The tags of its own in the head, behind those of the site. */
  readonly head: readonly SiteTag[];
  readonly render: () => PageContent;
}

/** The pages of a site, and what only shows once they are rendered. */
export interface SitePages {
  /** By address, each once: page files and operations. */
  readonly pages: readonly SitePage[];
  /** What could not be rendered since the last call, all of each page that was rendered since; of no page alone, below `""`. */
  readonly findings: () => ReadonlyMap<string, readonly Diagnostic[]>;
  /** What is shown at addresses without a page, if docs.json says it; HTML below a title. */
  readonly notFound: { readonly title: string; readonly html: string } | undefined;
  /** The docs' own style sheets, for the head of every page, behind the builder's own. */
  readonly styles: SiteExtras["styles"];
  /** The addresses of the docs' own scripts, for every page. */
  readonly scripts: SiteExtras["scripts"];
  /** The files that the pages rendered so far show, and the style sheets and scripts of all. */
  readonly files: () => SiteFile[];
}

/** The pages that the last `docsjson build` has kept: the projects of the command are in a folder that is its own. */
const keptPages = (projectFolder: string): PageMemo | undefined =>
  isFollowed() ? new PageMemo(join(projectFolder, "node_modules/.cache/docsjson/pages")) : undefined;

/** What runs the code of pages: WebAssembly of half a megabyte, loaded for pages of strangers alone. */
const engineFor = async ({ untrusted }: Docs): Promise<Engine> =>
  untrusted ? (await import("../../../render/program/isolate.ts")).loadIsolate() : inProcess();

/** What renders the page files of a site. */
const openRenderer = async (
  docs: Docs,
  { addressOf, hrefOf, base, projectFolder, memo }: PagesAt,
): Promise<SiteRenderer> =>
  SiteRenderer.of(docs.site, docs.navigation, {
    linkTo: (href) => hrefOf(servedAddress(href, docs.navigation, addressOf)),
    base: baseOfPaths(base),
    projectFolder,
    memo: docs.untrusted ? undefined : (memo ?? keptPages(projectFolder)),
    scripts: docs.scripts,
    grammars: !docs.untrusted,
    readers: docs.readers,
    codeLanguages: codeLanguages(docs.site),
    engine: await engineFor(docs),
    translatorTo,
  });

/** All pages of a site, made ready for a builder. */
export async function sitePages(docs: Docs, at: PagesAt): Promise<SitePages> {
  const { navigation, settings, site } = docs;
  const found = new RenderFindings(site.folder);
  const renderer = await openRenderer(docs, at);
  const formScript = formScriptFor(navigation, at.tagOf);
  for (const { path, pointer, reason } of renderer.unusableGrammars)
    found.leaveOutPart(`colors of the language in ${path}`, reason, site.source.origin(pointer));
  const feeds = new PageFeeds(docs, at, found);
  const thumbnails = at.memo ? undefined : await Thumbnails.of(docs, at, found);
  const places = new PagePlaces(at.layout);
  const { ofFile, ofOperation } = pageMakers(
    docs,
    at,
    { renderer, found, feeds, thumbnails, places, formScript },
    await pageDates(docs, renderer, found),
  );
  const operations = [...navigation.pages, ...navigation.unlisted].filter(({ type }) => type === "operation");
  const pages = new Map<string, SitePage>();
  for (const page of [...renderer.pages.map(ofFile), ...(operations as OperationNode[]).map(ofOperation)]) {
    if (pages.has(page.address)) continue;
    const isFile = /\.\w+$/.test(page.address) && renderer.below(page.address.slice(1)) !== undefined;
    const reason = isFile ? "a file of the docs has its place on the built site" : places.refuse(page.address);
    if (reason === undefined) pages.set(page.address, page);
    else found.leaveOut(ownFile(page), page.address, reason);
  }
  const { styles, scripts, files: extras } = await siteExtras(docs, { ...at, codeColors: renderer.codeColors });
  const images = (await thumbnails?.draw(found)) ?? [];
  const files = () => [...extras, ...images, ...feeds.files.values(), ...renderedFiles(renderer, site, formScript)];
  const served = [...pages].map(
    ([address, page]) => [address, { source: ownFile(page), built: places.fileOf(address) }] as const,
  );
  tellReport({ served, scripts: scripts.length });
  const translate = translatorTo(listLanguages(navigation)[0]?.node.title);
  const notFound = notFoundOf(settings, translate, (href) => renderer.linkTo(href));
  return {
    pages: followRendering([...pages.values()]),
    findings: () => found.take(),
    notFound,
    styles,
    scripts,
    files,
  };
}

/** What makes a page of the site of a page file, and of an operation. */
function pageMakers(
  docs: Docs,
  at: PagesAt,
  {
    renderer,
    found,
    feeds,
    thumbnails,
    places,
    formScript,
  }: Omit<Rendering, "pageOptions"> & {
    feeds: PageFeeds;
    thumbnails: Thumbnails | undefined;
    places: PagePlaces;
    formScript: string;
  },
  dateOf: Awaited<ReturnType<typeof pageDates>>,
) {
  const { navigation, settings, site } = docs;
  const highlight: Highlight = (code, language) => renderer.highlight(code, language);
  const linkTo = (href: string): string => renderer.linkTo(href);
  const headOf = pageHeads(docs, { ...at, linkTo, imageOf: thumbnails && ((page) => thumbnails.imageOf(page)) });
  const pageOptions = {
    config: site.config,
    highlight,
    linkTo,
    formScript: formScriptAddress(at.base, formScript),
  };
  const renderFile = fileRenderer(docs, { renderer, found, pageOptions });
  const renderOperation = operationRenderer(docs, { renderer, found, pageOptions });
  const languageOf = preparePageLanguage(navigation);
  const indexed = new Set(indexedPages(navigation, settings.indexing).map(({ href }) => href));
  const menuOf = pageMenus(docs, at);
  const eyebrowOf = eyebrows(navigation);
  const variables = variablesOf(site.config);
  return {
    ofFile(page: RenderablePage): SitePage {
      const { title, node, path } = page;
      const address = node ? at.addressOf(node) : places.unlistedAddress(page.href, renderer.hrefs);
      const isIndexed = node ? indexed.has(node.href) : settings.indexing === "all" && !site.pages.get(path)?.noindex;
      const language = languageOf(page.href, node);
      const shown = {
        ...{ address, title, language, ...described(page.description), ...(node ? { node } : {}) },
        ...{ noindex: !isIndexed, weight: searchWeight(node) },
      };
      const text = fillVariables(renderer.text(page), variables);
      const frame = frameOfPage(text);
      const feed = feeds.of(page, shown, text);
      return {
        ...shown,
        ...(frame.mode === undefined ? {} : { mode: frame.mode }),
        file: page.file,
        lead: isBare(frame.mode) ? "" : inlineMarkdown(linkedMarkdown(page.description?.trim() ?? "", linkTo)),
        eyebrow: isBare(frame.mode) ? "" : eyebrowOf(node),
        head: [...headOf({ ...shown, path, text }), ...(feed?.head ?? [])],
        render: () => {
          const menu = menuOf(node, address, { contextual: frame.contextual, feed: feed?.link });
          const date = dateOf(page, language);
          const { updates, ...rendered } = renderFile(page, { ...frame, language, menu, date });
          feed?.write(updates);
          return rendered;
        },
      };
    },
    ofOperation(page: OperationNode): SitePage {
      const address = at.addressOf(page);
      const { lead, ...about } = aboutOperation(page, linkTo);
      const language = languageOf(page.href, page);
      const shown = {
        ...{ address, language, ...about, node: page },
        ...{ noindex: !indexed.has(page.href), weight: searchWeight(page) },
      };
      const render = () => renderOperation(page, { language, menu: menuOf(page, address) });
      return { ...shown, lead, eyebrow: eyebrowOf(page), head: headOf(shown), render };
    },
  };
}

const notFoundOf = (
  { notFound }: Docs["settings"],
  translate: Translate,
  linkTo: (href: string) => string,
): SitePages["notFound"] =>
  notFound && {
    title: notFound.title ?? translate("Page not found"),
    html: notFound.description
      .split(/\n\s*\n/)
      .map((text) => `<p>${inlineMarkdown(linkedMarkdown(text.trim(), linkTo))}</p>`)
      .join(""),
  };

/** The file in which a page is written. */
const ownFile = ({ file, node }: SitePage): string => file ?? node?.source.file ?? "docs.json";

/** The files that the pages rendered so far show, and the scripts of their forms and components. */
function renderedFiles(renderer: SiteRenderer, site: Docs["site"], formScript: string): SiteFile[] {
  const named = filesNamedIn(renderer.scripts.values(), site);
  const shown = copiesOf(new Set([...renderer.shownFiles, ...named]), renderer);
  const components = [...renderer.scripts].map(([path, text]) => ({ path, text }));
  const hasForms =
    site.documents.indexes("openapi").size > 0 || [...site.pages.values()].some(({ api }) => api !== undefined);
  return [...shown, ...components, ...(hasForms ? [{ path: FORM_SCRIPT, text: formScript }] : [])];
}

/** The languages of the code that pages of operations show: of samples, and of blocks in the texts of specs. */
function codeLanguages({ config, texts }: Docs["site"]): string[] {
  const inTexts = [...texts.values()].flatMap((text) =>
    [/(?:```|~~~)([\w+#-]{1,30})/g, /\blang"?: ?["']?([\w+#-]{1,30})/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = ""]) => name.toLowerCase()),
    ),
  );
  return [...new Set([...sampleLanguages(apiSettings(config).languages), ...inTexts, "json", "xml"])];
}

/** What the page of an operation says before its own text, which the spec's description is a part of: the one of `x-mint.metadata`. */
const aboutOperation = ({ title, description, metadata = {} }: OperationNode, linkTo: (href: string) => string) => {
  const given = own(metadata, "description");
  return typeof given === "string"
    ? { title, ...described(given), lead: inlineMarkdown(linkedMarkdown(given.trim(), linkTo)) }
    : { title, ...described(firstParagraph(description)), lead: "" };
};

const described = (description: string | undefined) => {
  const text = inlineText(description?.replace(/\s+/g, " ").trim() ?? "");
  return text ? { description: text } : {};
};
