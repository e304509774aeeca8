import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { withoutClosingMarks } from "../../vocabulary/files/trim-end.ts";
import { bodyStart } from "../front-matter/front-matter-end.ts";
import { textPieces } from "./plain-text.ts";

/** What containers and headings put before the text of a line. */
const MARKS = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))*[ \t]*(?:#{1,6}[ \t]+)?/;
const FENCE = /^(`{3,}|~{3,})/;
/** Lines that show nothing: rules and tables' dashes, code of the page, definitions, and what only closes something. */
const SILENT = /^(?:[-*_=|:\s]+|\{.*\}|(?:import|export)\b.*|\[[^\]]+\]:\s.*|(?:<[^<>]*>\s*)+|[)\]};,>/]+)$/;
/** The first line of a tag that ends in another. */
const OPENS_TAG = /^<[A-Za-z]/;

/**
 * The last two characters that readers see before a place of a page, which decide what a quotation mark there is: a blank where a
 * paragraph without text is; `""` at the start.
 *
 * @param at the start of a line
 * @param from where to begin, in place of the start
 */
export function textBefore(text: string, at: number, from = bodyStart(text)): string {
  const lines = linesBefore(text, at, from);
  for (const line of lines) {
    const written = withoutMarks(line);
    const fence = FENCE.exec(written)?.[1];
    if (fence !== undefined) skipTo(lines, (above) => above.replace(MARKS, "").startsWith(fence));
    else if (written.endsWith("*/}") && !written.includes("{/*")) skipTo(lines, (above) => above.includes("{/*"));
    else if (written.endsWith(">") && !written.includes("<")) skipTo(lines, (above) => OPENS_TAG.test(above.trim()));
    else if (written !== "" && !SILENT.test(written)) {
      // Marks of emphasis leave empty pieces.
      const pieces = textPieces(written.replace(/^\|/, "").replace(/\|$/, ""));
      const last = pieces.findLast(({ text }) => text !== "");
      return last?.code ? "A" : (last?.text ?? "").trimEnd().slice(-2) || " ";
    }
  }
  return "";
}

/** What a line shows: a heading may have marks behind it, too. */
function withoutMarks(line: string): string {
  const written = line.replace(MARKS, "");
  const isHeading = /#[ \t]+$/.test(line.slice(0, line.length - written.length));
  return (isHeading ? withoutClosingMarks(written) : written).trim();
}

/** The lines of the page before a place, the last one first. */
function* linesBefore(text: string, at: number, first: number): Generator<string> {
  for (let end = at - 1; end > first; ) {
    const start = lineStart(text, end);
    yield text.slice(start, end);
    end = start - 1;
  }
}

function skipTo(lines: Iterator<string>, isLast: (line: string) => boolean): void {
  for (let next = lines.next(); !next.done && !isLast(next.value); ) next = lines.next();
}
