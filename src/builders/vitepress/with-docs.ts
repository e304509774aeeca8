import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageStyles } from "../../render/page-assets.ts";
import { PageMemo } from "../../render/page-memo.ts";
import { baseOfPaths, encodeHref, encodeLink } from "../../vocabulary/addresses/address.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { folderSpellings, type LanguagePlace, withoutFolder } from "../model/language-folder.ts";
import { describeLanguage, type SiteLanguage } from "../model/languages.ts";
import { servedAddress } from "../model/page-address.ts";
import { languageChrome, type SiteSettings, siteChrome } from "../model/site-settings.ts";
import type { NavigationIcons } from "../shared/navigation-icons.ts";
import type { PageLayout } from "../shared/pages/page-places.ts";
import { fileUrlBelow, redirectPages, writeSiteFiles } from "../shared/pages/published-files.ts";
import { type PublishedSite, publishSite } from "../shared/pages/published-site.ts";
import { type Docs, type DocsOptions, readDocs } from "../shared/pages/read-docs.ts";
import type { SitePages } from "../shared/pages/site-pages.ts";
import { THEME_WORDS, translatorTo, wordsIn } from "../shared/site-words.ts";
import { collectUnshown } from "../shared/unsupported/unshown-settings.ts";
import { localeKey, scriptKey } from "./client.ts";
import { docsPlugin, type ServedDocs } from "./docs-plugin.ts";
import { vitePressAddress, vitePressFile } from "./page-addresses.ts";
import { PageModules, type VitePressPageData } from "./page-modules.ts";
import { sidebarKeys } from "./sidebar-keys.ts";
import {
  bannerHtml,
  footerHtml,
  type HeadTag,
  vitePressChrome,
  vitePressLogo,
  vitePressSite,
  vitePressStyles,
  vitePressTag,
} from "./site-config.ts";
import type { VitePressOptions } from "./theme-config.ts";
import { localePlaces, toVitePressThemes, type VitePressTheme } from "./to-vitepress.ts";
import type { VitePressLocaleSite } from "./virtual-modules.ts";

export interface VitePressDocsOptions extends DocsOptions, VitePressOptions {}

/** The part of VitePress's config that is read and written. */
interface UserConfig {
  title?: string;
  description?: string;
  base?: string;
  srcDir?: string;
  cleanUrls?: boolean;
  metaChunk?: boolean;
  buildConcurrency?: number;
  head?: unknown[];
  themeConfig?: { search?: { provider?: string; options?: Record<string, unknown> }; [key: string]: unknown };
  locales?: Record<string, Record<string, unknown>>;
  rewrites?: (file: string) => string;
  vue?: object;
  vite?: { plugins?: unknown[]; ssr?: { noExternal?: unknown }; [key: string]: unknown };
  transformPageData?: (page: VitePressPageData, context: unknown) => unknown;
  transformHead?: (context: HeadContext) => Promise<HeadTag[] | undefined> | HeadTag[] | undefined;
  transformHtml?: (html: string, id: string, context: HeadContext) => Promise<string | undefined> | string | undefined;
  buildEnd?: (site: { outDir: string }) => unknown;
}

interface HeadContext {
  readonly page: string;
  readonly pageData: { readonly description: string };
}

/**
 * A VitePress site with everything from docs.json: the pages, with the platform's components, pages of operations, menu bar,
 * sidebars, languages and versions, name, logo, favicon, colors, banner, footer, profiles and redirects, and VitePress's
 * own search. A build also writes `sitemap.xml` (given `siteUrl`), `llms.txt`, `llms-full.txt`, the Markdown of the pages
 * and the specs; the development server follows docs.json and what it names. Diagnostics go to VitePress's log; errors
 * fail a build. What `config` sets counts, except where pages come from.
 *
 * @example
 * // .vitepress/config.mts
 * export default withDocs(defineConfig({}), { siteUrl: "https://docs.example.com" });
 */
export function withDocs<Config extends object>(
  config: Config,
  options: VitePressDocsOptions = {},
): (env: { command: "serve" | "build" }) => Promise<Config> {
  return async ({ command }) => {
    const docs = await readDocs(options, { failOnErrors: command === "build" });
    return (await new VitePressSite(docs, config as UserConfig, options, command === "serve").config()) as Config;
  };
}

/** The docs of a site, and how VitePress publishes them. */
class VitePressSite {
  readonly #docs: Docs;
  readonly #user: UserConfig;
  readonly #options: VitePressDocsOptions;
  /** With a slash at its end. */
  readonly #base: string;
  readonly #cleanUrls: boolean;
  readonly #memo: PageMemo | undefined;

