import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { hashText } from "../../json/hash-text.ts";
import { PageMemo } from "../../render/page-memo.ts";
import { locateBelow } from "../../site/files-below.ts";
import { SAVING_MS } from "../../site/watch-site.ts";
import { folderHref, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { isBelow } from "../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { SHOWN_ENDINGS } from "../../vocabulary/files/site-files.ts";
import { addressesIn, withoutFolder } from "../model/language-folder.ts";
import { listLanguages } from "../model/languages.ts";
import type { Move } from "../redirects/redirect-rule.ts";
import { faultMessage } from "../shared/docs-fault.ts";
import { ownFiles } from "../shared/extras/own-files.ts";
import { faviconTags } from "../shared/extras/site-extras.ts";
import { redirectPages, type SiteFile, specFiles, writeSiteFiles } from "../shared/pages/published-files.ts";
import { BrokenDocs, type Docs, type Log } from "../shared/pages/read-docs.ts";
import { ToldFindings } from "../shared/pages/told-findings.ts";
import type {
  Actions,
  Bundler,
  BundlerConfig,
  Content,
  ContentDocs,
  ContentOptions,
  LoadContext,
  Plugin,
} from "./content-docs.ts";
import { isUnknown } from "./docusaurus-addresses.ts";
import { alternatesModule, clientModule, REDIRECT_MODULE, writeGenerated } from "./generated-files.ts";
import { LocaleDocs } from "./locale-docs.ts";
import { folderInLocale } from "./locale-site.ts";
import { staticPath } from "./locale-theme.ts";
import { dropOwnAddress } from "./own-address.ts";

/** The docs, and where the plugin puts and tells things. */
interface DocsReader {
  /** Docs that were read with the config; read again after each change. */
  read(): Promise<Docs>;
  /** The fields of Docusaurus's config, outside of `themeConfig`, that the docs decide. */
  about(docs: Docs): object;
  readonly log: Log;
  /** A folder whose files Docusaurus serves as they are. */
  readonly statics: string;
  /** The paths of what was put there with the config. */
  readonly written?: readonly string[];
  /** The file of what the theme has in common with others. */
  readonly themeCommon: () => string;
}

/**
 * Docusaurus's docs plugin with the docs of docs.json: each language has its own pages; addresses, versions, sidebars and
 * neighbours are those of the navigation; operations are docs among the others.
 */
export async function localePlugin(
  contentDocs: ContentDocs,
  { read, about, log, statics, written = [], themeCommon }: DocsReader,
  context: LoadContext,
  options: ContentOptions,
): Promise<Plugin> {
  const isBuild = process.env.NODE_ENV === "production";
  const own = { tags: [], editUrl: options.editUrl, memo: isBuild ? undefined : new PageMemo() };
  let locale = await LocaleDocs.of(await read(), context, own);
  // The plugin wants a folder, but reads nothing from it.
  const base = await contentDocs(context, { ...options, path: statics });
  const { currentLocale, defaultLocale } = context.i18n;
  const ownTheme = { ...context.siteConfig.themeConfig };
  let isRead = true;
  let redirects = new Map<string, string>();
  let unrouted: readonly Move[] = [];
  let served = written;
  const told = new ToldFindings();
  let earlier: Promise<unknown> = Promise.resolve();
  const load = async () => {
    // A file that is emptied and then written is told once, maybe in between.
    if (!isRead) await setTimeout(SAVING_MS);
    // A server goes on with what it has, and says why.
    const again = isRead
      ? locale.docs
      : await read().catch((error: Error) => (isBuild ? Promise.reject(error) : error));
    const fault = again instanceof Error ? faultMessage(again) : undefined;
    if (again instanceof BrokenDocs) told.tellFault(again.diagnostics, again.site, log);
    else if (fault !== undefined) log.error(fault);
    if (!(isRead || again instanceof Error)) locale = await LocaleDocs.of(again, context, own);
    isRead = false;
    takeConfig(context, ownTheme, locale, about(locale.docs));
    const { docs, pages, shownFiles, diagnostics } = locale.published;
    const versions = locale.versions();
    redirects = listLocaleRedirects(locale);
    locale.writeFiles(versions);
    const shown = isBuild ? undefined : shownFiles();
    // A build copies what is there for each language.
    if (shown) served = await writeSiteFiles(statics, [...shown, ...specFiles(docs.site)], served);
    writeGenerated(
      locale.generated("client.js"),
      clientModule(pages.scripts, shown && { files: stampOf(shown), fault }),
    );
    if (fault === undefined && !(isBuild && currentLocale !== defaultLocale))
      told.tellDocs(diagnostics(), docs.site, log);
    told.tell(pages.findings(), docs.site, log);
    return { loadedVersions: versions.filter(({ docs }) => docs.length > 0) };
  };
  return {
    ...base,

    configureWebpack(config: BundlerConfig, ...more: unknown[]) {
      keepNamesSteady(config);
      return {
        ...base.configureWebpack?.(config, ...more),
        resolve: { alias: aliasOf(locale, themeCommon) },
        plugins: isBuild ? [] : [READ_AT_ONCE],
      };
    },

    getPathsToWatch: () => watchedFiles(locale.docs),

    getThemePath: () => locale.generated("theme"),

    injectHtmlTags: () => headTags(locale, context.baseUrl),

    getClientModules: () => [locale.generated("styles.css"), locale.generated("client.js")],

    // Docusaurus asks again while an answer is made: the last one that it gets is to have all changes.
    loadContent() {
      const content = earlier.then(load);
      earlier = content.catch(() => undefined);
      return content;
    },

    async contentLoaded({ content, actions }) {
      await base.contentLoaded({ content, actions });
      unrouted = addRedirectRoutes(locale, redirects, content, actions);
    },

    async postBuild(props: { outDir: string }) {
      await (base.postBuild as ((props: object) => Promise<void>) | undefined)?.(props);
      await writeLocaleFiles(locale, context, props.outDir);
      await writeSiteFiles(props.outDir, redirectPages(unrouted, ""));
    },
  };
}

/** Has the config say what the docs say now; what they no longer say is as the user's config has it. */
function takeConfig({ siteConfig }: LoadContext, ownTheme: object, locale: LocaleDocs, about: object): void {
  const { themeConfig } = siteConfig;
  for (const name of Object.keys(themeConfig)) Reflect.deleteProperty(themeConfig, name);
  Object.assign(themeConfig, ownTheme, locale.themeConfig());
  Object.assign(siteConfig, about);
}

/** Another number once one of the files has changed. */
const stampOf = (files: readonly SiteFile[]): number =>
  hashText(
    JSON.stringify(
      files.map((file) =>
        "text" in file ? file : [file, statSync(locateBelow(file.copyOf) ?? "", NO_ERROR)?.mtimeMs],
      ),
    ),
  );
const NO_ERROR = { throwIfNoEntry: false } as const;

/** Writes the files of a build that are no pages. The files of every language go into the folder of the default language. */
async function writeLocaleFiles(
  { published: { pages, builtFiles }, links }: LocaleDocs,
  { siteConfig: { url }, i18n: { currentLocale, defaultLocale } }: LoadContext,
  folder: string,
): Promise<void> {
  const root = join(folder, links.wayToMain);
  if (isUnknown(url)) await dropOwnAddress(folder, url);
  await writeSiteFiles(root, currentLocale === defaultLocale ? await builtFiles() : pages.files());
}

/** The tags of every page. The style sheets of the theme come behind all that can be in the head. */
function headTags({ published: { docs, pages } }: LocaleDocs, baseUrl: string) {
  const tags = [...faviconTags(docs.settings, (file) => baseUrl + staticPath(file)), ...pages.styles];
  const written = tags.map(({ tag, attrs }) => ({ tagName: tag, attributes: { ...attrs } }));
  const isInHead = ({ tagName, attributes }: (typeof written)[number]) =>
    tagName === "meta" || attributes.rel === "icon";
  return { headTags: written.filter(isInHead), preBodyTags: written.filter((tag) => !isInHead(tag)) };
}

/**
 * Adds a route for each redirect from an address that no page has. Gives those from an address that differs from another one in
 * capital letters alone, which are one for Docusaurus' router: of a page and a route, it would show the route.
 */
function addRedirectRoutes(
  locale: LocaleDocs,
  redirects: ReadonlyMap<string, string>,
  { loadedVersions }: Content,
  actions: Actions,
): Move[] {
  const file = locale.generated("redirect.js");
  writeGenerated(file, REDIRECT_MODULE);
  const component = locale.inSite(file);
  const keyOf = (address: string): string => withoutEndSlash(address).toLowerCase();
  const pages = loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink));
  const routes = new Map(pages.map((address) => [keyOf(address), withoutEndSlash(address)]));
  const unrouted: Move[] = [];
  for (const [path, to] of redirects) {
    const from = locale.links.permalinkOf(path);
    const route = routes.get(keyOf(from));
    if (route === undefined) {
      routes.set(keyOf(from), withoutEndSlash(from));
      actions.addRoute({ path: from, component, exact: true, props: { to } });
    } else if (route !== withoutEndSlash(from)) unrouted.push({ from: `${withoutEndSlash(path)}/`, to });
  }
  return unrouted;
}

