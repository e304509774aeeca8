import { groupBy } from "../diagnostic/group-by.ts";
import { scope } from "../navigation/queries/scope.ts";
import type { AnyPageNode, OperationNode, PageFile, ResolvedNavigation } from "../navigation/tree.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import { languageTag } from "../vocabulary/language-tags.ts";
import { findMovedPages } from "./moved-pages.ts";
import type { PageContent } from "./page-content.ts";
import { findSimilarPages } from "./similar-pages.ts";

/** A site at one of two times. */
export interface ComparedSite {
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  readonly pages: ReadonlyMap<string, PageFile>;
  /** The content of page files, by path, as far as it is known. Pages with similar content are the same page. */
  readonly contents: ReadonlyMap<string, PageContent>;
}

/** A page that readers find in the navigation. */
export interface ListedPage {
  readonly href: string;
  readonly title: string;
}

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
  /** Redirects of the old docs.json that the new one lacks, and whose addresses lead nowhere without. */
  readonly dropped: readonly { readonly source: string; readonly destination: string }[];
  /** The redirects that save the moved addresses and the dropped redirects, in the form of docs.json. */
  readonly redirects: readonly { readonly source: string; readonly destination: string }[];
}

/** How many addresses break unless something is done. */
export const countBroken = ({ redirects, lost }: SiteDiff): number => redirects.length + lost.length;

/**
 * Compares two times of a site by their addresses: those of the navigation, of page files outside of it, and of
 * redirects. An address that is gone is looked for by the content of its page file, the same or most of it, by its
 * operation, by title and file name in the same language, then by the redirects of the new docs.json.
 */
