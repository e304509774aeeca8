import type { ScannedPage } from "../scanned-page.ts";
import type { CodeFacts } from "./code-facts.ts";
import { parsingCost } from "./parsing-cost.ts";
import type { PageSyntaxFault } from "./syntax-fault.ts";

/** Pages that may not parse and cost more are not parsed. The parser takes a second for each million characters. */
export const MOST_PARSED = 1_000_000;

/** What keeps a page from being MDX; without that, what its code shows, as far as that was read. */
interface ParsedPage {
  readonly faults: readonly PageSyntaxFault[];
  readonly code?: CodeFacts;
}

/**
 * What keeps a page from being MDX. Where only its code is in doubt, a parser of JavaScript looks at that; the parser of
 * MDX, which takes a hundred times as long as the scan, is loaded for the rest alone.
 */
export async function findFaults(
  text: string,
  { code, doubtful }: Pick<ScannedPage, "code" | "doubtful">,
  options: { markdown: boolean },
): Promise<ParsedPage> {
  if (!doubtful && code.length === 0) return { faults: [] };
  const facts = doubtful ? undefined : (await import("./code-facts.ts")).factsOfClaims(text, code);
  if (facts) return { faults: [], code: facts };
  if (parsingCost(text) > MOST_PARSED) return { faults: [{ case: "not-checked", start: 0, end: 0 }] };
  return { faults: (await import("./parse-mdx.ts")).parseMdx(text, options).faults };
}
