import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { describeLanguage, languagesByFolder, listLanguages, type SiteLanguage, tagOf } from "../model/languages.ts";
import { settingFiles, writeSiteFiles } from "../shared/pages/published-files.ts";
import { type Docs, type DocsOptions, type Log, readDocs } from "../shared/pages/read-docs.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import type { ContentDocs } from "./content-docs.ts";
import { localePlugin } from "./locale-plugin.ts";
import { staticPath } from "./locale-theme.ts";

export interface DocusaurusDocsOptions extends Omit<DocsOptions, "siteUrl"> {
  /** Options of Docusaurus's docs plugin (`editUrl`, `breadcrumbs`, `docItemComponent` …), but for those about reading pages. */
  docs?: Record<string, unknown> | undefined;
  /** Options of the classic theme (`customCss`). */
  theme?: Record<string, unknown> | undefined;
}

/** The parts of Docusaurus's config that are read. */
interface UserConfig {
  url: string;
  baseUrl: string;
  themeConfig?: Record<string, unknown>;
  presets?: unknown[];
  plugins?: unknown[];
  themes?: unknown[];
  staticDirectories?: string[];
  i18n?: object;
}

/**
 * A Docusaurus config with everything from docs.json: the classic theme with sidebars and menu bar for each language,
 * versions, the pages with the platform's components, pages of operations, name, logo, favicon, colors, banner, footer, profiles and redirects. A build also
 * writes `sitemap.xml`, `llms.txt`, `llms-full.txt`, the Markdown of the pages and the specs; `docusaurus start`
 * follows docs.json and what it names. Diagnostics go to Docusaurus's log; errors fail a build. What `config` sets
 * counts.
 *
 * The docs root is `docs` where a docs.json lies there, else the nearest one upward from the current folder.
 *
 * @example
 * // docusaurus.config.js
 * export default withDocs({ url: "https://docs.example.com", baseUrl: "/" });
 */
export function withDocs<Config extends UserConfig>(config: Config, options: DocusaurusDocsOptions = {}) {
  return async (): Promise<Config & { title: string }> => {
    const siteDir = process.cwd();
    const { docs: docsOptions, theme, ...reading } = options;
    const root = options.root ?? (existsSync(join(siteDir, "docs/docs.json")) ? "docs" : undefined);
    const failOnErrors = process.env.NODE_ENV === "production";
    const docs = await readDocs({ ...reading, root }, { failOnErrors });
    const { settings } = docs;
    const fromSite = createRequire(join(siteDir, "package.json"));
    // The settings of Docusaurus are in a script of the site: a path in them must not tell where it was built.
    const staticsInSite = ".docusaurus/docsjson-static";
    const statics = join(siteDir, staticsInSite);
    // Files from an earlier time would stay.
    await rm(statics, { recursive: true, force: true });
    await writeSiteFiles(statics, [{ path: ".keep", text: "" }]);
    const written = await writeSiteFiles(statics, settingFiles(docs));
    let fresh: Docs | undefined = docs;
    const reader = {
      read: async (): Promise<Docs> => {
        // The first reading uses the docs that the config was made from.
        const known = fresh;
        fresh = undefined;
        return known ?? (await readDocs({ ...reading, root }, { failOnErrors }));
      },
      about: (docs: Docs) => Object.fromEntries(Object.entries(aboutSite(docs)).filter(([name]) => !(name in config))),
      log: loggerOf(fromSite),
      statics,
      written,
      themeCommon: () => presetOf(fromSite).resolve("@docusaurus/theme-common/internal"),
    };
    const contentDocs = requireDocs(fromSite);
    const plugin = (context: never, options: never) => localePlugin(contentDocs.default, reader, context, options);
    const made = {
      ...aboutSite(docs),
      ...i18nOf(docs, config.baseUrl),
      ...(options.onError === "report" ? { onBrokenLinks: "warn" } : {}),
      ...config,
      staticDirectories: [...(config.staticDirectories ?? ["static"]), staticsInSite],
      presets: [
        ["classic", { docs: false, blog: false, sitemap: false, theme: theme ?? {} }],
        ...(config.presets ?? []),
      ],
      themes: [...searchThemes(docs, fromSite), ...(config.themes ?? [])],
      plugins: [
        [
          Object.assign(plugin, { validateOptions: contentDocs.validateOptions }),
          { ...docsOptions, routeBasePath: "/", sidebarPath: false, numberPrefixParser: false },
        ],
        ...(config.plugins ?? []),
      ],
      themeConfig: {
        colorMode: {
          respectPrefersColorScheme: settings.appearance.default === "system",
          defaultMode: settings.appearance.default === "dark" ? "dark" : "light",
          disableSwitch: settings.appearance.strict,
        },
        ...config.themeConfig,
      },
    };
    return made as unknown as Config & { title: string };
  };
}

