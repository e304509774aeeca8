import { unpublishedFolder } from "../../vocabulary/files/unpublished-files.ts";
import type { PageFile, PageSource, ResolvedNavigation } from "../tree.ts";
import { isOwnPage } from "./page-file.ts";

/**
 * Prepares a test of which page files the platform publishes. Files in folders such as `build` are published only if
 * the navigation lists some of them. The navigation is searched only when the first such file is tested, because few
 * sites have one.
 */
export function preparePublished(navigation: ResolvedNavigation): (path: string, file: PageFile) => boolean {
  let listed: ReadonlySet<string> | undefined;
  const isListed = (folder: string): boolean => {
    listed ??= unpublishedFoldersIn(navigation);
    return listed.has(folder);
  };
  return (path, file) => {
    const folder = unpublishedFolder(path);
    return (folder === undefined || isListed(folder)) && isOwnPage(path, file);
  };
}

function unpublishedFoldersIn({ pages }: ResolvedNavigation): Set<string> {
  const folders = new Set<string>();
  for (const page of pages) {
    const folder = page.type === "page" ? unpublishedFolder(page.path) : undefined;
    if (folder !== undefined) folders.add(folder);
  }
  return folders;
}

/** The paths of the page files that the navigation lists. */
export const listedPaths = ({ pages }: ResolvedNavigation): Set<string> =>
  new Set(pages.flatMap((page) => (page.type === "page" ? [page.path] : [])));

/** Prepares a test of which page files are pages of the site: those that the navigation lists, and what else is published. */
export function prepareIsPage(navigation: ResolvedNavigation): (path: string, file: PageFile) => boolean {
  const listed = listedPaths(navigation);
  const isPublished = preparePublished(navigation);
  return (path, file) => listed.has(path) || isPublished(path, file);
}

/** The page files that the platform publishes, by path. */
export function publishedPages(navigation: ResolvedNavigation, pages: PageSource): [string, PageFile][] {
  const isPublished = preparePublished(navigation);
  return [...pages].filter(([path, file]) => isPublished(path, file));
}
