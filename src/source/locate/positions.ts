import type { Position, Range } from "../../diagnostic/diagnostic.ts";
import { firstNotBefore } from "../../json/first-not-before.ts";

/** Turns offsets of one text into positions. */
export interface Positions {
  at(offset: number): Position;
  range(start: number, end: number): Range;
  /** The offset of a line and column, both from 1: the nearest that the text has. */
  offset(line: number, column: number): number;
}

const BYTE_ORDER_MARK = 0xfeff;
const LINE_END = new Set(["\n", "\r"]);

/** Length of the byte order mark that a text begins with: 1 or 0. */
export const markLength = (text: string): number => (text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0);

/**
 * Lines and columns of a text's offsets. Lines end in LF, CRLF or CR; a byte order mark takes no column. The line
 * starts are found once, each look-up is a binary search.
 */
export function positionsOf(text: string): Positions {
  const starts = lineStarts(text);
  const mark = markLength(text);
  const at = (offset: number): Position => {
    const low = Math.max(firstNotBefore(starts, (start) => start <= offset) - 1, 0);
    const start = Math.max(starts[low] as number, low === 0 ? mark : 0);
    return { line: low + 1, column: Math.max(offset - start, 0) + 1, offset };
  };
  const offset = (line: number, column: number): number => {
    if (line > starts.length) return text.length;
    const start = Math.max(starts[line - 1] ?? 0, line <= 1 ? mark : 0);
    let end = starts[line] ?? text.length;
    while (end > start && line < starts.length && LINE_END.has(text[end - 1] as string)) end--;
    return Math.min(start + Math.max(column - 1, 0), end);
  };
  return { at, range: (start, end) => ({ start: at(start), end: at(end) }), offset };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (text.includes("\r")) {
    for (const match of text.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length);
    return starts;
  }
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
