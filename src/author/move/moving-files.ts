import { nearest } from "../../diagnostic/nearest.ts";
import { orMeant, quote } from "../../diagnostic/words.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { Site } from "../../site/load-site.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import { nameOfPath, normalizePath, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { fileOfPage, IMPORT_ENDS, isPageFile, splitPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { newPagePath } from "../page-paths.ts";

/** The paths of all files of a site, from the docs root: pages, snippets and other files. */
export const filesOf = ({ pages, files }: Site): Set<string> =>
  new Set([...[...pages].map(([path, page]) => fileOfPage(path, page)), ...(files?.keys() ?? [])]);

/** The path of the page in a file; `undefined` for a snippet or any other file. */
export const publishedPage = ({ pages }: Site, file: string): string | undefined => {
  const [path] = splitPageExtension(file);
  return isPageFile(file) && pages.has(path) && !isNeverPage(path) ? path : undefined;
};

/**
 * Every file that moves, with its new path: a page, another file, or all files of a folder.
 *
 * @param from a page (its extension may be missing), a file or a folder; with a slash at its end, a folder
 * @param to its new path; with a slash at its end, the folder that it goes to
 * @throws {SiteError} if there is nothing to move, or something in the way
 */
export function movingFiles(site: Site, from: string, to: string): Map<string, string> {
  const files = filesOf(site);
  const old = normalizePath(from);
  const page = normalizePagePath(from);
  const below = [...files].filter((file) => page !== "" && file.startsWith(`${page}/`));
  const isFolder = from.endsWith("/") && below.length > 0;
  const single = isFolder ? undefined : singleFile(site, files, old, page);
  if (single !== undefined) return new Map([[single, targetOf(site, single, to)]]);
  const next = newFolder(to.endsWith("/") ? `${to}${nameOfPath(page)}` : to);
  if (page === next) throw new SiteError(`${from} and ${to} are the same page`);
  // The page was moved already, and the folder of the same name stayed.
  if (below.length > 0 && !from.endsWith("/") && site.pages.has(next)) {
    throw new SiteError(
      `there is a page ${quote(next)} already; a slash behind OLD moves the folder ${quote(page)} there`,
    );
  }
  if (below.length === 0) {
    const meant = orMeant(nearest(old, [...site.pages.keys(), ...files]));
    throw new SiteError(`there is no page, no file and no folder ${quote(old)}${meant}`);
  }
  return new Map(below.map((file) => [file, next + file.slice(page.length)]));
}

function singleFile(site: Site, files: ReadonlySet<string>, old: string, page: string): string | undefined {
  if (site.pages.has(page) && !isNeverPage(page)) return fileOfPage(page, site.pages.get(page));
  const end = IMPORT_ENDS.find((each) => files.has(old + each));
  return end === undefined ? undefined : old + end;
}

/** Where one file goes. An extension that is missing stays as it is. */
function targetOf(site: Site, file: string, to: string): string {
  const whole = to.endsWith("/") ? to + nameOfPath(file) : to;
  const page = publishedPage(site, file);
  if (page !== undefined) {
    const path = newPagePath(whole);
    const [, own] = splitPageExtension(file);
    const next = path + (splitPageExtension(normalizePath(whole))[1] || own);
    if (next === file) throw new SiteError(`${page} and ${to} are the same page`);
    return next;
  }
  const path = newFolder(whole);
  const extension = /\.[^./]*$/.exec(file)?.[0] ?? "";
  const next = nameOfPath(path).includes(".") ? path : path + extension;
  if (next === file) throw new SiteError(`${file} and ${to} are the same file`);
  return next;
}

function newFolder(written: string): string {
  const path = pathInRoot(written);
  if (path === undefined) throw new SiteError(`${written} is outside the docs root`);
  const normal = normalizePath(path);
  if (normal === "") throw new SiteError("the new path must not be empty");
  return normal;
}
