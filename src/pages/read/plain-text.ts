import { isMark, type TextPiece } from "../anchors/smart-text.ts";
import { decodeEntities } from "./decode-text.ts";
import { readTag } from "./read-tag.ts";
import { readTarget } from "./read-target.ts";
import { MarkRuns } from "./scan/mark-runs.ts";
import { MOST_UNENDED, skipBraces } from "./skip-code.ts";

/** A run of characters that may begin or end emphasis. */
export interface Delimiter {
  readonly char: string;
  count: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

interface Code {
  readonly code: string;
}

type Part = string | Delimiter | Code;

/** What has been read of a text. */
interface Reading {
  readonly parts: Part[];
  /** The open brackets: their places in `parts`. */
  readonly brackets: { at: number; image: boolean }[];
  /** The runs of backticks; found when first needed. */
  ticks?: MarkRuns;
  /** How many braces and tags do not end. */
  unended: number;
  /** The labels that the page has addresses for. */
  readonly labels: ReadonlySet<string>;
}

/** Whether a text has what Markdown or MDX reads as more than text. */
const MARKUP = /[\\`<{[\]*_~$&\n]|!\[/;

/** What labels are compared by, as in CommonMark. */
export const labelKey = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();

/**
 * A text of Markdown without marks, tags, images, expressions and math, with what is code apart.
 *
 * @param labels of the page's reference definitions, by `labelKey`
 */
export function textPieces(markdown: string, labels: ReadonlySet<string> = new Set()): TextPiece[] {
  const trimmed = markdown.trim();
  if (!MARKUP.test(trimmed)) return [{ text: trimmed }];
  const reading: Reading = { parts: [], brackets: [], unended: 0, labels };
  for (let at = 0; at < trimmed.length; ) at = readPart(trimmed, at, reading);
  const { parts } = reading;
  dropEmphasis(parts);
  return parts.map((part) => {
    if (typeof part === "string") return { text: part };
    return "code" in part ? { text: part.code, code: true } : { text: part.char.repeat(part.count) };
  });
}

function readPart(text: string, at: number, reading: Reading): number {
  const { parts, brackets } = reading;
  const char = text[at] as string;
  switch (char) {
    case "\\":
      if (/[!-/:-@[-`{-~]/.test(text[at + 1] ?? "")) {
        parts.push(text[at + 1] as string);
        return at + 2;
      }
      break;
    case "`":
      return readCode(text, at, reading);
    case "<":
    case "{": {
      const end = skipTagOrBraces(text, at, reading);
      if (end !== -1) return end;
      break;
    }
    case "$": {
      const end = text.indexOf("$", at + 1);
      if (end !== -1) return end + 1;
      break;
    }
    case "!":
      if (text[at + 1] === "[") {
        brackets.push({ at: parts.push("![") - 1, image: true });
        return at + 2;
      }
      break;
    case "[":
      brackets.push({ at: parts.push("[") - 1, image: false });
      return at + 1;
    case "]": {
      const open = brackets.pop();
      const after = open && endOfLink(text, at + 1, reading.labels);
      if (!open || after === undefined) break;
      if (open.image) parts.length = open.at;
      else parts[open.at] = "";
      return after;
    }
    case "*":
    case "_":
    case "~":
      return readDelimiter(text, at, parts);
    case "&": {
      const entity = /^&[#\w]{2,10};/.exec(text.slice(at, at + 12))?.[0];
      if (!entity) break;
      parts.push(decodeEntities(entity));
      return at + entity.length;
    }
  }
  const next = /[\\`<{[\]*_~$&!]/g;
  next.lastIndex = at + 1;
  const end = next.exec(text)?.index ?? text.length;
  parts.push(text.slice(at, end));
  return end;
}

/** Offset behind the address, or the label that has one, behind the text of a link. */
function endOfLink(text: string, at: number, labels: ReadonlySet<string>): number | undefined {
  if (text[at] === "(") return readTarget(text, at + 1)?.after;
  const end = text[at] === "[" && labels.size > 0 ? text.indexOf("]", at) : -1;
  return end !== -1 && labels.has(labelKey(text.slice(at + 1, end))) ? end + 1 : undefined;
}

/** Reads code in backticks; backticks that nothing closes are text. */
function readCode(text: string, at: number, reading: Reading): number {
  let start = at;
  while (text[start] === "`") start++;
  reading.ticks ??= new MarkRuns(text, "`", start, text.length);
  const close = reading.ticks.next(start - at, start);
  if (close === undefined) {
    reading.parts.push(text.slice(at, start));
    return start;
  }
  const code = text.slice(start, close);
  const isPadded = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
  reading.parts.push({ code: isPadded ? code.slice(1, -1) : code });
  return close + (start - at);
}

/** Offset behind the tag or the expression that begins at `at`; -1 if there is none or it does not end. */
function skipTagOrBraces(text: string, at: number, reading: Reading): number {
  if (reading.unended > MOST_UNENDED) return -1;
  if (text[at] === "{") {
    const end = skipBraces(text, at);
    if (end === -1) reading.unended++;
    return end;
  }
  const tag = readTag(text, at);
  if (tag === "unclosed") reading.unended++;
  return typeof tag === "object" ? tag.end : -1;
}

const isSpaceOrEnd = (char: string): boolean => char === "" || /\s/u.test(char);

/** Adds the marks at a place to what has been read; gives the offset behind them. */
export function readDelimiter(text: string, at: number, parts: { push(mark: Delimiter): void }): number {
  const char = text[at] as string;
  let end = at;
  while (text[end] === char) end++;
  const [before, after] = [text[at - 1] ?? "", text[end] ?? ""];
  const left = !isSpaceOrEnd(after) && (!isMark(after) || isSpaceOrEnd(before) || isMark(before));
  const right = !isSpaceOrEnd(before) && (!isMark(before) || isSpaceOrEnd(after) || isMark(after));
  const underscore = char === "_";
  parts.push({
    char,
    count: end - at,
    opens: left && (!underscore || !right || isMark(before)),
    closes: right && (!underscore || !left || isMark(after)),
  });
  return end;
}

/** Takes the marks of emphasis and strikethrough out. */
export function dropEmphasis(parts: readonly Part[]): void {
  /** The places of the marks that are open. */
  const open: number[] = [];
  /** By kind of mark, the last place before which none of the kind was open any more. */
  const none = new Map<string, number>();
  for (const [at, part] of parts.entries()) {
    if (typeof part === "string" || "code" in part) continue;
    if (part.closes) {
      const kind = delimiterKind(part);
      closeEmphasis(part, parts, open, none.get(kind) ?? 0);
      if (part.count > 0) none.set(kind, at);
    }
    if (part.opens && part.count > 0) open.push(at);
  }
}

/** What marks have in common that close one another: for strikethrough, the length too. */
const delimiterKind = ({ char, count }: Delimiter): string => (char === "~" ? char + count : char);

/** Uses a mark up for marks of its kind that were opened at the place `from` or later, the last one first. */
function closeEmphasis(closer: Delimiter, parts: readonly Part[], open: number[], from: number): void {
  const kind = delimiterKind(closer);
  for (let index = open.length - 1; closer.count > 0 && index >= 0; index--) {
    const at = open[index] as number;
    if (at < from) return;
    const opener = parts[at] as Delimiter;
    if (delimiterKind(opener) !== kind) continue;
    const used = Math.min(opener.count, closer.count);
    opener.count -= used;
    closer.count -= used;
    open.length = opener.count > 0 ? index + 1 : index;
  }
}
