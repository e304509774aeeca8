import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadModules } from "../../../../src/author/from-tools/project/load-modules.ts";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

/** Options of the docs plugin that decide navigation and addresses; functions and plugins of Markdown are left out. */
const OPTIONS = [
  "path",
  "routeBasePath",
  "sidebarPath",
  "include",
  "exclude",
  "versions",
  "lastVersion",
  "includeCurrentVersion",
] as const;

interface Item {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string };
  readonly items?: readonly Item[];
}

interface Doc {
  readonly id: string;
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly frontMatter: { readonly sidebar_label?: string };
}

/** What Docusaurus' own docs plugin makes of a project: each sidebar of each version in the main language. */
export async function docusaurusSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const load = createRequire(join(tools, "package.json"));
  const file = ["ts", "js"].map((extension) => join(folder, `docusaurus.config.${extension}`)).find(existsSync);
  const [config] = await loadModules(folder, [file ?? folder]);
  if (!config || "error" in config) throw new Error(`${folder}: ${config?.error}`);
  const { presets, i18n, baseUrl = "/", trailingSlash } = config.value as Record<string, never>;
  const docs = (presets as unknown as [string, { docs?: Record<string, unknown> }][])[0]?.[1].docs ?? {};
  const given = Object.fromEntries(OPTIONS.flatMap((name) => (name in docs ? [[name, docs[name]]] : [])));
  const plugin = load("@docusaurus/plugin-content-docs");
  const { normalizePluginOptions } = load("@docusaurus/utils-validation");
  const options = plugin.validateOptions({ validate: normalizePluginOptions, options: { id: "default", ...given } });
  const locale = (i18n as { defaultLocale?: string } | undefined)?.defaultLocale ?? "en";
  const home = dirname(load.resolve("@docusaurus/core/package.json"));
  const { validateConfig } = load(join(home, "lib/server/configValidation.js"));
  const siteConfig = validateConfig({ title: "site", url: "https://example.com", baseUrl, trailingSlash }, "config");
  const context = {
    siteDir: folder,
    siteConfig,
    baseUrl,
    generatedFilesDir: join(folder, ".docusaurus"),
    outDir: join(folder, "build"),
    localizationDir: join(folder, "i18n", locale),
    i18n: {
      defaultLocale: locale,
      locales: [locale],
      currentLocale: locale,
      path: "i18n",
      localeConfigs: { [locale]: { translate: false, path: locale, url: "https://example.com", baseUrl } },
    },
    codeTranslations: {},
  };
  const { loadedVersions } = await (await plugin.default(context, options)).loadContent();
  return (loadedVersions as { docs: Doc[]; sidebars: Record<string, Item[]> }[]).flatMap(({ docs, sidebars }) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const shown = (id: string | undefined, label: string | undefined): ShownPage[] => {
      const doc = byId.get(id ?? "");
      if (!doc) return [];
      const title = label ?? doc.frontMatter.sidebar_label ?? doc.title;
      return [{ file: doc.source.replace("@site/", ""), address: doc.permalink, title }];
    };
    const flat = (items: readonly Item[]): ShownPage[] =>
      items.flatMap(({ type, id, label, link, items: inner = [] }) =>
        type === "category"
          ? [...(link?.type === "doc" ? shown(link.id, label) : []), ...flat(inner)]
          : type === "doc" || type === "ref"
            ? shown(id, label)
            : [],
      );
    return Object.values(sidebars).map(flat);
  });
}
