import { groupDigits } from "../../diagnostic/words.ts";

/** How many lines of one kind are printed. */
const MOST_LINES = 20;

/** The first lines of a kind, and a line that counts the others; `about` names the kind in it. */
export function foldLines(lines: readonly string[], about = ""): string[] {
  // A single line over the limit is kept: the line that would replace it is as long.
  if (lines.length <= MOST_LINES + 1) return [...lines];
  const more = groupDigits(lines.length - MOST_LINES);
  return [...lines.slice(0, MOST_LINES), `… and ${more} more${about === "" ? "" : ` ${about}`}`];
}