/**
 * Has the theme find the translations of a page where they are; on a site without languages, too: the bundler's cache does not see
 * that an alias is new.
 */
function aliasOf(locale: LocaleDocs, themeCommon: () => string): Record<string, string> {
  const [main] = listLanguages(locale.docs.navigation);
  const file = locale.generated("alternates.js");
  writeGenerated(file, alternatesModule(themeCommon(), folderInLocale(main)));
  return { "@docusaurus/theme-common/internal$": file };
}

/**
 * Has the bundler shorten names by their order alone. By how often their characters are used, which is its default, the hashes in a
 * script decide: these are others once it has kept modules from an earlier build.
 */
function keepNamesSteady({ optimization: { minimizer = [] } = {} }: BundlerConfig): void {
  for (const { _args: [options] = [] } of minimizer) {
    const minify = options?.minimizerOptions;
    if (minify && "mangle" in minify) minify.mangle = { ...(minify.mangle as object), disableCharFreq: true };
  }
}

/**
 * Has Docusaurus' server read each script in one go. A stream of a script that the bundler writes anew goes on in the new one, and
 * browsers got a script that neither was.
 */
const READ_AT_ONCE = {
  apply(compiler: Bundler): void {
    compiler.hooks.watchRun.tap("docsjson", () => {
      compiler.outputFileSystem.createReadStream = undefined;
    });
  },
};

