import { code } from "../../diagnostic/code.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { quote, quoteList } from "../../diagnostic/words.ts";
import { findMovedPages } from "../../diff/moved-pages.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { type AddressOf, hrefOf } from "../model/page-address.ts";
import { type Built, built, diagnose } from "../shared/unsupported/unsupported-features.ts";
import { formatMoves } from "./host-redirects.ts";
import type { Move, Redirects } from "./redirect-rule.ts";

/** A navigation of pages, before a change and after it. */
const change = (before: readonly string[], after: readonly string[]) => ({
  "before/docs.json": JSON.stringify({ navigation: { pages: before } }),
  "docs.json": JSON.stringify({ navigation: { pages: after } }),
});

export const ambiguousRedirect = code("builder/ambiguous-redirect", {
  severity: "warning",
  title: "Several new pages could replace a page that has moved",
  explanation:
    "A page that has moved is recognized by its operation, or by its title and file name. If several new pages match equally well, a guess could send readers to the wrong one.",
  example: {
    wrong: { ...change(["start"], ["web/start", "cli/start"]), "build.js": "toRedirects(before, navigation)" },
    right: { ...change(["start"], ["web/start", "cli/install"]), "build.js": "toRedirects(before, navigation)" },
  },
  message: ({ from, candidates, count }: { from: string; candidates: readonly string[]; count: number }) =>
    `the page at ${quote(from)} is gone, and may have moved to ${quoteList(candidates)}${count > candidates.length ? `, or one of ${count - candidates.length} more` : ""}`,
  hint: () => "add the redirect by hand; none was written",
});

export const noRedirect = code("builder/no-redirect", {
  severity: "info",
  title: "No new page replaces a page that is gone",
  explanation:
    "The old navigation has an address that the new one does not, and none of the new pages has the same operation, title or file name.",
  example: {
    wrong: { ...change(["intro", "news"], ["intro"]), "build.js": "toRedirects(before, navigation)" },
    right: { ...change(["intro", "news"], ["intro", "company/news"]), "build.js": "toRedirects(before, navigation)" },
  },
  message: ({ from }: { from: string }) =>
    `the page at ${quote(from)} is gone, and no new page has its operation or its title`,
  hint: () => "add a redirect by hand, or accept that the address no longer works",
});

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
  const diagnostics: Diagnostic[] = [];
  const moves: Move[] = [];
  for (const { page, from, candidates } of findMovedPages(old, now, addressOf, oldAddressOf)) {
    const [to, ...others] = [...take(candidates, MOST_CANDIDATES)];
    if (to === undefined) diagnostics.push(diagnose(noRedirect, { from }, page.source));
    else if (others.length === 0) moves.push({ from, to });
    else {
      const args = { from, candidates: [to, ...others], count: candidates.size };
      diagnostics.push(diagnose(ambiguousRedirect, args, page.source));
    }
  }
  return built(formatMoves(moves), diagnostics);
}

/** Candidates that a message names. */
const MOST_CANDIDATES = 3;

function* take<Value>(values: Iterable<Value>, most: number): Generator<Value> {
  let count = 0;
  for (const value of values) {
    if (count++ === most) return;
    yield value;
  }
}
