import { scope } from "../navigation/queries/scope.ts";
import type { AnyPageNode, ResolvedNavigation } from "../navigation/tree.ts";

/** The address at which a page is served. */
type AddressOf = (page: AnyPageNode) => string;

/** A page of an old navigation whose address is gone. */
export interface MovedPage {
  readonly page: AnyPageNode;
  /** Its old address. */
  readonly from: string;
  /** The addresses where it may be now; none if no page fits. */
  readonly candidates: ReadonlySet<string>;
}

/**
 * The pages whose addresses are gone, each with the new pages of the strongest clue that any fits. Unlisted pages count,
 * because readers may know their addresses.
 */
export function findMovedPages(
  old: ResolvedNavigation,
  now: ResolvedNavigation,
  addressOf: AddressOf = ({ href }) => href,
  oldAddressOf: AddressOf = addressOf,
): MovedPage[] {
  const pagesNow = allPages(now);
  const addressesNow = new Map(pagesNow.map((page) => [page.href, addressOf(page)]));
  const served = new Set(addressesNow.values());
  const known = new Set(allPages(old).map((page) => page.href));
  const clues = indexByClue(
    pagesNow.filter((page) => !known.has(page.href)),
    addressOf,
  );
  const seen = new Set<string>();
  return allPages(old).flatMap((page) => {
    const from = oldAddressOf(page);
    if (served.has(from) || seen.has(from)) return [];
    seen.add(from);
    const same = addressesNow.get(page.href);
    return [{ page, from, candidates: same === undefined ? firstFit(page, clues) : new Set([same]) }];
  });
}

const allPages = (navigation: ResolvedNavigation): AnyPageNode[] => [...navigation.pages, ...navigation.unlisted];

/** The clues by which a page is recognized at another address, the strongest first. */
function cluesOf(page: AnyPageNode): string[] {
  const language = scope(page).language?.title ?? "";
  const name = page.href.split("/").at(-1) ?? "";
  const clue = (...parts: string[]) => JSON.stringify([language, ...parts]);
  return [
    ...(page.type === "operation"
      ? [clue("operation", page.operation, page.spec), clue("operation", page.operation)]
      : []),
    clue("both", page.title, name),
    clue("title", page.title),
    ...(name === "index" ? [] : [clue("name", name)]),
  ];
}

/** The addresses that each clue leads to. */
function indexByClue(pages: readonly AnyPageNode[], addressOf: AddressOf): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const page of pages)
    for (const clue of cluesOf(page)) index.set(clue, (index.get(clue) ?? new Set<string>()).add(addressOf(page)));
  return index;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The candidates of the strongest clue that leads anywhere. */
function firstFit(page: AnyPageNode, index: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  for (const clue of cluesOf(page)) {
    const candidates = index.get(clue);
    if (candidates) return candidates;
  }
  return NOTHING;
}
