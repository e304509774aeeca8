import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../redirects/redirect-table.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import type { Resolving } from "../context/resolving.ts";
import { basePathMissing, guessBasePath, reportBasePath } from "./redirects/base-path.ts";
import { redirectChain, reportChain } from "./redirects/chain.ts";
import { deadDestination, reportDeadDestinations } from "./redirects/dead-destination.ts";
import { redirectLoop, reportLoop } from "./redirects/loop.ts";
import { reportShadowedPages, shadowedPage } from "./redirects/shadowed-page.ts";
import { SiteAddresses } from "./redirects/site-addresses.ts";

export const redirectsRule: SiteRule = {
  codes: [redirectChain, redirectLoop, shadowedPage, deadDestination, basePathMissing],
  check: checkRedirects,
};

/**
 * Follows the redirects of docs.json over the site: those that lead in a circle or to other redirects, those that hide a
 * page, and (if the page files are known) those that lead to no page. If they are all written with a base path that is not
 * set, that is said once, and they are read with it. Takes time in proportion to the number of redirects
 * and pages.
 */
function checkRedirects({ settings: config, navigation, resolving, place: set }: ResolvedSite): void {
  const written = redirectsOf(config, set);
  if (written.length === 0) return;
  const addresses = new SiteAddresses(navigation, resolving.root.pages);
  const guess = resolving.root.pages && set.basePath === undefined ? guessBasePath(written, addresses) : undefined;
  if (guess) reportBasePath(guess, resolving);
  const place = guess ? { ...set, basePath: guess.basePath } : set;
  const redirects = guess ? redirectsOf(config, place) : written;
  const table = new RedirectTable(redirects, (address) => addresses.isPage(address));
  reportChainsAndLoops(redirects, table, resolving);
  reportShadowedPages(redirects, addresses, resolving);
  if (resolving.root.pages) reportDeadDestinations(redirects, { table, addresses, navigation, resolving, place });
}

function reportChainsAndLoops(
  redirects: readonly WrittenRedirect[],
  table: RedirectTable<WrittenRedirect>,
  { findings }: Resolving,
): void {
  const inLoops = new Set<WrittenRedirect>();
  for (const redirect of redirects) {
    const end = table.follow(redirect.destination);
    if ("address" in end) reportChain(redirect, end, findings);
    // A redirect that leads into a loop from outside has no fault of its own.
    else if (!inLoops.has(redirect) && end.endless.includes(redirect)) {
      for (const each of end.endless) inLoops.add(each);
      reportLoop(redirect, end.endless, findings);
    }
  }
}
