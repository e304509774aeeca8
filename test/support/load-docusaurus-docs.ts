import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** An item of a sidebar as Docusaurus has processed it. */
export interface ProcessedItem {
  type: string;
  label?: string;
  id?: string;
  href?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  link?: { type: string; id: string };
  items?: ProcessedItem[];
}

/** What the docs plugin has made of a site's docs and sidebars, in one locale. */
export interface LoadedDocs {
  docs: {
    id: string;
    permalink: string;
    title: string;
    previous?: { permalink: string };
    next?: { permalink: string };
  }[];
  sidebars: Record<string, ProcessedItem[]>;
}

interface DocsPlugin {
  loadContent(): Promise<unknown>;
  translateContent(args: { content: unknown; translationFiles: unknown[] }): { loadedVersions: LoadedDocs[] };
}

/**
 * Loads a site's docs by Docusaurus's own docs plugin, with the site's own options: sidebars are normalized, validated,
 * processed and checked against the docs that exist; the texts of the locale are put in.
 */
export async function loadDocusaurusDocs(siteDir: string, locale: string): Promise<LoadedDocs> {
  const require = createRequire(import.meta.url);
  const plugin = require("@docusaurus/plugin-content-docs");
  const config = require(join(siteDir, "docusaurus.config.js"));
  const validate = (schema: { validate(value: unknown): { error?: Error; value: object } }, options: unknown) => {
    const { error, value } = schema.validate(options);
    if (error) throw error;
    return value;
  };
  const options = plugin.validateOptions({ validate, options: config.presets[0][1].docs });
  const generatedFilesDir = join(siteDir, ".docusaurus");
  const localizationDir = join(siteDir, "i18n", locale);
  mkdirSync(generatedFilesDir, { recursive: true });
  const instance: DocsPlugin = await plugin.default(
    {
      siteDir,
      generatedFilesDir,
      localizationDir,
      baseUrl: "/",
      siteConfig: siteConfigOf(config),
      i18n: i18nOf(config, locale),
    },
    { ...options, id: "default" },
  );
  const content = await instance.loadContent();
  const texts = join(localizationDir, "docusaurus-plugin-content-docs/current.json");
  const translationFiles = locale === config.i18n.defaultLocale ? [] : [{ path: "current", content: require(texts) }];
  if (translationFiles.length === 0) return (content as { loadedVersions: [LoadedDocs] }).loadedVersions[0];
  return instance.translateContent({ content, translationFiles }).loadedVersions[0] as LoadedDocs;
}

/** The site's config with the defaults that Docusaurus's core would add. */
const siteConfigOf = (config: object): object => ({
  staticDirectories: [],
  themes: [],
  onBrokenMarkdownLinks: "warn",
  future: { experimental_faster: {}, v4: {} },
  markdown: {
    format: "mdx",
    anchors: { maintainCase: false },
    mdx1Compat: {},
    hooks: { onBrokenMarkdownLinks: "warn" },
    parseFrontMatter: (params: { defaultParseFrontMatter(params: object): Promise<object> }) =>
      params.defaultParseFrontMatter(params),
  },
  ...config,
});

/** The languages as Docusaurus fills them in. */
function i18nOf({ i18n }: { i18n: { locales: string[] } }, currentLocale: string): object {
  const localeConfigs = i18n.locales.map((name) => [name, { path: name, translate: true, label: name }]);
  return { path: "i18n", currentLocale, ...i18n, localeConfigs: Object.fromEntries(localeConfigs) };
}
