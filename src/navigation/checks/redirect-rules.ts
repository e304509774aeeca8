import { type Rule, runRules } from "../../diagnostic/finding.ts";
import { redirectsOf } from "../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../redirects/redirect-table.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import { basePathMissingRule, guessBasePath } from "./redirects/base-path.ts";
import { redirectChainRule } from "./redirects/chain.ts";
import { deadDestinationRule } from "./redirects/dead-destination.ts";
import type { FollowedRedirects } from "./redirects/followed-redirects.ts";
import { redirectLoopRule } from "./redirects/loop.ts";
import { shadowedPageRule } from "./redirects/shadowed-page.ts";
import { SiteAddresses } from "./redirects/site-addresses.ts";

/** The rules about redirects on the resolved site. */
const REDIRECT_RULES: readonly Rule<FollowedRedirects>[] = [
  basePathMissingRule,
  redirectChainRule,
  redirectLoopRule,
  shadowedPageRule,
  deadDestinationRule,
];

/**
 * Follows the redirects of docs.json over the site. If they are all written with a base path that is not set, they are read
 * with it. Takes time in proportion to the number of redirects and pages.
 */
export const redirectsRule: SiteRule = {
  codes: REDIRECT_RULES.flatMap(({ codes }) => codes),
  check({ settings, navigation, resolving, place: set, redirects: written }: ResolvedSite): void {
    if (written.length === 0) return;
    const addresses = new SiteAddresses(navigation, resolving.root.pages);
    const guess = resolving.root.pages && set.basePath === undefined ? guessBasePath(written, addresses) : undefined;
    const place = guess ? { ...set, basePath: guess.basePath } : set;
    const redirects = guess ? redirectsOf(settings, place) : written;
    const table = new RedirectTable(redirects, (address) => addresses.isPage(address));
    runRules(REDIRECT_RULES, { redirects, table, addresses, navigation, resolving, place, guess });
  },
};
