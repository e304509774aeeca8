import { createRequire } from "node:module";
import { join } from "node:path";
import type { PageModules } from "./page-modules.ts";

/** VitePress's name for the module that imports the index of each language, which has the key of the language behind it. */
export const SEARCH_MODULE = "/@localSearchIndex";

/** What VitePress makes an index of. */
export interface SearchedSite {
  readonly site: { readonly base?: string; readonly themeConfig: { readonly search?: Search } };
  readonly cleanUrls?: boolean;
}

interface Search {
  readonly provider?: string;
  readonly options?: { readonly miniSearch?: { readonly options?: object } };
}

type MiniSearch = new (options: object) => { add(document: object): void };

/**
 * The module of an index of VitePress's search for the development server, of the pages as they are when it is asked for. VitePress
 * makes one itself of all pages when it starts, and hears of no change of theirs.
 */
export function searchModule(id: string, modules: PageModules, siteConfig: SearchedSite): string {
  if (id === SEARCH_MODULE) {
    const keys = [...new Set(modules.list().pages.map(localeOf))];
    const loaders = keys.map(
      (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(SEARCH_MODULE.slice(1) + key)})`,
    );
    return `export default { ${loaders.join(", ")} };`;
  }
  const vitePress = createRequire(join(process.cwd(), "package.json")).resolve("vitepress/package.json");
  const Index: MiniSearch = createRequire(vitePress)("minisearch");
  const { miniSearch } = siteConfig.site.themeConfig.search?.options ?? {};
  const index = new Index({
    fields: ["title", "titles", "text"],
    storeFields: ["title", "titles"],
    ...miniSearch?.options,
  });
  const { pages, rewrites } = modules.list();
  for (const page of pages.filter((each) => localeOf(each) === id.slice(SEARCH_MODULE.length)))
    for (const { anchor, text, titles } of modules.sectionsOf(join(modules.folder, page))) {
      const address = addressOf(rewrites.map[page] ?? page, siteConfig);
      index.add({
        id: anchor ? `${address}#${anchor}` : address,
        text,
        title: titles.at(-1),
        titles: titles.slice(0, -1),
      });
    }
  return `export default ${JSON.stringify(JSON.stringify(index))};`;
}

/** The language of a page by the folder of its file. */
const localeOf = (page: string): string => (page.includes("/") ? page.slice(0, page.lastIndexOf("/")) : "root");

const addressOf = (path: string, { site: { base = "/" }, cleanUrls = false }: SearchedSite): string =>
  `${base}${path}`.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, cleanUrls ? "" : ".html");
