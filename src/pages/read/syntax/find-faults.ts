import type { ScannedPage } from "../scanned-page.ts";
import { parsingCost } from "./parsing-cost.ts";
import type { PageSyntaxFault } from "./syntax-fault.ts";

/** Pages that may not parse and cost more are not parsed. The parser takes a second for each million characters. */
const MOST_PARSED = 1_000_000;

/**
 * What keeps a page from being MDX. Where only its code is in doubt, a parser of JavaScript looks at that; the parser of
 * MDX, which takes a hundred times as long as the scan, is loaded for the rest alone.
 */
export async function findFaults(
  text: string,
  { code, doubtful }: Pick<ScannedPage, "code" | "doubtful">,
  options: { markdown: boolean },
): Promise<readonly PageSyntaxFault[]> {
  if (!doubtful && code.length === 0) return [];
  if (!doubtful && (await import("./is-javascript.ts")).isJavaScript(text, code)) return [];
  if (parsingCost(text) > MOST_PARSED) return [{ case: "not-checked", start: 0, end: 0 }];
  return (await import("./parse-mdx.ts")).parseMdx(text, options).faults;
}
