import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Rule } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import { addressKey } from "../../../redirects/redirect-table.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import type { FollowedRedirects } from "./followed-redirects.ts";

export const shadowedPage = code("redirect/shadowed-page", {
  severity: "warning",
  title: "A redirect hides a page",
  explanation:
    "A redirect takes effect before any page is looked for. It is a warning for pages of the navigation, whose links in the sidebar then lead somewhere else; for redirects with `permanent: false`, and for other page files, which are often leftovers, it is information.",
  often: { advice: ["isListed"], message: "readers cannot open {count} pages, because redirects lead away from them" },
  example: redirectExample(redirectEntry("/guide", "/intro"), redirectEntry("/guides", "/guide")),
  message: ({ path, destination, isListed }: { path: string; destination: string; isListed: boolean }) =>
    isListed
      ? `readers cannot open the page ${quote(path)} of the navigation, because this redirects it to ${quote(destination)}`
      : `readers cannot open the page file ${quote(path)}, because this redirects it to ${quote(destination)}`,
  hint: ({ isListed }) =>
    isListed ? "remove the redirect, or remove the page from the navigation" : "remove the redirect or the file",
});

/**
 * Reports redirects from the address of a page. Only those of a single address: for one with a wildcard, it is not known
 * whether the page or the redirect comes first.
 */
export const shadowedPageRule: Rule<FollowedRedirects> = {
  codes: [shadowedPage],
  check({ redirects, addresses, resolving }) {
    const seen = new Set<string>();
    for (const { source, destination, index, permanent } of redirects) {
      const address = addressKey(source);
      if (/[:*?#]/.test(source) || seen.has(address) || !addresses.isPage(address)) continue;
      seen.add(address);
      if (addressKey(destination) === address && !leavesSite(destination)) continue;
      const isListed = addresses.listed.has(address);
      const args = { path: address.slice(1), destination, isListed };
      const place = { pointer: `/redirects/${index}/source` };
      const isMistake = isListed && permanent !== false;
      resolving.findings.add(shadowedPage, args, place, isMistake ? {} : { severity: "info" });
    }
  },
};
