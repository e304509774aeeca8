import type { DocsRedirect } from "../redirects/docs-redirects.ts";
import { decodeTexts, type PatternPart, parseRedirect, patternSource } from "../redirects/redirect-pattern.ts";
import { addressKey } from "../redirects/redirect-table.ts";
import { leavesSite } from "../vocabulary/url.ts";
import type { SiteReach } from "./site-reach.ts";

/** What a redirect says of where it leads. */
type Dropped = Pick<DocsRedirect, "source" | "destination">;

/**
 * The redirects of an old docs.json that a new one lacks and needs, each to where it would lead now. Addresses that have a
 * redirect of their own now are left alone, wherever it leads: that is a decision of the author.
 *
 * @param moves the pages that moved, old address to new
 */
export function droppedRedirects(before: SiteReach, after: SiteReach, moves: ReadonlyMap<string, string>): Dropped[] {
  const kept = new Set(after.redirects.map(({ source }) => source));
  /** Where an old destination is now; `undefined` if nothing is there. */
  const now = (address: string): string | undefined => {
    if (leavesSite(address) || after.pageAt(address) !== undefined) return address;
    return after.leads(address) ? after.redirected(address) : moves.get(addressKey(address));
  };
  return before.redirects.flatMap(({ source, destination }): Dropped[] => {
    if (kept.has(source)) return [];
    if (/[:*]/.test(source))
      return isNeeded({ source, destination }, { before, after, now }) ? [{ source, destination }] : [];
    if (after.pageAt(source) !== undefined || after.hasOwnRedirect(source) || after.leads(source)) return [];
    const end = before.redirected(source);
    const to = end === undefined ? undefined : now(end);
    return to === undefined ? [] : [{ source, destination: to }];
  });
}

interface Reaches {
  readonly before: SiteReach;
  readonly after: SiteReach;
  readonly now: (address: string) => string | undefined;
}

/** Whether an address that a redirect with wildcards led to a page would lead to one again, and leads nowhere without. */
function isNeeded(redirect: Dropped, { before, after, now }: Reaches): boolean {
  return sampleSources(redirect, before).some((source) => {
    const end = before.redirected(source);
    if (end === undefined || after.pageAt(source) !== undefined || after.leads(source)) return false;
    return (leavesSite(end) || before.pageAt(end) !== undefined) && now(end) !== undefined;
  });
}

/** A name that no page has, for what a wildcard may stand for. */
const ANY_NAME = "any-page";

/** Addresses that a redirect leads away from: one for each old page that it leads to, or any if it leads to one place. */
function sampleSources({ source, destination }: Dropped, before: SiteReach): string[] {
  const parsed = parseRedirect({ source, destination });
  const pattern = decodeTexts(parsed.destination);
  const fill = (values: ReadonlyMap<string, string>) =>
    decodeTexts(parsed.source)
      .map((part) => (part.type === "text" ? part.text : (values.get(part.name) ?? ANY_NAME)))
      .join("");
  const names = pattern.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  if (names.length === 0 || leavesSite(destination)) return [fill(new Map())];
  if (!isCheap(pattern)) return [];
  const test = new RegExp(patternSource(pattern), "s");
  return [...before.pages.keys()].flatMap((href) => {
    const values = test.exec(href);
    return values ? [fill(new Map(names.map((name, index) => [name, values[index + 1] ?? ""])))] : [];
  });
}

/** Whether a pattern can be tried on every page: more than two wildcards that stand for anything take too long. */
const isCheap = (pattern: readonly PatternPart[]): boolean => pattern.filter(({ type }) => type === "rest").length <= 2;
