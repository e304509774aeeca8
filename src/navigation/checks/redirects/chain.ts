import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { FIX_TITLES } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";

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
  findings.push(finding("redirect/chain", args, place, { fixes: [fix] }));
}
