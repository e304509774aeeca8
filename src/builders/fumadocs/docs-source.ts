import type { AnyPageNode, Icon, OperationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { pageStyles } from "../../render/page-assets.ts";
import { PageMemo } from "../../render/page-memo.ts";
import { baseOfPaths, decodePath, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { languageLabel } from "../../vocabulary/elements/language-tags.ts";
import { addressesIn, withoutFolder } from "../model/language-folder.ts";
import { listLanguages, type SiteLanguage } from "../model/languages.ts";
import { type SiteChrome, type SiteSettings, servedChrome } from "../model/site-settings.ts";
import { findCounterparts } from "../model/version-pages.ts";
import type { Move } from "../redirects/redirect-rule.ts";
import { pageScriptFor } from "../shared/extras/page-script.ts";
import { followDocs } from "../shared/pages/follow-docs.ts";
import { isOfOpenApi, operationSpecs } from "../shared/pages/operation-specs.ts";
import { fileOfItsName } from "../shared/pages/page-places.ts";
import { writeSiteFiles } from "../shared/pages/published-files.ts";
import { type PublishedSite, publishSite } from "../shared/pages/published-site.ts";
import { type Docs, type DocsOptions, readDocs } from "../shared/pages/read-docs.ts";
import type { SitePage, SitePages } from "../shared/pages/site-pages.ts";
import { ToldFindings } from "../shared/pages/told-findings.ts";
import { translatorTo } from "../shared/site-words.ts";
import { collectUnshown } from "../shared/unsupported/unshown-settings.ts";
import { fumadocsStyles } from "./fumadocs-styles.ts";
import {
  type FumadocsLayout,
  type FumadocsNavigation,
  type FumadocsOptions,
  type FumadocsRoot,
  fumadocsAddresses,
  fumadocsLink,
  fumadocsUrl,
  toFumadocs,
} from "./to-fumadocs.ts";

/** Addresses are those of docs.json, unless `hideLocale` says where they begin with the code of a language. */
export interface FumadocsDocsOptions<Rendered>
  extends DocsOptions,
    Omit<FumadocsOptions<Rendered>, "renderIcon" | "keepFolders"> {
  /**
   * Renders an icon, given its picture from the project's packages as HTML. Without it, or where it gives `undefined`, icons
   * are left out and reported.
   */
  renderIcon?: ((icon: Icon, html: string | undefined) => Rendered | undefined) | undefined;
  /** `basePath` of Next.js's config, for the links and files in the HTML of pages. */
  basePath?: string | undefined;
  /** Whether the source follows changes of the docs. Default: only in development, by `NODE_ENV`. */
  watch?: boolean | undefined;
}

/** A page of the site, by its address. */
export interface FumadocsPage {
  /** The address as Fumadocs has it: with language and `baseUrl`, percent-encoded. */
  readonly url: string;
  readonly title: string;
  /** Without the marks of Markdown. */
  readonly description?: string;
  /** The description as HTML; `""` for a page without one, and for an operation, which begins with it. */
  readonly lead: string;
  /** The code of its language. */
  readonly language?: string;
  /** Whether search engines are kept out. */
  readonly noindex: boolean;
  /** The names of what it is in, above its title, as HTML; `""` for a page without them. */
  readonly eyebrow: string;
  /** The layout that its front matter asks for: `wide`, `custom`, `center`, `frame`; absent for the usual one. */
  readonly mode?: string;
  /** The tags of its own in the head. */
  readonly head: SitePage["head"];
  /** The page in the navigation, for queries such as `breadcrumbs`; absent for one that the platform publishes unlisted. */
  readonly node?: AnyPageNode;
  /** The page below its title as HTML, with the platform's components, and its table of contents as `<DocsPage>` takes it. */
  render(): { readonly html: string; readonly toc: { title: string; url: string; depth: number }[] };
  /** Props of fumadocs-openapi's page: the operation, and the OpenAPI document cut to it. Operations of OpenAPI only. */
  operation?(): OperationProps;
}

/** The props of `<OpenAPIPage>` of fumadocs-openapi. */
export interface OperationProps {
  readonly payload: { readonly bundled: object };
  readonly operations?: { readonly path: string; readonly method: string }[];
  readonly webhooks?: { readonly name: string; readonly method: string }[];
}

/** A page's address in another language. */
export interface Translation {
  readonly locale: string;
  readonly name: string;
  /** The same page, or the first one of a language that lacks it. */
  readonly url: string;
}

/** The docs for a Fumadocs site. */
export interface DocsSource<Rendered> extends FumadocsNavigation<Rendered> {
  readonly navigation: ResolvedNavigation;
  /** Name, logo, colors, navbar, footer, banner and more of docs.json. */
  readonly settings: SiteSettings;
  /** The tags of the docs' own style sheets, for the head of every page; `writeFiles` writes the files. */
  readonly head: SitePages["styles"];
  /**
   * The addresses of the docs' own scripts, in order; `writeFiles` writes them. They are to run once React has hydrated the page, as
   * they may change what it finds.
   */
  readonly scripts: SitePages["scripts"];
  /** What is shown at addresses without a page, if docs.json says it. */
  readonly notFound: SitePages["notFound"];
  /** All pages, those of the navigation and those that the platform publishes beside it. */
  readonly pages: readonly FumadocsPage[];
  /** The redirects, and from roots without an index to first pages; not percent-encoded. */
  readonly moves: readonly Move[];
  /** The page at an address, given as the segments of its path, encoded or not. */
  find(slug?: readonly string[]): FumadocsPage | undefined;
  /**
   * The target of a redirect, percent-encoded, by the segments of its path; the root of the site without an index leads
   * to its first page.
   */
  redirectOf(slug?: readonly string[]): string | undefined;
  /** The segments of all pages and redirects, for `generateStaticParams` of `app/[[...slug]]/page.tsx`. */
  params(): { slug: string[] }[];
  /** Bar at the top, footer and banner for a page: those of its language, else the site's; with addresses as Fumadocs has them. */
  chromeOf(page: FumadocsPage): SiteChrome;
  /** Tree and props of `<DocsLayout>` for a page; tabs of other versions lead to the same page there. */
  layoutOf(page: FumadocsPage): { tree: FumadocsRoot<Rendered> } & FumadocsLayout<Rendered>;
  /** An icon as HTML, from the project's packages; `undefined` for one that isn't there. */
  iconHtml(icon: Icon): string | undefined;
  /** The languages, with the page in each. */
  translationsOf(page: FumadocsPage): Translation[];
  /**
   * Writes `docsjson.css` and `docsjson.js` for the HTML of pages, the images and downloads that pages show, `sitemap.xml` (given
   * `siteUrl`), `llms.txt`, `llms-full.txt`, the Markdown of the pages, the specs, logo and favicon into a folder, such
   * as `public`. Gives their paths. Files that are there already stay.
   *
   * @param earlier the paths that it gave before: these files are brought up to date, or removed
   */
  writeFiles(folder: string, earlier?: readonly string[]): Promise<string[]>;
  /** Ends following changes. */
  close(): Promise<void>;
}

/**
 * Reads the docs for a Fumadocs site; diagnostics go to the console. In development the source follows docs.json and what
 * it names: the next page that is rendered shows the change. While docs.json is broken or gone, the last navigation stays.
 *
 * @throws {Error} if docs.json has errors, with all of them; in development only if there is no navigation
 * @example
 * export const docs = await createDocsSource({ root: "content" });
 */
export async function createDocsSource<Rendered = string>(
  options: FumadocsDocsOptions<Rendered> = {},
): Promise<DocsSource<Rendered>> {
  const { watch = process.env.NODE_ENV === "development", ...reading } = options;
  return watch ? followSource(reading) : openDocs(reading);
}

/** A source that stays as it is. */
export async function openDocs<Rendered>(options: FumadocsDocsOptions<Rendered>): Promise<DocsSource<Rendered>> {
  const docs = await readDocs(options, { failOnErrors: true });
  return { ...(await makeSource(docs, options, { told: new ToldFindings() })), close: async () => undefined };
}

type Source<Rendered> = Omit<DocsSource<Rendered>, "close">;

/**
 * A source that changes with the docs.
 *
 * @param onRead called with it after it was read for the first time, and after each change
 * @param showFault told why docs.json can't be shown, until it is read again
 */
export async function followSource<Rendered>(
  options: FumadocsDocsOptions<Rendered>,
  onRead: (source: DocsSource<Rendered>) => Promise<void> = async () => undefined,
  showFault?: (message: string) => Promise<void>,
): Promise<DocsSource<Rendered>> {
  let source: DocsSource<Rendered> | undefined;
  const kept = { memo: new PageMemo(), told: new ToldFindings() };
  const show = async (docs: Docs): Promise<void> => {
    const read = { ...(await makeSource(docs, options, kept)), close: () => watcher.close() };
    if (source) replaceFields(source, read);
    else source = read;
    await onRead(source);
  };
  const watcher = followDocs(options, show, { log: console, told: kept.told, showFault });
  await watcher.ready;
  return source as unknown as DocsSource<Rendered>;
}

/** What is kept of one reading for the next. */
interface Kept {
  readonly told: ToldFindings;
  readonly memo?: PageMemo;
}

/** Gives an object the fields of another, and no others. */
function replaceFields<Fields extends object>(target: Fields, fields: Fields): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(fields, key)) Reflect.deleteProperty(target, key);
  Object.assign(target, fields);
}

