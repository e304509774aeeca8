import { lineEnd, lineStart } from "../../vocabulary/files/line-bounds.ts";
import type { Excuse, Span } from "./scanned-page.ts";

/** What a comment says that excuses findings, and the codes that it names. */
const EXCUSE = /^docsjson-disable(-next-line|-line)?(?:\s+(\S[\s\S]*))?$/;

const YAML_COMMENT = /(?:^|[ \t])#[ \t]*(docsjson-disable[^\n]*)/gm;

/**
 * What a comment excuses: `docsjson-disable-next-line link/*` the next line that is not empty, `docsjson-disable-line` its own,
 * `docsjson-disable` all of the file.
 *
 * @param comment its text without marks
 * @param at where it is, with its marks
 */
export function readExcuse(text: string, comment: string, at: Span): Excuse | undefined {
  const found = EXCUSE.exec(comment.trim());
  if (!found) return undefined;
  const [, reach, named = ""] = found;
  const codes = named.split(/[\s,]+/).filter((code) => code !== "");
  return { codes, at, ...spanOf(text, reach, at) };
}

function spanOf(text: string, reach: string | undefined, { start, end }: Span): Span {
  if (reach === undefined) return { start: 0, end: text.length };
  if (reach === "-line") return { start: lineStart(text, start), end: lineEnd(text, end) };
  const next = lineEnd(text, Math.min(end, text.length)) + 1;
  let last = lineEnd(text, next);
  // Blank lines between the comment and what it is about do not count.
  while (last < text.length && text.slice(next, last).trim() === "") last = lineEnd(text, last + 1);
  return { start: next, end: last };
}

/** What the comments of front matter excuse. @param head the text of the page up to the end of it */
export function excusesOfHead(text: string, head: string): Excuse[] {
  if (!head.includes("docsjson-disable")) return [];
  return [...head.matchAll(YAML_COMMENT)].flatMap(({ 0: whole, 1: comment = "", index }) => {
    const at = { start: index + whole.length - comment.length, end: index + whole.trimEnd().length };
    return readExcuse(text, comment, at) ?? [];
  });
}

/** Whether a comment excuses what has a code at an offset of its file. */
export const coversFinding = ({ codes, start, end }: Excuse, at: number, code: string): boolean =>
  at >= start && at <= end && (codes.length === 0 || codes.some((written) => coversCode(written, code)));

const coversCode = (written: string, code: string): boolean =>
  written === code || written === "*" || (written.endsWith("/*") && code.startsWith(written.slice(0, -1)));
