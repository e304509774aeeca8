import type { AnyPageNode, OperationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { bodyStart } from "../../pages/front-matter/read-front-matter.ts";
import { pageScript, pageStyles } from "../../render/page-assets.ts";
import { readTextBelow } from "../../site/files-below.ts";
import { watchSite } from "../../site/watch-site.ts";
import { languageLabel } from "../../vocabulary/language-tags.ts";
import { isSafeHref } from "../../vocabulary/url.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import { languageOf, listLanguages, type SiteLanguage, withoutFolder } from "../shared/language.ts";
import { isOfOpenApi, type OperationSpecs, operationSpecs } from "../shared/operation-specs.ts";
import { type Docs, type DocsOptions, logDiagnostics, readDocs, toDocs } from "../shared/read-docs.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../shared/site-files.ts";
import { sitePages } from "../shared/site-pages.ts";
import { languageChrome, type SiteChrome, type SiteLink, type SiteSettings } from "../shared/site-settings.ts";
import { collectUnsupported } from "../shared/unsupported-features.ts";
import { findCounterparts } from "../shared/version-pages.ts";
import {
  type FumadocsLayout,
  type FumadocsNavigation,
  type FumadocsOptions,
  type FumadocsRoot,
  fumadocsAddresses,
  fumadocsLink,
  fumadocsUrl,
  toFumadocs,
} from "./fumadocs.ts";

export interface FumadocsDocsOptions<Rendered> extends DocsOptions, FumadocsOptions<Rendered> {
  /** Whether the source follows changes of the docs. Default: only in development, by `NODE_ENV`. */
  watch?: boolean | undefined;
}

/** A page of the site, by its address. */
export interface FumadocsPage {
  /** The address as Fumadocs has it: with language and `baseUrl`, percent-encoded. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  /** The code of its language. */
  readonly language?: string;
  /** The page in the navigation, for queries such as `breadcrumbs`. */
  readonly node: AnyPageNode;
  /** The page below its title as HTML, with the platform's components, and its table of contents as `<DocsPage>` takes it. */
  render(): { readonly html: string; readonly toc: { title: string; url: string; depth: number }[] };
  /**
   * The text of a page file without its front matter; of an operation, the content that `x-mint` gives it; of an AsyncAPI
   * channel or a part of a GraphQL schema, the whole page.
   */
  markdown(): Promise<string>;
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
  /** The languages, with the page in each. */
  translationsOf(page: FumadocsPage): Translation[];
  /**
   * Writes `docs.css` and `docs.js` for the HTML of pages, the images and downloads that pages show, `sitemap.xml` (given
   * `siteUrl`), `llms.txt`, `llms-full.txt`, the Markdown of the pages, the specs, logo and favicon into a folder, such
   * as `public`.
   */
  writeFiles(folder: string): Promise<void>;
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
  if (watch) return followDocs(reading);
  const docs = await readDocs(reading, { failOnErrors: true });
  return { ...(await sourceOf(docs, reading)), close: async () => undefined };
}

type Source<Rendered> = Omit<DocsSource<Rendered>, "close">;

/** A source that changes with the docs. */
async function followDocs<Rendered>(options: FumadocsDocsOptions<Rendered>): Promise<DocsSource<Rendered>> {
  let source: DocsSource<Rendered> | undefined;
  const watcher = watchSite(
    options.root,
    async ({ result: { value, diagnostics } }) => {
      if (source && !value.navigation) return logDiagnostics(diagnostics, value.site, console);
      const read = { ...(await sourceOf(toDocs(value, diagnostics, false), options)), close: () => watcher.close() };
      if (source) replaceFields(source, read);
      else source = read;
    },
    { contents: false, ...options, onError: (error) => console.error(String(error)) },
  );
  await watcher.ready;
  return source as DocsSource<Rendered>;
}

/** Gives an object the fields of another, and no others. */
function replaceFields<Fields extends object>(target: Fields, fields: Fields): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(fields, key)) Reflect.deleteProperty(target, key);
  Object.assign(target, fields);
}