/** The source of docs that were read; logs their diagnostics. */
async function makeSource<Rendered>(
  docs: Docs,
  options: FumadocsDocsOptions<Rendered>,
  kept: Kept,
): Promise<Source<Rendered>> {
  const { navigation, settings, site } = docs;
  const base = baseOfPaths(options.basePath ?? "");
  const { renderIcon } = options;
  const placed = { ...options, keepFolders: options.hideLocale === undefined };
  const addressAt = fumadocsAddresses(navigation, placed);
  const addressOf = (page: AnyPageNode): string => addressAt(page.href);
  const at = {
    addressOf,
    hrefOf: (address: string) => base + fumadocsLink(address, (known) => known),
    base,
    layout: { fileOf: fileOfItsName, unserved: OF_NEXT },
    projectFolder: process.cwd(),
    origin: options.siteUrl,
    memo: kept.memo,
  };
  const published = await publishSite(docs, at, collectUnshown("Fumadocs", docs, { weighs: false }));
  const { icons, pages: rendered } = published;
  const { value, diagnostics } = toFumadocs(navigation, {
    badgeWords: translatorTo,
    ...placed,
    renderIcon: renderIcon && ((icon) => renderIcon(icon, icons.html(icon))),
  });
  const linkTo = (href: string): string => fumadocsLink(href, addressAt);
  const moves = published.moves.map(({ from, to }) => ({ from: addressAt(from), to }));
  // The destinations of redirects are addresses already, not paths of docs.json.
  const redirects = new Map(moves.map(({ from, to }) => [from, fumadocsLink(to, (address) => address)]));
  kept.told.tellDocs([...published.diagnostics(), ...diagnostics], site, console);
  const languages = listLanguages(navigation);
  const counterparts = findCounterparts(navigation.children, addressOf);
  const { pages, unrendered } = builtPages(published, kept.told);
  return {
    ...value,
    navigation,
    settings,
    head: rendered.styles,
    scripts: rendered.scripts,
    notFound: rendered.notFound,
    pages: [...pages.values()],
    moves,
    iconHtml: icons.html,
    find: (slug = []) => pages.get(slugPath(slug)),
    redirectOf: (slug = []) => redirects.get(slugPath(slug)),
    params: () => [...pages.keys(), ...redirects.keys()].map((url) => ({ slug: url.split("/").filter(Boolean) })),
    chromeOf: ({ language }) =>
      servedChrome(settings, languages.find(({ node }) => node.title === language)?.node, linkTo),
    layoutOf: layoutsOf(value, counterparts, addressOf),
    translationsOf: translationsIn(languages, addressAt, pages),
    async writeFiles(folder, earlier) {
      for (const page of unrendered) page.render();
      const files = [
        { path: "docsjson.css", text: pageStyles(settings.colors) + fumadocsStyles(settings.colors) },
        { path: "docsjson.js", text: pageScriptFor(navigation) },
        ...(await published.builtFiles()),
      ];
      // Next.js ends a build for such a folder.
      const served = files.filter(({ path }) => !/^\/?_next\//.test(path));
      return writeSiteFiles(folder, served, earlier);
    },
  };
}

/** Tree and props of the layout of each page. @param counterparts the same page in other versions and languages */
const layoutsOf =
  <Rendered>(
    { layout, layouts, pageTree, pageTrees }: FumadocsNavigation<Rendered>,
    counterparts: ReturnType<typeof findCounterparts>,
    addressOf: (page: AnyPageNode) => string,
  ): Source<Rendered>["layoutOf"] =>
  ({ node, language = "" }) => {
    const { tabs, links } = layouts?.[language] ?? layout;
    const others = node ? counterparts(node).flatMap(([, page]) => (page === node ? [] : [page])) : [];
    const urls = others.map((page) => fumadocsUrl(addressOf(page)));
    return {
      tree: pageTrees?.[language] ?? pageTree,
      tabs: tabs.map((tab) => ({ ...tab, url: urls.find((url) => tab.urls.has(url)) ?? tab.url })),
      links,
    };
  };

/** What Next.js keeps for itself, where it has a folder beside the file of another page, and files of the site that are no pages. */
const OF_NEXT = /^\/(?:_next(?:\/|$)|(?:docsjson\.(?:css|js)|docs-search\.json)$)|\.html$/;

/** The pages of a site by address, and what they are rendered from. */
function builtPages(
  { docs, pages: rendered }: PublishedSite,
  told: ToldFindings,
): { pages: Map<string, FumadocsPage>; unrendered: ReadonlySet<SitePage> } {
  const specOf = operationSpecs(docs.site);
  const pages = new Map<string, FumadocsPage>();
  const unrendered = new Set(rendered.pages);
  for (const page of rendered.pages) {
    const { title, description, lead, eyebrow, mode, node, language, noindex, head } = page;
    const address = withoutEndSlash(page.address) || "/";
    pages.set(address, {
      url: fumadocsUrl(address),
      title,
      lead,
      eyebrow,
      noindex,
      head,
      ...(node === undefined ? {} : { node }),
      ...(description === undefined ? {} : { description }),
      ...(mode === undefined ? {} : { mode }),
      ...(language === undefined ? {} : { language }),
      render: () => {
        const { html, headings } = page.render();
        unrendered.delete(page);
        told.tell(rendered.findings(), docs.site, console);
        return { html, toc: headings.map(({ id, text, depth }) => ({ title: text, url: `#${id}`, depth })) };
      },
      // Cut when it is asked for: a large spec is in memory once.
      ...(node?.type === "operation" && isOfOpenApi(node)
        ? { operation: () => operationProps(node, specOf(node) ?? {}) }
        : {}),
    });
  }
  return { pages, unrendered };
}

const slugPath = (slug: readonly string[]): string => `/${slug.map(decodePath).join("/")}`;

function operationProps({ endpoint }: OperationNode, bundled: object): OperationProps {
  const { kind, method, path } = endpoint;
  return kind === "webhook"
    ? { payload: { bundled }, webhooks: [{ name: path, method }] }
    : { payload: { bundled }, operations: [{ path, method }] };
}

function translationsIn(
  languages: readonly SiteLanguage[],
  addressAt: (href: string) => string,
  pages: ReadonlyMap<string, FumadocsPage>,
) {
  const first = new Map<string, string>();
  for (const page of pages.values())
    if (page.language !== undefined && !first.has(page.language)) first.set(page.language, page.url);
  return ({ node, language, url }: FumadocsPage): Translation[] => {
    const own = languages.find(({ node }) => node.title === language);
    const rest = withoutFolder(node?.href ?? decodeURI(url), own?.place.folder ?? "", own?.place.depth);
    return languages.map(({ node: { title }, place }) => {
      const found = addressesIn(place.folder, rest, place.depth).flatMap((href) => pages.get(addressAt(href)) ?? []);
      const page = found.find(({ language }) => language === title);
      return { locale: title, name: languageLabel(title), url: page?.url ?? first.get(title) ?? "/" };
    });
  };
}
