import { addressPath, encodeHref, withoutEndSlash } from "../../vocabulary/address.ts";
import { isMdxFile } from "../../vocabulary/site-files.ts";
import { UNPUBLISHED_FILES } from "../../vocabulary/unpublished-files.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import * as features from "../shared/features.ts";
import { servedAddress } from "../shared/page-address.ts";
import { type Docs, type DocsOptions, readDocs } from "../shared/read-docs.ts";
import { redirectPages, settingFiles, siteFiles, specFiles, writeSiteFiles } from "../shared/site-files.ts";
import { languageChrome, type SiteSettings, siteChrome } from "../shared/site-settings.ts";
import { collectUnsupported } from "../shared/unsupported-features.ts";
import { docsPlugin, withoutTemplates } from "./docs-plugin.ts";
import { vitePressLabels } from "./labels.ts";
import { vitePressAddress } from "./page-addresses.ts";
import { descriptionTag, type HeadTag } from "./page-data.ts";
import { bannerHtml, footerHtml, vitePressChrome, vitePressLogo, vitePressSite } from "./site-config.ts";
import type { VitePressOptions } from "./theme-config.ts";
import type { VitePressLocaleSite } from "./virtual-modules.ts";
import { fileOf, localeOf, toVitePressThemes, type VitePressTheme } from "./vitepress.ts";

export interface VitePressDocsOptions extends DocsOptions, VitePressOptions {}

/** The part of VitePress's config that is read and written. */
interface UserConfig {
  base?: string;
  srcDir?: string;
  srcExclude?: string[];
  cleanUrls?: boolean;
  metaChunk?: boolean;
  head?: unknown[];
  themeConfig?: Record<string, unknown>;
  locales?: Record<string, Record<string, unknown>>;
  ignoreDeadLinks?: boolean | "localhostLinks" | unknown[] | undefined;
  vite?: { plugins?: unknown[]; ssr?: { noExternal?: unknown }; [key: string]: unknown };
  transformPageData?: (page: PageData, context: unknown) => unknown;
  transformHead?: (context: { description: string }) => Promise<HeadTag[] | undefined> | HeadTag[] | undefined;
  buildEnd?: (site: { outDir: string }) => unknown;
}

interface PageData {
  title: string;
  description: string;
  params?: Record<string, unknown>;
}

/**
 * A VitePress config with everything from docs.json: menu bar, sidebars, languages and versions, name, logo, favicon,
 * colors, banner, footer, profiles and redirects. A build also writes `sitemap.xml` (given `siteUrl`), `llms.txt`,
 * `llms-full.txt`, the Markdown of the pages and the specs; the development server follows docs.json and what it names.
 * Diagnostics go to VitePress's log; errors fail a build. What `config` sets counts.
 *
 * The docs root becomes `srcDir`. Pages of operations need the two files of `operationPaths`.
 *
 * @example
 * // .vitepress/config.ts
 * export default withDocs(defineConfig({}), { siteUrl: "https://docs.example.com" });
 */
export function withDocs<Config extends object>(
  config: Config,
  options: VitePressDocsOptions = {},
): (env: { command: "serve" | "build" }) => Promise<Config> {
  return async ({ command }) => {
    const docs = await readDocs(options, { failOnErrors: command === "build" });
    const diagnostics = withoutTemplates(docs.diagnostics);
    return configOf({ ...docs, diagnostics }, config as UserConfig, options) as Config;
  };
}

function configOf(docs: Docs, user: UserConfig, options: VitePressDocsOptions): UserConfig {
  const { navigation, settings, site } = docs;
  const { base = "/", cleanUrls = true } = user;
  const addressOf = vitePressAddress(cleanUrls);
  const unsupported = collectUnsupported("VitePress");
  const { value: themes, diagnostics } = toVitePressThemes(navigation, options);
  const moves = expandRedirects(settings.redirects, navigation, unsupported, addressOf);
  const fileUrl = (file: string): string =>
    /^[a-z][a-z0-9+.-]*:|^\/\//i.test(file) ? file : `/${file.replace(/^\//, "")}`;
  const linkOf = (href: string): string => base + servedAddress(href, navigation, addressOf).slice(1);
  const headUrl = (file: string): string =>
    fileUrl(file).startsWith("/") ? base + encodeHref(fileUrl(file)).slice(1) : file;
  const locales = themes.map((theme) => localeSite(theme, docs, linkOf));
  const named = settingFiles(docs);
  const published = {
    addressOf,
    siteUrl: options.siteUrl && options.siteUrl.replace(/\/$/, "") + base.replace(/\/$/, ""),
  };
  const { head, ...about } = vitePressSite(settings, {
    fileUrl: headUrl,
    hasBanner: locales.some(({ banner }) => banner !== undefined),
  });
  const plugin = docsPlugin({
    options,
    docs,
    site: { locales },
    moves,
    files: [...named, ...specFiles(site)],
    diagnose: (pages) => {
      reportMissingPages(docs, pages, unsupported);
      return [...diagnostics, ...unsupported.diagnostics()];
    },
    fingerprintOf: (docs) => fingerprintOf(docs, options),
  });
  return {
    cleanUrls,
    // Else each page carries the list of all pages: 307 of 361 kB on a site of 5,700.
    metaChunk: true,
    ...about,
    ...user,
    srcDir: site.folder,
    srcExclude: [...[...UNPUBLISHED_FILES].map((name) => `**/${name}`), ...(user.srcExclude ?? [])],
    head: [...head, ...(user.head ?? [])],
    themeConfig: { ...vitePressLogo(settings, fileUrl), ...vitePressChromeOf(settings), ...user.themeConfig },
    ...localesOf(themes, user),
    ignoreDeadLinks: ignoredLinks(user.ignoreDeadLinks, moves),
    vite: {
      ...user.vite,
      plugins: [plugin, ...(user.vite?.plugins ?? [])],
      ssr: { ...user.vite?.ssr, noExternal: [...[user.vite?.ssr?.noExternal ?? []].flat(), "docsjson"] },
    },
    transformPageData: (page, context) => {
      const titled = operationData(page);
      const more = user.transformPageData?.({ ...page, ...titled }, context);
      return more instanceof Promise
        ? more.then((more) => ({ ...titled, ...more }))
        : { ...titled, ...(more as object) };
    },
    transformHead: async (context) => [descriptionTag(context), ...((await user.transformHead?.(context)) ?? [])],
    buildEnd: async (built) => {
      const files = [...named, ...(await siteFiles(docs, published)), ...redirectPages(moves, base)];
      await writeSiteFiles(built.outDir, files);
      await user.buildEnd?.(built);
    },
  };
}

