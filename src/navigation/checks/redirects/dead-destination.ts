import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { alsoLeadsThere, code } from "../../../diagnostic/code.ts";
import { type Rule, relatedEnd } from "../../../diagnostic/finding.ts";
import { appendTo } from "../../../diagnostic/group-by.ts";
import { countOf, didYouMean, joinExamples, quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { addressKey } from "../../../redirects/redirect-table.ts";
import { isKnownPath } from "../../../vocabulary/addresses/site-place.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { nearestPublished } from "../../pages/nearest-page.ts";
import { type FollowedRedirects, MOST_NAMED } from "./followed-redirects.ts";
import { isWithinAny, unreadFoldersOf } from "./unread-folders.ts";

export const deadDestination = code("redirect/dead-destination", {
  severity: "warning",
  title: "A redirect leads to an address without a page",
  explanation:
    "The destination is neither a page file, nor a page made from a spec, nor a folder with pages, nor the source of another redirect. Addresses of files such as `.pdf`, and of pages made from a spec that is not read, are not checked.",
  often: { advice: ["suggestions"], message: "{count} destinations of redirects have no page" },
  example: redirectExample(redirectEntry("/start", "/guied"), redirectEntry("/start", "/guide")),
  message: ({
    destination,
    sources,
    examples,
  }: {
    destination: string;
    suggestions: readonly string[];
    sources: number;
    examples: readonly string[];
  }) =>
    sources === 1
      ? `no page has the address ${quote(destination)}`
      : `no page has the address ${quote(destination)}, to which ${countOf(sources, "redirect")} lead: ${joinExamples(examples.map(quote), sources)}`,
  hint: ({ suggestions }) =>
    didYouMean(suggestions) ??
    'use the address of an existing page, a full URL if it is outside of this site, or name it in "knownPaths" of docsjson.config.json',
});

export const deadDestinationRule: Rule<FollowedRedirects> = {
  codes: [deadDestination],
  needs: ({ resolving }) => resolving.root.pages !== undefined,
  check: reportDeadDestinations,
};

/** Reports each address that redirects lead to and that has no page, once. */
function reportDeadDestinations({
  redirects,
  table,
  addresses,
  navigation,
  resolving,
  place: site,
}: FollowedRedirects): void {
  const unread = unreadFoldersOf(resolving);
  const dead = new Map<string, WrittenRedirect[]>();
  for (const redirect of redirects) {
    const { destination } = redirect;
    if (leavesSite(destination) || /[:*]/.test(destination) || table.step(destination)) continue;
    const address = addressKey(destination);
    if (addresses.leadsSomewhere(address) || isWithinAny(unread, address) || isKnownPath(address, site)) continue;
    appendTo(dead, address, redirect);
  }
  if (dead.size === 0) return;
  const { root, effort } = resolving;
  const nearestPage = root.pages && nearestPublished(navigation, root.pages, effort);
  for (const [destination, [first, ...others]] of dead) {
    if (!first) continue;
    const suggestions = nearestPage?.to(destination.slice(1)).map((path) => `/${path}`) ?? [];
    const examples = [first, ...others].slice(0, 2).map(({ source }) => source);
    const args = { destination, suggestions, sources: 1 + others.length, examples };
    const related = others
      .slice(0, MOST_NAMED)
      .map(({ index }) => relatedEnd(alsoLeadsThere, {}, { pointer: `/redirects/${index}/destination` }));
    const place = { pointer: `/redirects/${first.index}/destination` };
    resolving.findings.add(deadDestination, args, place, { related });
  }
}