export function compareSites(old: ComparedSite, now: ComparedSite): SiteDiff {
  const before = listedPages(old.navigation);
  const after = listedPages(now.navigation);
  const reachable = addressesOf(now);
  const redirectNow = prepareRedirects(now.config);
  const leads = (address: string): boolean => {
    const end = redirectNow(address);
    return end !== undefined && (isElsewhere(end) || reachable.has(plain(end)));
  };
  const known = addressesOf(old);
  /** The new page, or the one of the same file name, that a redirect leads to: the author says that it moved. */
  const pageBehind = (address: string): string | undefined => {
    const end = plain(redirectNow(address) ?? "");
    return reachable.has(end) && (!known.has(end) || nameOf(end) === nameOf(address)) ? end : undefined;
  };
  const moves = movesBetween(old, now, reachable);
  const gone = [...known.values()].filter(({ href }) => !reachable.has(href));
  const moved: MovedAddress[] = [];
  const lost: ListedPage[] = [];
  for (const { href, title } of gone) {
    const to = moves.get(href) ?? pageBehind(href);
    if (to !== undefined) {
      const kind = withoutNumber(href) === withoutNumber(to) ? "renumbered" : "moved";
      moved.push({ from: href, to, kind, redirected: leads(href) });
    } else if (!leads(href)) lost.push({ href, title });
  }
  const arrived = new Set(moved.map(({ to }) => to));
  const left = new Set(moved.map(({ from }) => from));
  const dropped = droppedRedirects(old, moves, reachable, leads);
  return {
    added: [...after.values()].filter(({ href }) => !before.has(href) && !arrived.has(href)),
    removed: [...before.values()].filter(({ href }) => !after.has(href) && !left.has(href)),
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

function listedPages({ pages }: ResolvedNavigation): Map<string, ListedPage> {
  const listed = new Map<string, ListedPage>();
  for (const { href, title } of pages) if (!listed.has(href)) listed.set(href, { href, title });
  return listed;
}

/** Every address that shows a page: those of the navigation that have a file or an operation, and of files beside it. */
function addressesOf({ navigation, pages }: ComparedSite): Map<string, ListedPage> {
  const found = new Map<string, ListedPage>();
  for (const page of [...navigation.pages, ...navigation.unlisted]) {
    if (page.type === "operation" || pages.size === 0 || pages.has(page.path)) found.set(page.href, listed(page));
  }
  for (const [path, { title }] of pages) {
    const href = `/${path}`;
    if (!found.has(href)) found.set(href, { href, title: title ?? path });
  }
  return found;
}

const listed = ({ href, title }: AnyPageNode): ListedPage => ({ href, title });

/** Where the pages of addresses that are gone are now. */
function movesBetween(
  old: ComparedSite,
  now: ComparedSite,
  reachable: ReadonlyMap<string, ListedPage>,
): Map<string, string> {
  const moves = new Map<string, string>();
  for (const { from, candidates } of findMovedPages(old.navigation, now.navigation)) {
    const [only] = candidates;
    if (only !== undefined && candidates.size === 1) moves.set(from, only);
  }
  const before = operationPages(old.navigation);
  const after = groupBy(operationPages(now.navigation), idOf);
  const known = new Set(before.map(({ href }) => href));
  for (const page of before) {
    const to = reachable.has(page.href) ? undefined : counterpart(page, after.get(idOf(page)) ?? [], known);
    if (to !== undefined) moves.set(page.href, to.href);
  }
  const gone = new Map([...old.contents].filter(([path]) => !reachable.has(`/${path}`)));
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

const idOf = ({ spec, operation }: OperationNode): string => `${spec} ${operation}`;

/** Of the pages that show an operation now, the one in the language of an earlier one; best one that was not there before. */
function counterpart(
  page: OperationNode,
  candidates: readonly OperationNode[],
  known: ReadonlySet<string>,
): OperationNode | undefined {
  const language = languageOf(page);
  const near = candidates.filter((candidate) => languageOf(candidate) === language);
  const fresh = near.filter(({ href }) => !known.has(href));
  if (fresh.length === 1) return fresh[0];
  return near[0] ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/** The language that a page is in, without its region: `zh` for `cn`. */
function languageOf(page: OperationNode): string | undefined {
  const { language } = scope(page);
  return language && languageTag(language.title).split("-")[0];
}

/** The address of each operation, by its spec and reference; the first of several. */
const addressesOfOperations = (navigation: ResolvedNavigation): Map<string, string> =>
  new Map(
    operationPages(navigation)
      .toReversed()
      .map((page) => [idOf(page), page.href]),
  );

function reusedAddresses(old: ComparedSite, now: ComparedSite): { href: string; movedTo: string }[] {
  const before = addressesOfOperations(old.navigation);
  const after = addressesOfOperations(now.navigation);
  const owners = new Map([...after].map(([id, href]) => [href, id]));
  return [...before].flatMap(([id, href]) => {
    const movedTo = after.get(id);
    const owner = owners.get(href);
    return movedTo !== undefined && movedTo !== href && owner !== undefined ? [{ href, movedTo }] : [];
  });
}

/** The exact redirects that are gone, each to where it would lead now. */
function droppedRedirects(
  old: ComparedSite,
  moves: ReadonlyMap<string, string>,
  reachable: ReadonlyMap<string, ListedPage>,
  leads: (address: string) => boolean,
): { source: string; destination: string }[] {
  const follow = prepareRedirects(old.config);
  return redirectsOf(old.config).flatMap(({ source }) => {
    if (/[:*]/.test(source) || reachable.has(source) || leads(source)) return [];
    const end = follow(source);
    if (end === undefined || isElsewhere(end)) return end === undefined ? [] : [{ source, destination: end }];
    const destination = reachable.has(plain(end)) ? end : moves.get(plain(end));
    return destination === undefined ? [] : [{ source, destination }];
  });
}

/** Where an address leads in the end by the redirects of a docs.json; `undefined` if none has it, or they never end. */
function prepareRedirects(config: unknown): (address: string) => string | undefined {
  const table = new RedirectTable(redirectsOf(config));
  return (address) => {
    const end = table.follow(address);
    return "address" in end && end.hops > 0 ? end.address : undefined;
  };
}

const isElsewhere = (address: string): boolean => !address.startsWith("/");
const plain = (address: string): string => address.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
const nameOf = (href: string): string => href.slice(href.lastIndexOf("/") + 1);
const withoutNumber = (href: string): string => href.replace(/-\d+$/, "");