/** The menu bar comes from the client, with the page's version in it. */
const vitePressChromeOf = (settings: SiteSettings) => {
  const { socialLinks } = vitePressChrome(settings);
  return socialLinks.length > 0 ? { socialLinks } : {};
};

function localesOf(themes: readonly VitePressTheme[], user: UserConfig): Pick<UserConfig, "locales"> {
  const locales = themes.flatMap(({ key, language }) => {
    if (!language) return [];
    const own = user.locales?.[key] ?? {};
    const chrome = vitePressChrome(siteChrome(language.node));
    const socials = chrome.socialLinks.length > 0 ? { socialLinks: chrome.socialLinks } : {};
    // The user's settings for all languages count too.
    const labels = Object.entries(vitePressLabels(language.node.title) ?? {}).filter(
      ([name]) => !Object.hasOwn(user.themeConfig ?? {}, name),
    );
    const themeConfig = { ...Object.fromEntries(labels), ...socials, ...(own.themeConfig as object) };
    return [[key, { ...localeOf(language), ...own, themeConfig }] as const];
  });
  return locales.length > 0 ? { locales: Object.fromEntries(locales) } : {};
}

/** The settings of a language's pages. Settings that the language doesn't set are the site's. */
function localeSite(theme: VitePressTheme, { settings }: Docs, linkOf: (href: string) => string): VitePressLocaleSite {
  const chrome = languageChrome(settings, theme.language?.node);
  const { nav: bar } = vitePressChrome(chrome);
  const { nav, sidebar } = theme.themeConfig;
  return {
    key: theme.key,
    sidebar,
    versions: theme.versions,
    nav: theme.versions.length > 0 ? bar : [...nav, ...bar],
    firstPage: theme.firstPage ?? "/",
    banner: bannerHtml(chrome),
    dismissible: chrome.banner?.dismissible,
    footer: footerHtml(chrome, linkOf),
  };
}

/** The page of an operation is titled as in the navigation. */
function operationData({ params }: PageData): Partial<PageData> {
  if (typeof params?.operation !== "string" || typeof params.title !== "string") return {};
  return { title: params.title, description: String(params.description ?? "") };
}

/** VitePress fails on links to anything but a page; redirects are fine. */
function ignoredLinks(
  own: UserConfig["ignoreDeadLinks"],
  moves: readonly { from: string }[],
): UserConfig["ignoreDeadLinks"] {
  if (own === true) return true;
  const listed = own === "localhostLinks" ? [/^https?:\/\/localhost/] : Array.isArray(own) ? own : [];
  const sources = new Set(moves.map(({ from }) => withoutEndSlash(from)));
  return [...listed, (url: string) => sources.has(addressPath(url).replace(/(\/index)?(\.html)?\/?$/, ""))];
}

function reportMissingPages(
  { navigation, site }: Docs,
  pages: ReadonlySet<string>,
  unsupported: ReturnType<typeof collectUnsupported>,
): void {
  for (const page of navigation.pages) {
    if (pages.has(fileOf(page))) continue;
    if (page.type === "operation") unsupported.add(features.operationRoutes, page.source);
    else if (isMdxFile(site.pages.get(page.path)?.file ?? "")) unsupported.add(features.mdxPages, page.source);
  }
}

/** The data that the config is made of, as text. Equal for sites that need no restart. */
const fingerprintOf = ({ navigation, settings }: Docs, options: VitePressDocsOptions): string =>
  JSON.stringify([
    toVitePressThemes(navigation, options).value.map(({ language, ...theme }) => [
      theme,
      language && siteChrome(language.node),
    ]),
    { ...settings, socials: [...settings.socials] },
    navigation.pages.map(({ href, title, description }) => [href, title, description]),
  ]);
