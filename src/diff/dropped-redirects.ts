import type { DocsRedirect } from "../redirects/docs-redirects.ts";
import { addressKey } from "../redirects/redirect-table.ts";
import { sourcesLeadingTo } from "../redirects/sources-leading-to.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
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
  return sourcesLeadingTo(redirect, before.pages.keys()).some((source) => {
    const end = before.redirected(source);
    if (end === undefined || after.pageAt(source) !== undefined || after.leads(source)) return false;
    return (leavesSite(end) || before.pageAt(end) !== undefined) && now(end) !== undefined;
  });
}
