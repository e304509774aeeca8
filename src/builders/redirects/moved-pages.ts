import { AMBIGUOUS_REDIRECT, NO_REDIRECT } from "../../diagnostic/codes/builder-wording.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { type AddressOf, hrefOf } from "../shared/address.ts";
import { languageOf } from "../shared/language.ts";
import { type Built, built, diagnose } from "../shared/unsupported-features.ts";
import { formatMoves } from "./host-redirects.ts";
import type { Redirects } from "./redirect-rule.ts";

export interface RedirectOptions {
  /** The address at which the builder serves a page. Default: the page's `href`. */
  addressOf?: AddressOf | undefined;
  /** The address that a page of the old navigation had, if another builder served it. Default: `addressOf`. */
  oldAddressOf?: AddressOf | undefined;
}

/**
 * Redirects from the addresses of an old navigation to the addresses that their pages have now.
 *
 * A page whose address is gone is looked for among the pages whose addresses are new, in the same language: first by its
 * operation, then by title and file name together, then by title, then by file name. If several fit equally well,
 * there is no redirect but `builder/ambiguous-redirect`; if none fits, `builder/no-redirect`. Places are those of the
 * old navigation. A page that is still in the navigation but served elsewhere has moved too.
 *
 * @example
 * await writeFile("_redirects", toRedirects(before, after).value.netlify);
 */
export function toRedirects(
  old: ResolvedNavigation,
  now: ResolvedNavigation,
  { addressOf = hrefOf, oldAddressOf = addressOf }: RedirectOptions = {},
): Built<Redirects> {
  const pagesNow = allPages(now);
  const addressesNow = new Map(pagesNow.map((page) => [page.href, addressOf(page)]));
  const served = new Set(addressesNow.values());
  const known = new Set(allPages(old).map((page) => page.href));
  const clues = indexByClue(
    pagesNow.filter((page) => !known.has(page.href)),
    addressOf,
  );
  const diagnostics: Diagnostic[] = [];
  const moves = new Map<string, string>();
  const seen = new Set<string>();
  for (const page of allPages(old)) {
    const from = oldAddressOf(page);
    if (served.has(from) || seen.has(from)) continue;
    seen.add(from);
    const same = addressesNow.get(page.href);
    const candidates = same === undefined ? firstFit(page, clues) : new Set([same]);
    const [first, ...others] = firstOf(candidates, MOST_CANDIDATES);
    if (first === undefined) diagnostics.push(diagnose("builder/no-redirect", NO_REDIRECT, { from }, page.source));
    else if (others.length === 0) moves.set(from, first);
    else {
      const args = { from, candidates: [first, ...others], count: candidates.size };
      diagnostics.push(diagnose("builder/ambiguous-redirect", AMBIGUOUS_REDIRECT, args, page.source));
    }
  }
  return built(formatMoves([...moves].map(([from, to]) => ({ from, to }))), diagnostics);
}

/** Candidates that a message names. */
const MOST_CANDIDATES = 3;

function firstOf(values: ReadonlySet<string>, most: number): string[] {
  const found: string[] = [];
  for (const value of values) {
    if (found.length === most) break;
    found.push(value);
  }
  return found;
}

/** Unlisted pages count too, because readers may know their addresses. */
const allPages = (navigation: ResolvedNavigation): AnyPageNode[] => [...navigation.pages, ...navigation.unlisted];

/** The clues by which a page is recognized at another address, the strongest first. */
function cluesOf(page: AnyPageNode): string[] {
  const language = languageOf(page)?.title ?? "";
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
