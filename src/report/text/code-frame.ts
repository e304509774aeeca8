import type { Range } from "../../diagnostic/diagnostic.ts";
import { lineEnd, lineStart } from "../../vocabulary/files/line-bounds.ts";
import type { Paint } from "./paint.ts";
import { displayWidth, printable } from "./printable.ts";

/** How much of a line is shown. */
const MAX_WIDTH = 100;

/**
 * The lines around a range with the range underlined (to the end of its first line), one line before and after:
 *
 *     11 |   "tab": "API",
 *   > 12 |   "pages": [
 *        |   ^^^^^^^
 *     13 |     "intro"
 */
export function codeFrame(text: string, range: Range, paint: Paint): string {
  const { line, column } = range.start;
  const digits = String(line + 1).length;
  const rows: string[] = [];
  for (const shown of linesAround(text, range.start.offset, line)) {
    const atFault = shown.line === line;
    const window = cutLine(shown.text, atFault ? column - 1 : 0);
    const gutter = `${atFault ? ">" : " "} ${String(shown.line).padStart(digits)} |`;
    rows.push(`${atFault ? paint.red(gutter) : paint.dim(gutter)} ${window.text}`.trimEnd());
    if (!atFault) continue;
    const length = range.end.line === line ? range.end.column - column : shown.text.length - column + 1;
    const before = displayWidth(window.show(shown.text.slice(window.start, column - 1))) + window.lead;
    const marked = window.show(shown.text.slice(column - 1, Math.min(column - 1 + length, window.end)));
    const carets = "^".repeat(Math.max(1, displayWidth(marked)));
    rows.push(`${paint.dim(`  ${" ".repeat(digits)} |`)} ${" ".repeat(before)}${paint.red(carets)}`);
  }
  return rows.join("\n");
}

/** The line at an offset, with its neighbours. */
function linesAround(text: string, offset: number, line: number): { line: number; text: string }[] {
  const start = lineStart(text, offset);
  const lines: { line: number; text: string }[] = [];
  if (start > 0) lines.push({ line: line - 1, text: lineFrom(text, lineStart(text, start - 1)) });
  const own = lineFrom(text, start);
  lines.push({ line, text: own });
  const next = text.indexOf("\n", start) + 1;
  if (next > 0 && next < text.length) lines.push({ line: line + 1, text: lineFrom(text, next) });
  return lines;
}

const lineFrom = (text: string, start: number): string => text.slice(start, lineEnd(text, start)).replace(/\r$/, "");

/** The part of a line that is shown: around `column` (from 0) if the line is too long. */
function cutLine(line: string, column: number) {
  const near = line.length <= MAX_WIDTH || column < MAX_WIDTH * 0.7 ? 0 : column - Math.floor(MAX_WIDTH / 3);
  const start = characterStart(line, near);
  const end = characterStart(line, Math.min(line.length, start + MAX_WIDTH));
  const show = (part: string) => printable(part.replaceAll("\t", "  "));
  const text = `${start > 0 ? "…" : ""}${show(line.slice(start, end))}${end < line.length ? "…" : ""}`;
  return { text, start, end, lead: start > 0 ? 1 : 0, show };
}

/** Where the character at an index begins, which may be made of two halves. */
const characterStart = (line: string, index: number): number =>
  (line.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
