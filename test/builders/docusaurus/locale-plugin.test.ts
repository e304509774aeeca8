import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import type { Content, LoadContext } from "../../../src/builders/docusaurus/content-docs.ts";
import { localePlugin } from "../../../src/builders/docusaurus/locale-plugin.ts";
import { type Docs, readDocs } from "../../../src/builders/shared/pages/read-docs.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";

/** The plugin as Docusaurus has it for the default locale, with what docs.json says at each reading. */
function pluginOf(read: () => Promise<Docs>, siteConfig: LoadContext["siteConfig"]) {
  const siteDir = tempSite({ "package.json": { type: "module" }, ...STUBS });
  const silent = () => undefined;
  return localePlugin(
    async () => ({ contentLoaded: async () => undefined }),
    {
      read,
      about: ({ settings }) => ({ title: settings.name }),
      log: { info: silent, warn: silent, error: silent },
      statics: join(siteDir, "static"),
      themeCommon: () => join(siteDir, "node_modules/theme-common/index.js"),
    },
    {
      ...{ siteDir, siteConfig, generatedFilesDir: join(siteDir, ".docusaurus"), outDir: join(siteDir, "build") },
      ...{ baseUrl: siteConfig.baseUrl, i18n: { currentLocale: "en", defaultLocale: "en" } },
    },
    { routeBasePath: "/", sidebarPath: false, path: siteDir },
  );
}

const docsOf = (files: Parameters<typeof tempSite>[0]): Promise<Docs> =>
  readDocs({ root: tempSite(files) }, { failOnErrors: true });

const configAt = (baseUrl: string) => ({ url: "https://docs.lumen.example", baseUrl, themeConfig: {}, title: "" });

/** The parts of Docusaurus that what it finds translations with takes, as a page has them that a test puts into `globalThis.page`. */
const STUBS = {
  "node_modules/@docusaurus/plugin-content-docs/package.json": {
    type: "module",
    exports: { "./client": "./client.js" },
  },
  "node_modules/@docusaurus/plugin-content-docs/client.js":
    "export const useActiveDocContext = () => ({ activeDoc: globalThis.page.doc });",
  "node_modules/@docusaurus/useDocusaurusContext/package.json": { type: "module", exports: "./index.js" },
  "node_modules/@docusaurus/useDocusaurusContext/index.js": "export default () => globalThis.page;",
  "node_modules/theme-common/package.json": { type: "module", exports: "./index.js" },
  "node_modules/theme-common/index.js": `export const other = "kept";
export const useAlternatePageUtils = () => ({
  createUrl: ({ locale, fullyQualified }) => {
    const { path, i18n: { localeConfigs, currentLocale } } = globalThis.page;
    const { url, baseUrl } = localeConfigs[locale];
    return (fullyQualified ? url : "") + baseUrl + path.slice(localeConfigs[currentLocale].baseUrl.length);
  },
});`,
};

const IN_FOLDERS = {
  "docs.json": {
    name: "Lumen",
    navigation: {
      languages: [
        { language: "en", pages: ["en/a"] },
        { language: "cn", pages: ["zh/a", "zh/only"] },
      ],
    },
  },
  "en/a.md": "# A\n",
  "zh/a.md": "# A\n",
  "zh/only.md": "# Only\n",
};

it("leads from the addresses of the default language's folder that it lacks, and from the root, to its first page", async () => {
  const plugin = await pluginOf(() => docsOf(IN_FOLDERS), configAt("/base/"));
  const content = (await (plugin.loadContent as () => Promise<unknown>)()) as Content;
  expect(content.loadedVersions[0]?.docs.map(({ permalink }) => permalink)).toEqual(["/base/en/a"]);
  const routes: Record<string, unknown> = {};
  const addRoute = ({ path, props }: { path: string; props: object }) => Object.assign(routes, { [path]: props });
  await plugin.contentLoaded({ content, actions: { addRoute } });
  expect(routes).toEqual({
    "/base/": { to: "/base/en/a" },
    "/base/en/": { to: "/base/en/a" },
    "/base/en/only": { to: "/base/en/a" },
  });
});

/** What finds, as the theme does, the addresses of a page in each language: those for menus, or those for search engines. */
async function alternatesOf(files: Parameters<typeof tempSite>[0]) {
  const plugin = await pluginOf(() => docsOf(files), configAt("/"));
  const config = plugin.configureWebpack?.({}) as { resolve: { alias: Record<string, string> } } | undefined;
  const file = config?.resolve.alias["@docusaurus/theme-common/internal$"] ?? "";
  const { useAlternatePageUtils, other } = await import(pathToFileURL(file).href);
  expect(other).toBe("kept");
  const localeConfigs = { en: { url: URL_OF_SITE, baseUrl: "/" }, "zh-CN": { url: URL_OF_SITE, baseUrl: "/zh/" } };
  return (
    currentLocale: string,
    path: string,
    { doc, fullyQualified = false }: { doc?: object; fullyQualified?: boolean },
  ) => {
    const i18n = { defaultLocale: "en", currentLocale, localeConfigs };
    Object.assign(globalThis, { page: { path, doc, i18n, siteConfig: { url: URL_OF_SITE } } });
    const { createUrl } = useAlternatePageUtils();
    return Object.keys(localeConfigs).map((locale) => createUrl({ locale, fullyQualified }));
  };
}

