import { nearest } from "../diagnostic/nearest.ts";
import { orMeant, quote } from "../diagnostic/words.ts";
import { canBeListed } from "../edit/pages/page-mentions.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { Site } from "../site/load-site.ts";
import { ignoreRulesOf } from "../site/pages/find-page-files.ts";
import { normalizePagePath } from "../vocabulary/addresses/page-path.ts";
import { foldersAbove, pathInRoot } from "../vocabulary/addresses/root-path.ts";
import { ignoresFile } from "../vocabulary/files/ignore-rules.ts";
import { IGNORE_FILE } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";

/** What begins a fragment, a query or a pattern of a redirect, is no part of a file's name everywhere, or can't be seen. */
const MARKS = /[#?:*\\\p{Cc}]/u;

/** The normal form of a path for a page. @throws {SiteError} if no page can have it */
export function newPagePath(written: string): string {
  const path = normalizePagePath(written);
  if (pathInRoot(written) === undefined) throw new SiteError(`${written} is outside the docs root`);
  if (path === "") throw new SiteError("the path of a page must not be empty");
  const mark = MARKS.exec(path)?.[0];
  if (mark !== undefined)
    throw new SiteError(`${written} contains ${quote(mark)}, which no address of a page can have`);
  if (!canBeListed(path))
    throw new SiteError(`${written} is read as a reference to an operation: no page can be there`);
  if (isNeverPage(path)) throw new SiteError(`${written} is not published: no page can be there`);
  return path;
}

/** @throws {SiteError} if `.mintignore` leaves out one of these page files */
export async function assertPublished({ folder, file: config }: Site, files: readonly string[]): Promise<void> {
  const isIgnored = await ignoreRulesOf({ folder, config });
  const ignored = files.find((file) => ignoresFile(isIgnored, file));
  if (ignored !== undefined) throw new SiteError(`${ignored} is not published: ${IGNORE_FILE} leaves it out`);
}

/** The page of a site that a path means, in its normal form. @throws {SiteError} if there is none */
export function existingPage({ pages }: Site, written: string): string {
  const path = normalizePagePath(written);
  if (pages.has(path)) return path;
  throw new SiteError(`there is no page ${quote(path)}${orMeant(nearest(path, pages.keys()))}`);
}

/** The folder of an index page, whose address leads to that page: `guides` of `guides/index`. */
const folderOfIndex = (path: string): string | undefined => /^(.+)\/index$/.exec(path)?.[1];

/** The new addresses of moved pages, of the folders whose index pages moved, and of those whose pages all moved together. */
export function movedAddresses(
  moves: ReadonlyMap<string, string>,
  { pages, config, place }: Site,
): ReadonlyMap<string, string> {
  const taken = new Set(moves.values());
  const isFree = (path: string) => !taken.has(path) && (!pages.has(path) || moves.has(path));
  const folders = [...moves].flatMap(([from, to]): [string, string][] => {
    const folder = folderOfIndex(from);
    if (folder === undefined || pages.has(folder) || taken.has(folder)) return [];
    const next = folderOfIndex(to);
    return [[folder, next !== undefined && isFree(next) ? next : to]];
  });
  const redirects = new RedirectTable(redirectsOf(config, place));
  const together = movedFolders(moves, pages.keys()).filter(
    ([from, to]) => !pages.has(from) && isFree(to) && ![from, to].some((path) => redirects.step(`/${path}`)),
  );
  return new Map([...moves, ...together, ...folders]);
}

/**
 * The folders whose pages all moved to one other folder, below which they have the same paths. A link to a folder without an
 * index page leads to the first page below it on the hosted platform.
 */
function movedFolders(moves: ReadonlyMap<string, string>, pages: Iterable<string>): [from: string, to: string][] {
  const staying = [...pages].filter((path) => !moves.has(path) && !isNeverPage(path));
  const left = new Set(staying.flatMap(foldersAbove));
  return [...moves].flatMap(([from, to]) => {
    const found: [string, string][] = [];
    const above = foldersAbove(to);
    for (const [depth, folder] of foldersAbove(from).entries()) {
      const next = above[depth];
      if (next === undefined || from.slice(folder.length) !== to.slice(next.length)) break;
      if (!left.has(folder)) found.push([folder, next]);
    }
    return found;
  });
}
