import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadModules } from "../../../../src/author/from-tools/project/load-modules.ts";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

/** An item of Nextra's page map, and of what it makes of one. */
interface Item {
  readonly route?: string;
  readonly title?: unknown;
  readonly type?: string;
  readonly href?: string;
  readonly children?: readonly Item[];
  readonly frontMatter?: unknown;
  readonly isUnderCurrentDocsTree?: boolean;
  readonly __metaPath?: string;
  readonly __pagePath?: string;
}

/** What Nextra 4 makes of a project: its page map, with the titles that it finds in pages, and the sidebar of each folder of the bar. */
export async function nextraSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const load = createRequire(join(tools, "package.json"));
  const home = dirname(load.resolve("nextra/package.json"));
  const from = (path: string) => import(pathToFileURL(join(home, "dist", path)).href);
  const { convertToPageMap } = await from("server/page-map/to-page-map.js");
  const { findMetaAndPageFilePaths } = await from("server/page-map/find-meta-and-page-file-paths.js");
  const { normalizePageMap } = await from("server/page-map/normalize.js");
  const { mergeMetaWithPageMap } = await from("server/page-map/merge-meta-with-page-map.js");
  const { normalizePages } = await from("client/normalize-pages.js");
  const source = existsSync(join(folder, "src/app")) ? "src/" : "";
  const cwd = folder;
  const filePaths: string[] = await findMetaAndPageFilePaths({
    dir: join(folder, `${source}app`),
    cwd,
    contentDir: `${source}content`,
  });
  const { pageMap } = convertToPageMap({ filePaths, basePath: "", locale: "" });
  const files = new Map<string, string>();
  const read = async (item: Item): Promise<object> => {
    if (item.__metaPath !== undefined) return { data: await exportOf(folder, item.__metaPath) };
    if (item.__pagePath !== undefined) {
      const { __pagePath: file, ...rest } = item;
      files.set(item.route ?? "", file);
      return { ...rest, frontMatter: await metadataOf(join(folder, file), await from("server/compile-metadata.js")) };
    }
    return { ...item, children: await Promise.all((item.children ?? []).map(read)) };
  };
  const read_ = await Promise.all((pageMap as Item[]).map(read));
  const globalMeta = filePaths.find((file) => file.includes("/_meta.global."));
  const list = normalizePageMap(
    globalMeta === undefined ? read_ : mergeMetaWithPageMap(read_, await exportOf(folder, globalMeta), true),
  );
  const shown = ({ route = "", title, frontMatter }: Item): ShownPage[] => {
    const file = files.get(route);
    return file === undefined || frontMatter === undefined || !/\.mdx?$/.test(file)
      ? []
      : [{ file, address: route, title: String(title) }];
  };
  const flat = (items: readonly Item[]): ShownPage[] =>
    items.flatMap((item) => (item.href !== undefined ? [] : [...shown(item), ...flat(item.children ?? [])]));
  const bar: Item[] = normalizePages({ list, route: "/" }).topLevelNavbarItems;
  return ["/", ...bar.map(({ route = "/" }) => route)].map((route) => {
    const { docsDirectories } = normalizePages({ list, route });
    const own = (docsDirectories as Item[]).filter(({ isUnderCurrentDocsTree }) => isUnderCurrentDocsTree);
    return [...flat(bar.filter((item) => item.route === route && item.children === undefined)), ...flat(own)];
  });
}

async function exportOf(folder: string, file: string): Promise<unknown> {
  const [found] = await loadModules(folder, [join(folder, file)]);
  if (!found || "error" in found) throw new Error(`${file}: ${found?.error}`);
  return found.value;
}

/** What Nextra finds in the head of a page; pages of code have none that is told without a build. */
async function metadataOf(
  file: string,
  { compileMetadata }: { compileMetadata: (text: string, options: object) => Promise<unknown> },
): Promise<unknown> {
  if (!/\.mdx?$/.test(file)) return {};
  const code = String(await compileMetadata(await readFile(file, "utf8"), { filePath: file }));
  const { metadata } = await import(`data:text/javascript,${encodeURIComponent(code.replace(/^import .*$/gm, ""))}`);
  return metadata;
}
