import { lineEnd, lineStart } from "../../../vocabulary/files/line-bounds.ts";
import { Cursor } from "./cursor.ts";

const LINE_END = /[ \t]*\r?(?=\n|$)/y;
const BLANK = /^[ \t]*$/;
/** What is before a fence inside lists and quotations. */
const INSIDE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/;

/** The marks that a block of code begins with, and where its first line ends. */
interface OpenFence {
  readonly marks: string;
  readonly from: number;
}

/** The end of the first line that has nothing but so many marks, if one has. @param isInside whether a list or a quotation is around it */
export function endOfFence(text: string, { marks, from }: OpenFence, isInside: boolean): number | undefined {
  const before = isInside ? INSIDE : BLANK;
  for (let at = text.indexOf(marks, from); at !== -1; at = text.indexOf(marks, lineEnd(text, at))) {
    const start = lineStart(text, at);
    if (start < from || (at > start && !before.test(text.slice(start, at)))) continue;
    const end = endOfMarks(text, at, marks);
    if (end !== undefined) return end;
  }
  return undefined;
}

/**
 * The same in a list item, whose content begins at a column. The item ends before the first line that is not so far in, and
 * the block with it.
 */
export function endOfListedFence(
  text: string,
  { marks, from }: OpenFence,
  column: number,
): { end: number; endsWithItem: boolean } | undefined {
  for (let line = from + 1; line < text.length; line = lineEnd(text, line) + 1) {
    const cursor = new Cursor(text, line);
    if (cursor.skipBlanks(0) < column && !cursor.isLineEnd()) return { end: line - 1, endsWithItem: true };
    const end = text.startsWith(marks, cursor.at) ? endOfMarks(text, cursor.at, marks) : undefined;
    if (end !== undefined) return { end, endsWithItem: false };
  }
  return undefined;
}

/** Where a line ends that has nothing but marks of a fence from a place on. */
function endOfMarks(text: string, at: number, marks: string): number | undefined {
  let end = at + marks.length;
  while (text[end] === marks[0]) end++;
  LINE_END.lastIndex = end;
  return LINE_END.test(text) ? LINE_END.lastIndex : undefined;
}
