import { groupBy } from "../diagnostic/group-by.ts";
import { operationAddresses, operationKey } from "../navigation/queries/operation-addresses.ts";
import { scope } from "../navigation/queries/scope.ts";
import type { OperationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import { languageTag } from "../vocabulary/elements/language-tags.ts";
import type { ComparedSite, ListedPage } from "./compared-site.ts";
import { droppedRedirects } from "./dropped-redirects.ts";
import { findMovedPages } from "./moved-pages.ts";
import { findSimilarPages } from "./similar-pages.ts";
import { SiteReach } from "./site-reach.ts";

/** An address that is gone, and where its page is now. */
interface MovedAddress {
  readonly from: string;
  readonly to: string;
  /** `moved`: the page has another path; `renumbered`: only the number changed that tells it from others. */
  readonly kind: "moved" | "renumbered";
  /** Whether a redirect of the new docs.json leads there already. */
  readonly redirected: boolean;
}

/** How the addresses of a site changed. */
export interface SiteDiff {
  readonly added: readonly ListedPage[];
  /** Pages that are no longer in the navigation. */
  readonly removed: readonly ListedPage[];
  readonly moved: readonly MovedAddress[];
  /** Addresses at which another operation is now, and where theirs went. No redirect can help. */
  readonly reused: readonly { readonly href: string; readonly movedTo: string }[];
  /** Addresses that no longer lead anywhere, and for whose pages there is no successor. */
  readonly lost: readonly ListedPage[];
  /** Redirects of the old docs.json, wildcards too, that the new one lacks, and whose addresses lead nowhere without. */
  readonly dropped: readonly { readonly source: string; readonly destination: string }[];
  /** The redirects that save the moved addresses and the dropped redirects, in the form of docs.json. */
  readonly redirects: readonly { readonly source: string; readonly destination: string }[];
}

/** How many addresses break unless something is done. */
export const countBroken = ({ redirects, lost }: SiteDiff): number => redirects.length + lost.length;

/**
 * Compares two revisions of a site by their addresses: of the navigation, of page files outside of it, and of
 * redirects. `a/index` is at `/a` too. The page of an address that is gone is looked for where redirects of the new
 * docs.json lead, then by the content of its file, the same or most of it, by its operation, by title and file name in
 * the same language. A redirect of the new docs.json that leads somewhere never changes.
 */
export function compareSites(old: ComparedSite, now: ComparedSite): SiteDiff {
  const [before, after] = [new SiteReach(old), new SiteReach(now)];
  const moves = movesBetween(old, now, after);
  const moved: MovedAddress[] = [];
  const lost: ListedPage[] = [];
  for (const { href, title } of goneAddresses(before, after)) {
    const to =
      after.pageAt(withoutIndex(href)) ?? pageBehind(href, before, after) ?? moves.get(withIndex(href, before));
    if (to !== undefined) {
      const kind = withoutNumber(href) === withoutNumber(to) ? "renumbered" : "moved";
      moved.push({ from: href, to, kind, redirected: after.leads(href) });
    } else if (!after.leads(href) && before.pages.has(href)) lost.push({ href, title });
  }
  const [listed, listedNow] = [listedPages(old.navigation), listedPages(now.navigation)];
  const arrived = new Set(moved.map(({ to }) => withoutIndex(to)));
  const left = new Set(moved.map(({ from }) => withoutIndex(from)));
  const dropped = droppedRedirects(before, after, moves);
  return {
    added: newIn(listedNow, listed, arrived),
    removed: newIn(listed, listedNow, left),
    moved,
    reused: reusedAddresses(old, now),
    lost,
    dropped,
    redirects: [
      ...moved.flatMap(({ from, to, redirected }) => (redirected ? [] : [{ source: from, destination: to }])),
      ...dropped,
    ],
  };
}

/** The pages of one navigation that the other lacks, except for pages that moved. */
const newIn = (
  pages: ReadonlyMap<string, ListedPage>,
  others: ReadonlyMap<string, ListedPage>,
  moved: ReadonlySet<string>,
): ListedPage[] => [...pages].flatMap(([key, page]) => (others.has(key) || moved.has(key) ? [] : [page]));

/** The addresses that showed a page and do not any more; `/a` too for the page `a/index`. */
function goneAddresses(before: SiteReach, after: SiteReach): ListedPage[] {
  return [...before.pages.values()]
    .flatMap((page) => {
      const folder = withoutIndex(page.href);
      return folder === page.href || before.pages.has(folder) ? [page] : [page, { ...page, href: folder }];
    })
    .filter(({ href }) => href !== "/" && after.pageAt(href) === undefined);
}

const withoutIndex = (href: string): string => href.replace(/\/index$/, "") || "/";

/** The address of the page that an address showed. */
const withIndex = (href: string, before: SiteReach): string => before.pageAt(href) ?? href;

/** The new page, or the one of the same file name, that a redirect leads to: the author says that it moved. */
function pageBehind(address: string, before: SiteReach, after: SiteReach): string | undefined {
  const end = after.redirected(address);
  const page = end === undefined || leavesSite(end) ? undefined : after.pageAt(end);
  return page !== undefined && (!before.pages.has(page) || nameOfPath(page) === nameOfPath(address)) ? page : undefined;
}

/** The pages of a navigation by their address, that of its folder for an index page. */
function listedPages({ pages }: ResolvedNavigation): Map<string, ListedPage> {
  const listed = new Map<string, ListedPage>();
  for (const { href, title } of pages) {
    const key = withoutIndex(href);
    if (!listed.has(key)) listed.set(key, { href, title });
  }
  return listed;
}

/** Where the pages of addresses that are gone are now. */
function movesBetween(old: ComparedSite, now: ComparedSite, after: SiteReach): Map<string, string> {
  const moves = new Map<string, string>();
  // A page has one predecessor of its name: if several pages "start" are gone, a new one is none of them for certain.
  const claims = findMovedPages(old.navigation, now.navigation).flatMap(({ from, candidates }) => {
    const [to] = candidates;
    return to !== undefined && candidates.size === 1 ? [{ from, to }] : [];
  });
  for (const [to, [first, ...others]] of groupBy(claims, ({ to }) => to)) {
    if (first && others.length === 0) moves.set(first.from, to);
  }
  const before = operationPages(old.navigation);
  const pagesNow = groupBy(operationPages(now.navigation), operationKey);
  const known = new Set(before.map(({ href }) => href));
  for (const page of before) {
    const to = after.pages.has(page.href) ? undefined : pageNow(page, pagesNow.get(operationKey(page)) ?? [], known);
    if (to !== undefined) moves.set(page.href, to.href);
  }
  const gone = new Map([...old.contents].filter(([path]) => after.pageAt(`/${path}`) === undefined));
  const fresh = new Map([...now.contents].filter(([path]) => !old.pages.has(path)));
  for (const [path, to] of findSimilarPages(gone, fresh)) moves.set(`/${path}`, `/${to}`);
  const sameDigest = groupBy(fresh, ([, { digest }]) => digest);
  for (const [path, { digest }] of gone) {
    const [only, ...more] = sameDigest.get(digest) ?? [];
    if (only && more.length === 0) moves.set(`/${path}`, `/${only[0]}`);
  }
  return moves;
}

const operationPages = ({ pages, unlisted }: ResolvedNavigation): OperationNode[] =>
  [...pages, ...unlisted].flatMap((page) => (page.type === "operation" ? [page] : []));

/** Of the pages that show an operation now, the one in the language of an earlier one; best one that was not there before. */
function pageNow(
  page: OperationNode,
  candidates: readonly OperationNode[],
  known: ReadonlySet<string>,
): OperationNode | undefined {
  const language = operationLanguage(page);
  const near = candidates.filter((candidate) => operationLanguage(candidate) === language);
  const fresh = near.filter(({ href }) => !known.has(href));
  if (fresh.length === 1) return fresh[0];
  return near[0] ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/** The language that a page is in, without its region: `zh` for `cn`. */
function operationLanguage(page: OperationNode): string | undefined {
  const { language } = scope(page);
  return language && languageTag(language.title).split("-")[0];
}

function reusedAddresses(old: ComparedSite, now: ComparedSite): { href: string; movedTo: string }[] {
  const before = operationAddresses(operationPages(old.navigation));
  const after = operationAddresses(operationPages(now.navigation));
  const owners = new Map([...after].map(([id, href]) => [href, id]));
  return [...before].flatMap(([id, href]) => {
    const movedTo = after.get(id);
    const owner = owners.get(href);
    return movedTo !== undefined && movedTo !== href && owner !== undefined ? [{ href, movedTo }] : [];
  });
}

const withoutNumber = (href: string): string => href.replace(/-\d+$/, "");