/** What the docs were read from: docs.json, what it includes and names, and all that can be a page or be seen on one. */
const watchedFiles = ({ site }: Docs): string[] => [
  ...[...site.texts.keys()].filter((file) => !leavesSite(file)).map((file) => join(site.folder, file)),
  ...ownFiles(site, /\.m?js$/i).map((file) => join(site.folder, file)),
  join(site.folder, `**/*.{${["md", "mdx", ...SHOWN_ENDINGS].join(",")}}`),
];

/** Addresses of one language that send readers on: redirects of docs.json, and pages that only other languages have. */
function listLocaleRedirects({ published, site, links }: LocaleDocs): Map<string, string> {
  const { docs, pages, moves } = published;
  const { navigation } = docs;
  const { addressOf } = links;
  const languages = listLanguages(navigation);
  const own = site.language?.folder ?? "";
  const isMain = site.language === undefined || site.language.node.default;
  const isHere = (address: string) =>
    isMain ? !languages.some(({ folder, node }) => !node.default && isIn(folder, address)) : isIn(own, address);
  const redirects = new Map<string, string>();
  for (const { from, to } of moves)
    if (isHere(from)) redirects.set(isMain ? from : from.slice(own.length + 1) || "/", links.urlOf(to));
  const home = links.urlOf(site.first?.href ?? "/");
  // The menu of languages leads to the same path in each.
  for (const { address } of languages.length > 1 ? pages.pages : []) {
    const language = languages.find(({ folder }) => folder !== "" && address.startsWith(`/${folder}/`));
    const [path = address] = addressesIn(folderInLocale(site.language), withoutFolder(address, language?.folder ?? ""));
    if (links.pathOf(address) === undefined && !redirects.has(path)) redirects.set(path, home);
  }
  // Docusaurus has another spelling of a language's folder in generated addresses.
  if (isMain)
    for (const page of navigation.pages) {
      const address = addressOf(page);
      if (address !== page.href && address !== folderHref(page.href)) redirects.set(page.href, links.urlOf(page.href));
    }
  return redirects;
}

/** Whether an address is that of a language's folder, or in it. */
const isIn = (folder: string, address: string): boolean => folder !== "" && isBelow(`${address}/`, `/${folder}`);
