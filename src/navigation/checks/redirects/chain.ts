import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Rule } from "../../../diagnostic/finding.ts";
import { countOf, FIX_TITLES, quote } from "../../../diagnostic/words.ts";
import { splitAddress } from "../../../vocabulary/addresses/address.ts";
import type { FollowedRedirects } from "./followed-redirects.ts";

interface Chain {
  destination: string;
  end: string;
  hops: number;
  /** Whether each redirect on the way is permanent and has no wildcard. */
  isFixed: boolean;
}

export const redirectChain = code("redirect/chain", {
  severity: "info",
  title: "A redirect leads to another redirect",
  explanation:
    "Each further redirect is another request before the page appears, and search engines follow a few at most.",
  often: { advice: ["end"], message: "{count} redirects lead to other redirects" },
  example: redirectExample(
    `${redirectEntry("/v1", "/v2")}, ${redirectEntry("/v2", "/intro")}`,
    `${redirectEntry("/v1", "/intro")}, ${redirectEntry("/v2", "/intro")}`,
  ),
  message: ({ destination, end, hops }: Chain) =>
    `${quote(destination)} is itself redirected, so readers reach ${quote(end)} after ${countOf(hops, "redirect")}`,
  hint: ({ end, isFixed }) =>
    isFixed
      ? `redirect to ${quote(end)} at once`
      : `if that is meant for good, redirect to ${quote(end)} at once; a wildcard or a temporary redirect on the way may lead elsewhere later`,
});

/**
 * Reports a redirect whose destination is redirected in turn. The fix is the address at the end, with the query and the
 * fragment of the destination. There is none for a way through a wildcard or a temporary redirect, such as an alias of the
 * latest version: it may lead elsewhere tomorrow.
 */
export const redirectChainRule: Rule<FollowedRedirects> = {
  codes: [redirectChain],
  check({ redirects, table, resolving }) {
    for (const { destination, index } of redirects) {
      const followed = table.follow(destination);
      if (!("address" in followed) || followed.hops === 0) continue;
      const { address, hops, isFixed } = followed;
      const place = { pointer: `/redirects/${index}/destination` };
      const [, rest] = splitAddress(destination);
      const end = splitAddress(address)[1] === "" ? address + rest : address;
      const fixes = isFixed ? [{ title: FIX_TITLES.use(end), place, text: JSON.stringify(end) }] : [];
      resolving.findings.add(redirectChain, { destination, end, hops: hops + 1, isFixed }, place, { fixes });
    }
  },
};