  constructor(docs: Docs, user: UserConfig, options: VitePressDocsOptions, isFollowed: boolean) {
    this.#docs = docs;
    this.#user = user;
    this.#base = `${baseOfPaths(user.base ?? "/")}/`;
    this.#cleanUrls = user.cleanUrls ?? true;
    this.#options = options;
    this.#memo = isFollowed ? new PageMemo() : undefined;
  }

  async config(): Promise<UserConfig> {
    const user = this.#user;
    const published = await this.#publish(this.#docs);
    const modules = this.#modulesOf(published.pages.pages);
    const served = this.#serve(published, modules);
    const plugin = docsPlugin({
      options: this.#options,
      modules,
      served,
      read: async (docs) => {
        const published = await this.#publish(docs);
        modules.replace(published.pages.pages);
        return this.#serve(published, modules);
      },
      dataOf: async (page, siteConfig) => ((await user.transformPageData?.(page, { siteConfig })) ?? {}) as object,
    });
    return {
      ...served.config,
      vite: {
        ...user.vite,
        plugins: [plugin, ...(user.vite?.plugins ?? [])],
        ssr: { ...user.vite?.ssr, noExternal: [...[user.vite?.ssr?.noExternal ?? []].flat(), "docsjson"] },
      },
      buildEnd: async (built) => {
        const { builtFiles, moves } = published;
        await writeSiteFiles(built.outDir, [...(await builtFiles()), ...redirectPages(moves, this.#base)]);
        await user.buildEnd?.(built);
      },
    };
  }

  /** What is served of docs, and the config that VitePress has for it. */
  #serve(published: PublishedSite, modules: PageModules): ServedDocs & { config: UserConfig } {
    const { docs, pages, icons } = published;
    const { navigation, settings, site } = docs;
    const options = { renderIcon: icons.html, badgeWords: translatorTo, ...this.#options };
    const { value: themes, diagnostics } = toVitePressThemes(navigation, options);
    const addresses = pages.pages.map(({ address }) => address);
    const locales = themes.map((theme) => ({
      ...this.#localeSite(docs, theme, icons),
      folders: foldersOf(theme.place, addresses),
    }));
    const hasRightToLeft = themes.some(({ language }) => language && describeLanguage(language).dir === "rtl");
    const config = { ...this.#configOf(published, modules, themes), ...configLocales(themes, this.#user) };
    const { title, description, head = [], themeConfig = {}, locales: data = {}, ...about } = config;
    return {
      published,
      config,
      data: { title, description, head: [...head], themeConfig, locales: data },
      fingerprint: textOf({ ...about, locales: Object.keys(data) }),
      site: { locales, notFound: notFoundOf(pages), scripts: pages.scripts },
      styles: pageStyles(settings.colors) + vitePressStyles(settings, site.config, { hasRightToLeft }),
      diagnostics: [...published.diagnostics(), ...diagnostics],
    };
  }

  #configOf(
    { docs: { settings }, pages }: PublishedSite,
    modules: PageModules,
    themes: readonly VitePressTheme[],
  ): UserConfig {
    const user = this.#user;
    const { head, ...about } = vitePressSite(settings, { fileUrl: fileUrlBelow(this.#base) });
    const themeConfig = {
      outline: OUTLINE,
      // VitePress puts the base path before it.
      ...vitePressLogo(settings, fileUrlBelow("")),
      ...socialsOf(settings),
      ...user.themeConfig,
      search: localSearch(user, { modules, pages, themes }, { prompt: settings.searchPrompt, base: this.#base }),
    };
    const description = user.description ?? settings.description ?? "";
    const inLanguage = prepareInLanguage(themes);
    return {
      cleanUrls: true,
      // Else each page carries the list of all pages: 307 of 361 kB on a site of 5,700.
      metaChunk: true,
      // Else pages come into the index of the search in the order in which files happen to be read.
      buildConcurrency: 1,
      ...about,
      ...user,
      srcDir: modules.folder,
      rewrites: modules.rewrite,
      vue: { include: [/\.vue$/], ...user.vue },
      head: [...head, ...pages.styles.map(vitePressTag), ...(user.head ?? [])],
      themeConfig,
      transformHtml: async (html, id, context) => {
        const own = titledNotFound(inLanguage(html, context).replace(NO_DESCRIPTION, ""), context, pages);
        return (await user.transformHtml?.(own, id, context)) ?? own;
      },
      transformHead: async (context) => [
        descriptionTag(context.pageData.description || description),
        ...((await user.transformHead?.(context)) ?? []),
      ],
    };
  }

  #publish(docs: Docs): Promise<PublishedSite> {
    const at = {
      addressOf: vitePressAddress(this.#cleanUrls),
      hrefOf: (address: string): string => this.#base + encodeLink(address).slice(1),
      base: this.#base,
      origin: this.#options.siteUrl,
      projectFolder: process.cwd(),
      layout: LAYOUT,
      memo: this.#memo,
    };
    return publishSite(docs, at, collectUnshown("VitePress", docs, { weighs: true }));
  }

  #modulesOf(pages: SitePages["pages"]): PageModules {
    const places = localePlaces(this.#docs.navigation);
    const folder = join(projectFolder(this.#docs), ".vitepress/cache/docsjson");
    return new PageModules(folder, pages, (address) => {
      const key = localeKey(address, places);
      return key === "root" ? undefined : key;
    });
  }

  /** The settings of a language's pages. Settings that the language doesn't set are the site's. */
  #localeSite({ settings, navigation }: Docs, theme: VitePressTheme, icons: NavigationIcons): VitePressLocaleSite {
    const chrome = languageChrome(settings, theme.language?.node);
    const { nav: bar } = vitePressChrome(chrome, icons.html);
    const { nav, sidebar } = theme.themeConfig;
    const addressOf = vitePressAddress(this.#cleanUrls);
    const linkOf = (href: string): string =>
      href.startsWith("/") ? encodeHref(this.#base + servedAddress(href, navigation, addressOf).slice(1)) : href;
    return {
      key: theme.key,
      place: theme.place,
      ...this.#withFileLinks({
        sidebar,
        versions: theme.versions,
        nav: theme.versions.length > 0 ? bar : [...nav, ...bar],
      }),
      firstPage: theme.firstPage ?? "/",
      banner: bannerHtml(chrome, linkOf),
      close: chrome.banner?.dismissible ? translatorTo(theme.language?.node.title)("Close") : undefined,
      footer: footerHtml(chrome, linkOf),
    };
  }

  /** Menus whose links to files have the base path: VitePress puts it before links to pages alone. */
  #withFileLinks<Menus>(menus: Menus): Menus {
    const link = (key: string, value: unknown): unknown =>
      key === "link" && typeof value === "string" && FILE_LINK.test(value) ? this.#base + value.slice(1) : value;
    return JSON.parse(JSON.stringify(menus, link));
  }
}

/** A page's description as a tag whose attributes VitePress escapes; its own tag has the text as it is, or "A VitePress site". */
const descriptionTag = (content: string): HeadTag => ["meta", { name: "description", content }];

/** Puts a page into the language of its folder. VitePress names that of the first folder, however deep, with the name of a language. */
function prepareInLanguage(themes: readonly VitePressTheme[]): (html: string, context: HeadContext) => string {
  const places = Object.fromEntries(themes.map(({ key, place }) => [key, place]));
  return (html, { page }) => {
    const key = localeKey(`/${page}`, places);
    const language = themes.find((theme) => theme.key === key)?.language;
    if (!language) return html;
    const { lang, dir } = describeLanguage(language);
    return html.replace(/(?<=<html )lang="[^"]*" dir="[^"]*"/, `lang="${lang}" dir="${dir}"`);
  };
}

const NO_DESCRIPTION = '<meta name="description" content="">';

/** Links that VitePress takes for links to files. */
const FILE_LINK = /^\/(?!\/)[^?#]*\.(?:txt|xml|json|ya?ml|pdf|zip|csv|png|jpe?g|svg|gif|webp|mp4)(?:[?#]|$)/i;

/** The folder with VitePress's own folder: the current one, or the docs root. */
const projectFolder = ({ site }: Docs): string =>
  [process.cwd(), site.folder].find((folder) => existsSync(join(folder, ".vitepress"))) ?? process.cwd();

/** VitePress's own search, unless the config names another one. */
function localSearch(
  { themeConfig }: UserConfig,
  { modules, pages, themes }: { modules: PageModules; pages: SitePages; themes: readonly VitePressTheme[] },
  { prompt, base }: { prompt: string | undefined; base: string },
): object {
  const { search } = themeConfig ?? {};
  if (search?.provider !== undefined && search.provider !== "local") return search;
  const miniSearch = search?.options?.miniSearch as { searchOptions?: object } | undefined;
  const searchOptions = { ...weights(pages, base), ...miniSearch?.searchOptions };
  return {
    ...search,
    provider: "local",
    options: {
      locales: Object.fromEntries(themes.map(({ key, language }) => [key, searchWords(language, prompt)])),
      ...search?.options,
      _render: () => "",
      miniSearch: { ...miniSearch, searchOptions, _splitIntoSections: (path: string) => modules.sectionsOf(path) },
    },
  };
}

/** Pages that count more or less in the search. VitePress hands functions to browsers as text: this one has its data in it. */
function weights({ pages }: SitePages, base: string): { boostDocument?: () => number } {
  const weighed = pages.filter(({ weight }) => weight !== 1);
  if (weighed.length === 0) return {};
  const keyOf = (address: string): string => base + vitePressFile(address).replace(/(?:(?:^|(?<=\/))index)?\.md$/, "");
  const known = JSON.stringify(Object.fromEntries(weighed.map(({ address, weight }) => [keyOf(address), weight])));
  const text = `(id) => (${known})[id.replace(/(?:\\.html)?(?:#.*)?$/, "")] ?? 1`;
  return { boostDocument: Object.assign(() => 1, { toString: () => text }) };
}

/** The words of the search in a language; none for VitePress's own. */
function searchWords(language: SiteLanguage | undefined, prompt: string | undefined): object {
  const words = language && wordsIn(language.node.title, THEME_WORDS);
  const buttonText = prompt ?? words?.Search;
  const button = { buttonText, buttonAriaLabel: buttonText };
  return buttonText === undefined ? {} : { translations: { button, modal: { noResultsText: words?.["No results"] } } };
}

const notFoundOf = ({ notFound }: SitePages): SitePages["notFound"] =>
  notFound && { title: notFound.title, html: `<h1>${escapeMarkup(notFound.title)}</h1>${notFound.html}` };

/** The page for addresses without one, with the title that docs.json has for it. VitePress's own is a number. */
const titledNotFound = (html: string, { page }: HeadContext, { notFound }: SitePages): string =>
  page === "404.md" && notFound
    ? html
        .replace(/<title>404/, () => `<title>${escapeMarkup(notFound.title)}`)
        .replace('<meta name="description" content="Not Found">', "")
    : html;

const LAYOUT: PageLayout = {
  // VitePress loses addresses with these marks, and its bundler takes no name that begins with two dots.
  unserved: /[?#%]|\.\.\./,
  fileOf: (address) => vitePressFile(address).replace(/md$/, "html"),
  // Scripts of pages have names without slashes, underscores and capitals.
  keyOf: (address) => scriptKey(vitePressFile(address)),
};

/** The levels of headings beside a page. */
const OUTLINE = [2, 3] as const;

/** The words of VitePress's theme in a language, by their places in `themeConfig`. */
function themeLabels(language: SiteLanguage): object {
  const words = wordsIn(language.node.title, THEME_WORDS);
  if (!words) return {};
  return {
    docFooter: { prev: words["Previous page"], next: words["Next page"] },
    outline: { level: OUTLINE, label: words["On this page"] },
    returnToTopLabel: words["Return to top"],
    sidebarMenuLabel: words.Menu,
    darkModeSwitchLabel: words.Appearance,
    langMenuLabel: words["Change language"],
    skipToContentLabel: words["Skip to content"],
  };
}

/** The menu bar comes from the client, with the page's version in it. */
const socialsOf = (settings: SiteSettings) => {
  const { socialLinks } = vitePressChrome(settings);
  return socialLinks.length > 0 ? { socialLinks } : {};
};

/** By what paths in a language begin with, the folder of its pages: generated addresses have it in small letters. */
function foldersOf({ folder, depth }: LanguagePlace, addresses: readonly string[]): Record<string, string> | undefined {
  const folders = folderSpellings(folder);
  if (folders.length === 1) return undefined;
  const owners = addresses.flatMap((address): [string, number][] => {
    const file = `/${vitePressFile(address)}`;
    const rest = withoutFolder(file, folder, depth);
    return rest === file ? [] : [[rest.slice(1), folders.indexOf(file.split("/")[depth + 1] ?? "")]];
  });
  return Object.fromEntries(
    [...sidebarKeys(new Map(owners))].map(([start, index]) => [start, folders[index] ?? folder]),
  );
}

function configLocales(themes: readonly VitePressTheme[], user: UserConfig): Pick<UserConfig, "locales"> {
  const locales = themes.flatMap(({ key, language }) => {
    if (!language) return [];
    const own = user.locales?.[key] ?? {};
    const chrome = vitePressChrome(siteChrome(language.node));
    const socials = chrome.socialLinks.length > 0 ? { socialLinks: chrome.socialLinks } : {};
    // The user's settings for all languages count too.
    const labels = Object.entries(themeLabels(language)).filter(
      ([name]) => !Object.hasOwn(user.themeConfig ?? {}, name),
    );
    const themeConfig = { ...Object.fromEntries(labels), ...socials, ...(own.themeConfig as object) };
    const locale = { ...describeLanguage(language), ...own, themeConfig };
    // VitePress has the language of generated addresses, too, by the name of their folder alone.
    return [...new Set([key, key.toLowerCase()])].map((name) => [name, locale] as const);
  });
  return locales.length > 0 ? { locales: Object.fromEntries(locales) } : {};
}

/** Data as text, with its functions; without the options of Vite, Vue and Markdown, which are the user's own. */
const textOf = (value: object): string =>
  JSON.stringify(value, (key, field: unknown) => {
    if (key === "vite" || key === "vue" || key === "markdown") return undefined;
    return typeof field === "function" ? String(field) : field;
  });