const URL_OF_SITE = "https://docs.lumen.example";

it("finds translations of pages in the folder of the default language, and of others as Docusaurus does", async () => {
  const translations = await alternatesOf(IN_FOLDERS);
  expect(translations("en", "/en/a", { doc: {} })).toEqual(["/en/a", "/zh/a"]);
  expect(translations("zh-CN", "/zh/a", { doc: {} })).toEqual(["/en/a", "/zh/a"]);
  expect(translations("en", "/api/get", { doc: {} })).toEqual(["/api/get", "/zh/api/get"]);
  expect(translations("zh-CN", "/zh/search", {})).toEqual(["/search", "/zh/search"]);
});

it("leaves it to pages of the docs to name their translations to search engines", async () => {
  const translations = await alternatesOf({
    "docs.json": {
      name: "Lumen",
      navigation: {
        languages: [
          { language: "en", pages: ["a"] },
          { language: "cn", pages: ["zh/a"] },
        ],
      },
    },
    "a.md": "# A\n",
    "zh/a.md": "# A\n",
  });
  expect(translations("en", "/a", { doc: {}, fullyQualified: true })).toEqual([undefined, undefined]);
  expect(translations("en", "/a", { doc: {} })).toEqual(["/a", "/zh/a"]);
  const ofSearch = [`${URL_OF_SITE}/search`, `${URL_OF_SITE}/zh/search`];
  expect(translations("en", "/search", { fullyQualified: true })).toEqual(ofSearch);
});

it("has the language of a page that is outside the folder of its language", async () => {
  const plugin = await pluginOf(
    () =>
      docsOf({
        "docs.json": {
          navigation: {
            languages: [
              { language: "en", pages: ["a"] },
              { language: "ar", pages: ["ar/a", "ar/b", "stray"] },
              { language: "fr", pages: ["v1/fr/a"] },
            ],
          },
        },
        ...Object.fromEntries(
          ["a", "ar/a", "ar/b", "stray", "v1/fr/a", "v1/fr/unlisted"].map((path) => [`${path}.md`, "# A\n"]),
        ),
      }),
    configAt("/"),
  );
  const content = (await (plugin.loadContent as () => Promise<unknown>)()) as Content;
  const rootsOf = (slug: string) => {
    const doc = content.loadedVersions[0]?.docs.find((each) => each.slug === slug);
    const text = readFileSync(join(siteDirOf(plugin), doc?.source.replace("@site/", "") ?? ""), "utf8");
    const [, head = "[]"] = /^const head = (.*);$/m.exec(text) ?? [];
    return JSON.parse(head).flatMap(({ tag, attrs }: { tag: string; attrs: object }) =>
      tag === "html" ? [attrs] : [],
    );
  };
  expect(rootsOf("/a")).toEqual([{ lang: "en", dir: "ltr" }]);
  expect(rootsOf("/stray")).toEqual([{ lang: "ar", dir: "rtl" }]);
  expect(rootsOf("/v1/fr/unlisted")).toEqual([{ lang: "fr", dir: "ltr" }]);
});

/** The folder of the site, in which the plugin generates files. */
const siteDirOf = (plugin: Awaited<ReturnType<typeof pluginOf>>): string =>
  join((plugin.getThemePath as () => string)(), "../../..");

it("has what docs.json says last, though an earlier reading takes longer", async () => {
  const named = (name: string) => {
    const config = { $schema: "https://mintlify.com/docs.json", theme: "mint", name, colors: { primary: "#000" } };
    return docsOf({ "docs.json": { ...config, navigation: { pages: ["a"] } }, "a.md": "# A\n" });
  };
  const [first, second] = [await named("First"), await named("Second")];
  const readings = [async () => first, () => setTimeout(200, first), async () => second];
  const siteConfig = configAt("/");
  const plugin = await pluginOf(() => (readings.shift() ?? (async () => second))(), siteConfig);
  const load = plugin.loadContent as () => Promise<unknown>;
  await load();
  expect(siteConfig.title).toBe("First");
  await Promise.all([load(), load()]);
  expect(siteConfig.title).toBe("Second");
});

it("has what a file says that is emptied before it is written, as editors save", async () => {
  const folder = tempSite({ "docs.json": { name: "First", navigation: { pages: ["a"] } }, "a.md": "# A\n" });
  const siteConfig = configAt("/");
  const plugin = await pluginOf(() => readDocs({ root: folder }, { failOnErrors: false }), siteConfig);
  const load = plugin.loadContent as () => Promise<unknown>;
  await load();
  writeSite(folder, { "docs.json": "" });
  const loaded = load();
  await setTimeout(10);
  writeSite(folder, { "docs.json": { name: "Second", navigation: { pages: ["a"] } } });
  await loaded;
  expect(siteConfig.title).toBe("Second");
});
