import { code } from "../../../diagnostic/code.ts";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { countOf, FIX_TITLES, quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";

export const redirectChain = code("redirect/chain", {
  severity: "info",
  message: ({ destination, end, hops }: { destination: string; end: string; hops: number }) =>
    `${quote(destination)} is itself redirected, so readers reach ${quote(end)} after ${countOf(hops, "redirect")}`,
  hint: ({ end }) => `redirect to ${quote(end)} at once`,
});

/** Reports a redirect whose destination is redirected in turn; the fix is the address at the end. */
export function reportChain(
  { destination, index }: WrittenRedirect,
  end: { readonly address: string; readonly hops: number },
  findings: Finding[],
): void {
  if (end.hops === 0) return;
  const place = { pointer: `/redirects/${index}/destination` };
  const fix = { title: FIX_TITLES.use(end.address), place, text: JSON.stringify(end.address) };
  const args = { destination, end: end.address, hops: end.hops + 1 };
  findings.push(finding(redirectChain, args, place, { fixes: [fix] }));
}
