import { shortened } from "../../../diagnostic/words.ts";
import { lineEnd } from "../../../vocabulary/files/line-bounds.ts";
import type { NoteFlaw } from "../flaw.ts";
import { pageTable } from "./table.ts";

/** What the line below the head of a table has, and each cell of it. */
const LINE = /^[ \t|:-]+\r?$/;
const LINE_CELL = /^:?-+:?$/;

/** What is meant as that line, with other dashes or with spaces between them. */
const MEANT_LINE = /^[ \t|:\-–—=+]+\r?$/;
const DASH = /[-–—=]/;

/** Where the rows of a table end: an empty line, or one that begins another block. */
const ROWS_END = /^[ \t]*(?:\r?$|>|#{1,6}[ \t]|`{3}|~{3}|<\/?[A-Za-z]|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/** Longer rows are not taken apart. */
const LONGEST = 20_000;

/**
 * Judges what looks like a table at the second line of a paragraph; whether it is one.
 *
 * @param head offset of the first line
 * @param second offset of the second line
 */
export function judgeTable(text: string, head: number, second: number, note: NoteFlaw): boolean {
  const [first, line] = [lineFrom(text, head), lineFrom(text, second)];
  if (first.length > LONGEST || line.length > LONGEST || !first.includes("|")) return false;
  const columns = cellsOf(first).length;
  const at = { start: head, end: head + first.trimEnd().length };
  if (!isLine(line)) {
    if (columns < 2 || !isBarred(first) || !isBarred(line)) return false;
    const cells = cellsOf(line);
    const malformed = MEANT_LINE.test(line) && DASH.test(line) && cells.find(({ text }) => !LINE_CELL.test(text));
    if (malformed) {
      const place = { start: second, end: second + line.trimEnd().length };
      note(pageTable, { case: "malformed", cell: malformed.text.slice(0, 40), columns }, place);
    } else if (cells.length === columns) note(pageTable, { case: "no-line", columns }, at);
    return false;
  }
  const cells = cellsOf(line).length;
  if (cells !== columns) {
    if (isBarred(first) || isBarred(line)) note(pageTable, { case: "line", cells, columns }, at);
    return false;
  }
  for (let start = second + line.length + 1; start < text.length; ) {
    const end = endOfShortRow(text, start, columns);
    const row = end === undefined ? lineFrom(text, start) : "";
    if (end === undefined && ROWS_END.test(row)) break;
    if (row !== "" && row.length <= LONGEST) judgeRow(row, start, columns, note);
    start = (end ?? start + row.length) + 1;
  }
  return true;
}

/** Where a row ends that begins with a bar and has no more bars than its cells take, as nearly all do: nothing is lost of it. */
function endOfShortRow(text: string, start: number, columns: number): number | undefined {
  if (text.charCodeAt(start) !== 124) return undefined;
  let bars = 0;
  let at = start;
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 10) break;
    if (char === 124) bars++;
  }
  return bars <= columns + 1 ? at : undefined;
}

function judgeRow(row: string, start: number, columns: number, note: NoteFlaw): void {
  const cells = cellsOf(row);
  const extra = cells.slice(columns);
  const lost = extra.map(({ text }) => text).join(" | ");
  const [first] = extra;
  if (!first || !/[^\s|]/.test(lost)) return;
  const at = { start: start + first.start, end: start + contentEnd(row) };
  const escaped = row.includes("\\\\|") && { escaped: true as const };
  note(pageTable, { case: "row", cells: cells.length, columns, lost: shortened(lost), ...escaped }, at);
}

/** Whether a line is the one below the head of a table. */
const isLine = (line: string): boolean =>
  LINE.test(line) && line.includes("|") && cellsOf(line).every(({ text }) => LINE_CELL.test(text));

/** Where the last cell of a row ends. */
function contentEnd(row: string): number {
  const trimmed = row.trimEnd();
  return trimmed.endsWith("|") ? trimmed.slice(0, -1).trimEnd().length : trimmed.length;
}

const lineFrom = (text: string, start: number): string => text.slice(start, lineEnd(text, start));

const isBarred = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

/** The cells of a row and where they begin; bars divide them in code too, unless a backslash is before them. */
function cellsOf(row: string): { text: string; start: number }[] {
  const cells: { text: string; start: number }[] = [];
  const end = row.trimEnd().length;
  let at = row.length - row.trimStart().length;
  if (row[at] === "|") at++;
  let start = at;
  const close = (to: number) => {
    const written = row.slice(start, to);
    cells.push({ text: written.trim(), start: start + (written.length - written.trimStart().length) });
  };
  for (; at < end; at++) {
    if (row[at] === "\\") at++;
    else if (row[at] === "|") {
      close(at);
      start = at + 1;
    }
  }
  if (start < end) close(end);
  return cells;
}