/** What a config says about the site as a whole. */
const aboutSite = ({ settings: { name, description, favicon } }: Docs) => ({
  title: name || "Documentation",
  tagline: description ?? "",
  favicon: favicon && staticPath(favicon.light),
});

const SEARCH = "@easyops-cn/docusaurus-search-local";

/** Languages whose words this search can find; others are searched as English is. */
const SEARCHED = "ar da de el en es fi fr he hi hu hy it ja kn ko nl no pt ro ru sa sv ta te th tr vi zh".split(" ");

/** A search that needs no server, if its package is installed. Where the docs have a page `/search`, it has none. */
function searchThemes({ navigation, settings: { searchPrompt } }: Docs, fromSite: NodeJS.Require): unknown[] {
  const found = tryRequire<SearchTheme>(fromSite, SEARCH);
  if (!found) return [];
  const hasOwnPage = navigation.pages.some(({ href }) => /^(\/[^/]+)?\/search(\/index)?$/.test(href));
  const theme = (context: object, options: object): object => {
    const made = found.default(context, options);
    const words = async () => ({
      ...(await made.getDefaultCodeTranslationMessages?.()),
      ...(searchPrompt === undefined ? {} : { "theme.SearchBar.label": searchPrompt }),
    });
    return {
      ...made,
      getDefaultCodeTranslationMessages: words,
      ...(hasOwnPage ? { contentLoaded: undefined } : {}),
    };
  };
  const tags = listLanguages(navigation).map((language) => tagOf(language).split("-")[0] ?? "en");
  const language = SEARCHED.filter((tag) => tag === "en" || tags.includes(tag));
  const options = { hashed: true, indexBlog: false, docsDir: [], docsRouteBasePath: "/", language };
  return [[Object.assign(theme, { validateOptions: found.validateOptions }), options]];
}

interface SearchTheme {
  readonly default: (context: object, options: object) => { getDefaultCodeTranslationMessages?: () => Promise<object> };
  readonly validateOptions: unknown;
}

function tryRequire<Module>(from: NodeJS.Require, name: string): Module | undefined {
  try {
    return from(name) as Module;
  } catch {
    return undefined;
  }
}

/** What the classic preset can require. */
const presetOf = (fromSite: NodeJS.Require): NodeJS.Require =>
  createRequire(fromSite.resolve("@docusaurus/preset-classic"));

/** The docs plugin that comes with the classic preset. */
function requireDocs(fromSite: NodeJS.Require): { default: ContentDocs; validateOptions: unknown } {
  const name = "@docusaurus/plugin-content-docs";
  return tryRequire(fromSite, name) ?? presetOf(fromSite)(name);
}

function loggerOf(fromSite: NodeJS.Require): Log {
  const core = createRequire(fromSite.resolve("@docusaurus/core/package.json"));
  const { default: logger } = core("@docusaurus/logger") as { default: Log };
  return {
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    error: (message) => logger.error(message),
  };
}

/** The languages, each at the base path of its folder; the default one is at the root, with its folder in the addresses of its pages. */
function i18nOf({ navigation }: Docs, baseUrl: string): object {
  const [main, ...others] = languagesByFolder(navigation, collectUnsupported("Docusaurus"));
  if (!main) return {};
  const configOf = (language: SiteLanguage, baseUrl: string): [string, object] => {
    const { label, lang, dir } = describeLanguage(language);
    return [lang, { label, htmlLang: lang, direction: dir, baseUrl }];
  };
  return {
    i18n: {
      defaultLocale: tagOf(main),
      locales: [main, ...others].map(tagOf),
      localeConfigs: Object.fromEntries([
        configOf(main, baseUrl),
        ...others.map((language) => configOf(language, `${baseOfPaths(baseUrl)}/${language.folder}/`)),
      ]),
    },
  };
}
