import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Rule } from "../../../diagnostic/finding.ts";
import { appendTo } from "../../../diagnostic/group-by.ts";
import { groupDigits, quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { addressKey } from "../../../redirects/redirect-table.ts";
import { withinSite } from "../../../vocabulary/addresses/site-place.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import type { FollowedRedirects, GuessedBasePath } from "./followed-redirects.ts";
import type { SiteAddresses } from "./site-addresses.ts";

export const basePathMissing = code("redirect/base-path", {
  severity: "warning",
  since: "0.2",
  title: "The redirects are written with a base path",
  explanation:
    "Most redirects lead to addresses below one folder, such as /docs, in which the site has no page, and the pages exist without that folder: the site is published below this path. Set `basePath` in docsjson.config.json, so that links, redirects and the commands that write them know it.",
  example: redirectExample(
    [1, 2, 3, 4, 5].map((year) => redirectEntry(`/docs/v${year}`, "/docs/guide")).join(", "),
    [1, 2, 3, 4, 5].map((year) => redirectEntry(`/v${year}`, "/guide")).join(", "),
  ),
  message: ({ basePath, count, total }: { basePath: string; count: number; total: number }) =>
    `${groupDigits(count)} of ${groupDigits(total)} destinations begin with ${quote(`${basePath}/`)}, and their pages exist without it`,
  hint: ({ basePath }) =>
    `if the site is published below ${basePath}, set "basePath": ${quote(basePath)} in docsjson.config.json`,
});

/** How many destinations make a pattern. */
const FEWEST = 5;

/**
 * The base path that the redirects of a site are written with, if it is not set: most destinations begin with a folder in
 * which there is no page, and most of them have a page without it.
 */
export function guessBasePath(
  redirects: readonly WrittenRedirect[],
  addresses: SiteAddresses,
): GuessedBasePath | undefined {
  const within = redirects.filter(({ destination }) => !leavesSite(destination) && !/[:*]/.test(destination));
  const folders = new Map<string, WrittenRedirect[]>();
  for (const redirect of within) {
    const [folder] = /^\/[^/?#]+(?=\/)/.exec(redirect.destination) ?? [];
    if (folder === undefined) continue;
    appendTo(folders, folder, redirect);
  }
  for (const [basePath, found] of folders) {
    if (found.length < FEWEST || found.length * 10 < within.length * 8 || addresses.leadsSomewhere(basePath)) continue;
    const alive = found.filter(({ destination }) =>
      addresses.pageAt(addressKey(withinSite(destination, { basePath }))),
    );
    if (alive.length * 2 > found.length)
      return { basePath, count: found.length, total: within.length, first: found[0] };
  }
  return undefined;
}

/** Suggests the base path that the redirects of a site are written with. */
export const basePathMissingRule: Rule<FollowedRedirects> = {
  codes: [basePathMissing],
  check({ guess, resolving }) {
    if (!guess) return;
    const { basePath, count, total, first } = guess;
    const pointer = `/redirects/${first?.index ?? 0}/destination`;
    resolving.findings.add(basePathMissing, { basePath, count, total }, { pointer });
  },
};