/** The source of docs that were read; logs their diagnostics. */
async function sourceOf<Rendered>(docs: Docs, options: FumadocsDocsOptions<Rendered>): Promise<Source<Rendered>> {
  const { navigation, settings, site } = docs;
  const { value, diagnostics } = toFumadocs(navigation, options);
  const addressAt = fumadocsAddresses(navigation, options);
  const unsupported = collectUnsupported("Fumadocs");
  const addressOf = (page: AnyPageNode): string => addressAt(page.href);
  const linkTo = (href: string): string => fumadocsLink(href, addressAt);
  // The destinations of redirects are addresses already, not paths of docs.json.
  const redirectTarget = (to: string): string => fumadocsLink(to, (address) => address);
  const redirects = new Map(
    expandRedirects(settings.redirects, navigation, unsupported, addressOf).map(({ from, to }) => [
      addressAt(from),
      redirectTarget(to),
    ]),
  );
  logDiagnostics([...docs.diagnostics, ...diagnostics, ...unsupported.diagnostics()], site, console);
  const languages = listLanguages(navigation);
  const counterparts = findCounterparts(navigation.children, addressOf);
  const specOf = operationSpecs(site);
  const hrefOf = (address: string): string => fumadocsLink(address, (known) => known);
  const rendered = await sitePages(docs, { addressOf, hrefOf, base: "/", projectFolder: process.cwd() });
  const renderers = new Map(rendered.pages.map((page) => [page.address, page.render]));
  const pages = new Map<string, FumadocsPage>();
  for (const node of [...navigation.pages, ...navigation.unlisted])
    if (!pages.has(addressOf(node))) pages.set(addressOf(node), pageOf(node));

  function pageOf(node: AnyPageNode): FumadocsPage {
    const language = languageOf(node)?.title;
    const { title, description } = node;
    return {
      url: fumadocsUrl(addressOf(node)),
      title,
      node,
      ...(description === undefined ? {} : { description }),
      ...(language === undefined ? {} : { language }),
      render: () => {
        const { html = "", headings = [] } = renderers.get(addressOf(node))?.() ?? {};
        logDiagnostics(rendered.findings(), site, console);
        return { html, toc: headings.map(({ id, text, depth }) => ({ title: text, url: `#${id}`, depth })) };
      },
      markdown: async () => (node.type === "operation" ? contentOf(node, specOf) : textOf(site, node.path)),
      // Cut when it is asked for: a large spec is in memory once.
      ...(node.type === "operation" && isOfOpenApi(node)
        ? { operation: () => operationProps(node, specOf(node) ?? {}) }
        : {}),
    };
  }

  return {
    ...value,
    navigation,
    settings,
    find: (slug = []) => pages.get(pathOf(slug)),
    redirectOf: (slug = []) => redirects.get(pathOf(slug)),
    params: () => [...pages.keys(), ...redirects.keys()].map((url) => ({ slug: url.split("/").filter(Boolean) })),
    chromeOf: ({ language }) =>
      linkChrome(languageChrome(settings, languages.find(({ node }) => node.title === language)?.node), linkTo),
    layoutOf: ({ node, language = "" }) => {
      const { tabs, links } = value.layouts?.[language] ?? value.layout;
      const others = counterparts(node).flatMap(([, page]) => (page === node ? [] : [page]));
      const urls = others.map((page) => fumadocsUrl(addressOf(page)));
      return {
        tree: value.pageTrees?.[language] ?? value.pageTree,
        tabs: tabs.map((tab) => ({ ...tab, url: urls.find((url) => tab.urls.has(url)) ?? tab.url })),
        links,
      };
    },
    translationsOf: translationsIn(languages, addressAt, pages),
    async writeFiles(folder) {
      const siteUrl = options.siteUrl?.replace(/\/$/, "");
      for (const { render } of rendered.pages) render();
      await writeSiteFiles(folder, [
        { path: "docs.css", text: pageStyles(settings.colors) + accent(settings.colors) },
        { path: "docs.js", text: pageScript },
        ...settingFiles(docs),
        ...(await siteFiles(docs, { addressOf, siteUrl })),
        ...rendered.files(),
      ]);
    },
  };
}

/** The site's color as Fumadocs has it. */
function accent({ primary, light = primary }: SiteSettings["colors"]): string {
  const isHex = (color: string | undefined): boolean => /^#[\da-f]{3,8}$/i.test(color ?? "");
  return isHex(primary) && isHex(light) ? `:root{--color-fd-primary:${primary}}.dark{--color-fd-primary:${light}}` : "";
}

/** A bar, footer and banner whose links lead to the addresses at which Fumadocs serves the pages. */
function linkChrome(chrome: SiteChrome, linkTo: (href: string) => string): SiteChrome {
  const { navbar, primary, footer, banner } = chrome;
  const served = ({ label, href }: SiteLink): SiteLink => ({ label, href: linkTo(href) });
  const links = (items: readonly SiteLink[]) => items.filter(({ href }) => isSafeHref(href)).map(served);
  const content = banner?.content.replace(/\]\(([^()\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);
  const [button] = links(primary ? [primary] : []);
  return {
    navbar: links(navbar),
    ...(button ? { primary: button } : {}),
    socials: chrome.socials,
    footer: footer.map(({ header, items }) => ({ ...(header === undefined ? {} : { header }), items: links(items) })),
    ...(banner ? { banner: { ...banner, content: content ?? "" } } : {}),
  };
}

const pathOf = (slug: readonly string[]): string => `/${slug.map(decodeSegment).join("/")}`;

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function textOf({ pages, folder }: Docs["site"], path: string): Promise<string> {
  const file = pages.get(path)?.file;
  if (file === undefined) return "";
  const text = (await readTextBelow({ folder, path: file })) ?? "";
  return text.slice(bodyStart(text));
}

/** The text above the renderer of an operation. A channel, or a part of a GraphQL schema, has this text only. */
const contentOf = (node: OperationNode, specOf: OperationSpecs): string =>
  isOfOpenApi(node) ? (node.content ?? "") : toOperationPage(node, specOf(node)).markdown;

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
  return ({ node, language }: FumadocsPage): Translation[] => {
    const own = languages.find(({ node }) => node.title === language);
    const rest = withoutFolder(node.href, own?.folder ?? "");
    return languages.map(({ node: { title }, folder }) => {
      const page = pages.get(addressAt(folder === "" ? rest : `/${folder}${rest}`));
      const url = page?.language === title ? page.url : (first.get(title) ?? "/");
      return { locale: title, name: languageLabel(title), url };
    });
  };
}
