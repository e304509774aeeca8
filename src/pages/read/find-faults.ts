import type { ScannedPage } from "./scanned-page.ts";
import type { SyntaxFault } from "./syntax-fault.ts";

/** Longer texts that may not parse are not parsed (characters): the parser takes a second for each million. */
const MOST_PARSED = 2_000_000;

/**
 * What keeps a page from being MDX. Where only its code is in doubt, a parser of JavaScript looks at that; the parser of
 * MDX, which takes a hundred times as long as the scan, is loaded for the rest alone.
 */
export async function findFaults(
  text: string,
  { code, doubtful }: Pick<ScannedPage, "code" | "doubtful">,
  options: { markdown: boolean },
): Promise<readonly SyntaxFault[]> {
  if (!doubtful && code.length === 0) return [];
  if (!doubtful && (await import("./is-javascript.ts")).isJavaScript(text, code)) return [];
  if (text.length > MOST_PARSED) return [];
  return (await import("./parse-mdx.ts")).parseMdx(text, options).faults;
}
