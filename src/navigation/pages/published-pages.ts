import { unpublishedFolder } from "../../vocabulary/unpublished-files.ts";
import type { PageFile, PageSource, ResolvedNavigation } from "../tree.ts";
import { isOwnPage } from "./page-file.ts";

/** The page files of which the platform makes pages, by path: those in folders such as `build` only if some are listed. */
export function* publishedPages(navigation: ResolvedNavigation, pages: PageSource): Generator<[string, PageFile]> {
  const folders = new Set<string>();
  for (const page of navigation.pages) {
    const folder = page.type === "page" ? unpublishedFolder(page.path) : undefined;
    if (folder !== undefined) folders.add(folder);
  }
  for (const [path, file] of pages) {
    const folder = unpublishedFolder(path);
    if ((folder === undefined || folders.has(folder)) && isOwnPage(path, file)) yield [path, file];
  }
}

/** The paths of these page files. */
export const publishedPaths = (navigation: ResolvedNavigation, pages: PageSource): Set<string> =>
  new Set([...publishedPages(navigation, pages)].map(([path]) => path));
