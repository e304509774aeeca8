import { nearest } from "../../../diagnostic/nearest.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { lineEnd, lineStart } from "../../../vocabulary/files/line-bounds.ts";
import { BUILT_IN_COMPONENTS } from "../../components/platform-components.ts";
import { readTag } from "../read-tag.ts";
import { scanPage } from "../scan-page.ts";
import type { Span } from "../scanned-page.ts";
import { skipBraces } from "../skip-code.ts";

/** Why the text of a page is not MDX. Offsets, end exclusive. */
export type PageSyntaxFault = Span &
  /** `isText`: it may well be a word of the text, such as `<your-id>`. `isClosed`: in another block. */
  (
    | {
        readonly case: "unclosed-tag";
        readonly tag: string;
        readonly within?: string;
        readonly isText?: true;
        readonly isClosed?: true;
      }
    | {
        readonly case: "crossed-tags";
        readonly tag: string;
        readonly opened: string;
        readonly openedAt: Span;
        readonly isText?: true;
      }
    /** A tag before a block is closed within the block. */
    | { readonly case: "closed-within"; readonly tag: string; readonly within: string; readonly openedAt: Span }
    /** One of the two names is misspelt; `meant` is the other. */
    | {
        readonly case: "misspelt-tag";
        readonly tag: string;
        readonly meant: string;
        readonly opened: string;
        readonly openedAt: Span;
      }
    | { readonly case: "unopened-tag"; readonly tag: string }
    | { readonly case: "malformed-tag"; readonly tag: string; readonly character: string }
    | { readonly case: "unended-tag"; readonly tag: string }
    /** Before nothing: at the end of a text. */
    | { readonly case: "less-than"; readonly before: string }
    | { readonly case: "address"; readonly address: string }
    /** In code, a tag or an expression that a bar ends, as it ends the cell of a table. */
    | { readonly case: "cut"; readonly code: string }
    | { readonly case: "html-comment" }
    | { readonly case: "unclosed-brace" }
    /** `isValue`: of a property. */
    | { readonly case: "expression"; readonly code: string; readonly isValue?: true }
    /** `{% hint %}`, as GitBook, Markdoc and Liquid have it. */
    | { readonly case: "template"; readonly tag: string }
    | { readonly case: "module"; readonly keyword: string }
    /** An import above has the name already. */
    | { readonly case: "repeated-name"; readonly name: string }
    | { readonly case: "mdx-other"; readonly reason: string }
    /** Of a file that a page imports. */
    | { readonly case: "code"; readonly reason: string }
    /** No fault: the page is too large to be parsed. */
    | { readonly case: "not-checked" }
  );

/** A fault, and what to blank out so that the rest of the page can be read. */
interface FoundFault {
  readonly fault: PageSyntaxFault;
  readonly blanks: readonly Span[];
}

/** What the parser throws (a `VFileMessage`), as far as it is read. */
interface ParserMessage {
  readonly ruleId?: string;
  readonly source?: string;
  readonly reason?: string;
  readonly place?: Point | { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly offset?: number;
}

/**
 * Tells by rule and place, never by the wording, what the parser stumbled over.
 *
 * @param start of what it was reading, if that is known
 */
export function findFault(error: unknown, text: string, start = -1): FoundFault {
  const { ruleId, source = "", reason = String(error), place } = error as ParserMessage;
  const at = Math.min((place && "start" in place ? place.start.offset : place?.offset) ?? text.length, text.length);
  const isTag = source === "micromark-extension-mdx-jsx";
  if (ruleId === "end-tag-mismatch") return tagMismatch(text, reason, at);
  if (ruleId === "unexpected-closing-slash") return unopenedTag(text, at);
  if (ruleId === "acorn" && source === "micromark-extension-mdxjs-esm") return brokenModule(text, at);
  if (ruleId === "unexpected-eof" && !isTag) return unclosedBrace(text, start);
  if (ruleId === "unexpected-eof") return unendedTag(text, start);
  if (ruleId === "acorn" || ruleId === "non-spread" || ruleId === "spread-extra") return brokenExpression(text, at);
  // Behind braces that are no JavaScript, the parser looks for others on further lines, and out of the list or quotation.
  if (ruleId === "unexpected-lazy" && endsInLine(text, start)) return brokenExpression(text, start);
  if (isTag && ruleId === "unexpected-character") return malformedTag(text, at);
  return {
    fault: { case: "mdx-other", reason, start: at, end: Math.min(at + 1, text.length) },
    blanks: [lineAt(text, at)],
  };
}

function tagMismatch(text: string, reason: string, at: number): FoundFault {
  const around = /^Expected the closing tag `[^`]*` either after the end of `(\w+)`/.exec(reason)?.[1];
  if (around !== undefined) return closedWithin(text, around, at);
  // The parser gives the place of the opening tag in its message alone: `<b>` (2:1-2:4).
  const [, line = "1", column = "1"] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const opened = tagAt(text, positionsOf(text).offset(Number(line), Number(column)));
  const closing = text.startsWith("</", at) ? tagAt(text, at) : undefined;
  const closers = closingTag(text, opened.name, opened.end);
  const isClosed = closers.length > 0;
  const blanks = [opened, ...closers];
  const word = !isClosed && isWord(text, opened) ? ({ isText: true } as const) : {};
  if (closing && closing.name !== opened.name) {
    const { name: tag, start, end } = closing;
    if (isMisspelt(tag, opened.name, text)) {
      const meant = BUILT_IN_COMPONENTS.has(tag) && !BUILT_IN_COMPONENTS.has(opened.name) ? tag : opened.name;
      const fault = { case: "misspelt-tag", tag, meant, opened: opened.name, openedAt: opened, start, end } as const;
      return { fault, blanks: [opened, closing] };
    }
    return { fault: { case: "crossed-tags", tag, opened: opened.name, openedAt: opened, start, end, ...word }, blanks };
  }
  const within = /before the end of `(\w+)`/.exec(reason)?.[1];
  const { name: tag, start, end } = opened;
  const block = { ...(within === undefined ? {} : { within }), ...(isClosed ? { isClosed } : {}) };
  return { fault: { case: "unclosed-tag", tag, start, end, ...block, ...word }, blanks };
}

function closedWithin(text: string, within: string, at: number): FoundFault {
  const closing = tagAt(text, text.lastIndexOf("<", at));
  const { name: tag, start, end } = closing;
  const opened = openingTag(text, closing);
  if (!opened) return unopenedTag(text, at);
  return {
    fault: { case: "closed-within", tag, within, openedAt: opened, start, end },
    blanks: [opened, closing],
  };
}

/** Whether a tag has nothing but a small name, as words in angle brackets have. */
const isWord = (text: string, { start, end }: Span): boolean => /^<[a-z][\w.:-]*>$/.test(text.slice(start, end));

/** Whether a tag that closes can only be meant for the one that is open: no other opens with its name. */
const isMisspelt = (closing: string, opened: string, text: string): boolean =>
  nearest(closing, [opened]).length > 0 && !text.includes(`<${closing}`);

function unopenedTag(text: string, at: number): FoundFault {
  const tag = tagAt(text, text.lastIndexOf("<", at));
  return { fault: { case: "unopened-tag", tag: tag.name, start: tag.start, end: tag.end }, blanks: [tag] };
}

function malformedTag(text: string, at: number): FoundFault {
  const start = Math.max(0, text.lastIndexOf("<", at - 1));
  const one = { start, end: start + 1 };
  const rest = text.slice(start, start + 2048);
  if (rest.startsWith("<!--")) {
    const close = text.indexOf("-->", start);
    const comment = { start, end: close === -1 ? start + 4 : close + 3 };
    return { fault: { case: "html-comment", ...comment }, blanks: [comment] };
  }
  const address = /^<([A-Za-z][A-Za-z\d+.-]*:\/\/[^\s<>]*|mailto:[^\s<>]*|[^\s<>@/]+@[^\s<>@]+)>/.exec(rest);
  if (address) {
    const whole = { start, end: start + address[0].length };
    return { fault: { case: "address", address: address[1] as string, ...whole }, blanks: [whole] };
  }
  const name = /^<\/?([\p{L}_$][\p{L}\p{N}_$.:-]*)/u.exec(rest)?.[1];
  const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (name === undefined) return { fault: { case: "less-than", before: character, ...one }, blanks: [one] };
  const close = text.indexOf(">", at);
  const tag = { start, end: close === -1 ? at + 1 : close + 1 };
  const isEmpty = text[tag.end - 2] === "/";
  const blanks = [tag, ...(isEmpty ? [] : closingTag(text, name, tag.end))];
  return { fault: { case: "malformed-tag", tag: name, character, start: at, end: at + character.length }, blanks };
}

function unendedTag(text: string, from: number): FoundFault {
  const start = unendedAt(text, "<", from);
  const tag = /^<\/?([\p{L}_$][\p{L}\p{N}_$.:-]*)?/u.exec(text.slice(start, start + 200)) ?? ["<"];
  const place = { start, end: start + tag[0].length };
  if (tag[0] === "<") return { fault: { case: "less-than", before: "", ...place }, blanks: [place] };
  return { fault: { case: "unended-tag", tag: tag[1] ?? "", ...place }, blanks: [{ start, end: start + 1 }] };
}

function unclosedBrace(text: string, from: number): FoundFault {
  const start = unendedAt(text, "{", from);
  const brace = { start, end: start + 1 };
  return { fault: { case: "unclosed-brace", ...brace }, blanks: [brace] };
}

/** Where what has no end begins: what the parser was reading, unless that is something around it. */
const unendedAt = (text: string, char: string, from: number): number =>
  text[from] === char
    ? from
    : (scanPage(text).unended.find((at) => text[at] === char) ?? Math.max(0, text.lastIndexOf(char)));

/** Code between braces that is no JavaScript. @param at a place in it */
export function brokenExpression(text: string, at: number): FoundFault {
  // The innermost braces around the place, else the last before it.
  let start = text.lastIndexOf("{", at);
  for (let tries = 0; start > 0 && tries < 100 && skipBraces(text, start) < at; tries++) {
    start = text.lastIndexOf("{", start - 1);
  }
  if (start === -1)
    return { fault: { case: "expression", code: "", start: at, end: at + 1 }, blanks: [lineAt(text, at)] };
  const end = skipBraces(text, start);
  const whole = { start, end: end === -1 ? start + 1 : end };
  const code = text.slice(whole.start, whole.end);
  const [, tag] = /^\{%-?\s*([^\s%}]*)/.exec(code) ?? [];
  const all = outermostBraces(text, whole);
  const isValue = text[all.start - 1] === "=";
  const blanks = isValue ? [lineAt(text, all.start)] : [all];
  if (tag !== undefined) return { fault: { case: "template", tag, ...whole }, blanks };
  return { fault: { case: "expression", code, ...(isValue && { isValue }), ...whole }, blanks };
}

/** The braces around others, as far as they are in the same paragraph: without what is inside, they are no JavaScript either. */
function outermostBraces(text: string, inner: Span): Span {
  const from = Math.max(text.lastIndexOf("\n\n", inner.start), inner.start - MOST_AROUND);
  for (let start = from; ; ) {
    start = text.indexOf("{", start + 1);
    if (start === -1 || start >= inner.start) return inner;
    const end = skipBraces(text, start);
    if (end >= inner.end) return { start, end };
  }
}

/** How far around braces others are looked for (characters). */
const MOST_AROUND = 2000;

function brokenModule(text: string, at: number): FoundFault {
  const before = text.slice(0, at);
  const start = Math.max(before.lastIndexOf("\nimport"), before.lastIndexOf("\nexport")) + 1;
  const blank = /\n[ \t]*(?:\r?\n|$)/g;
  blank.lastIndex = Math.max(start, at - 1);
  const end = blank.exec(text)?.index ?? text.length;
  const keyword = text.slice(start, start + 6);
  const place = { start, end: Math.min(lineEnd(text, start), end) };
  return { fault: { case: "module", keyword, ...place }, blanks: [{ start, end }] };
}

/** Whether braces that begin at an offset end in its line. */
const endsInLine = (text: string, start: number): boolean => {
  const end = text[start] === "{" ? skipBraces(text, start) : -1;
  return end !== -1 && end <= lineEnd(text, start);
};

/** The tag at an offset, or the character if a parser alone can read it. */
function tagAt(text: string, start: number): Span & { name: string } {
  const tag = readTag(text, start);
  return typeof tag === "object" ? tag : { name: "", start, end: start + 1 };
}

/** Finds the tags of a name. */
const tagsOf = (name: string): RegExp =>
  new RegExp(`<(/?)\\s*${name.replace(/[.$]/g, "\\$&")}(?![\\w$.:-])[^<>]*>`, "g");

/** The next closing tag of a name, if no other tag of that name opens before it. */
function closingTag(text: string, name: string, from: number): Span[] {
  const next = tagsOf(name);
  next.lastIndex = from;
  const found = next.exec(text);
  return found && found[1] === "/" ? [{ start: found.index, end: found.index + found[0].length }] : [];
}

/** The tag that a closing one closes, wherever it is. */
function openingTag(text: string, { name, start: closing }: Span & { name: string }): Span | undefined {
  const open: Span[] = [];
  for (const { 0: tag, 1: slash, index: start } of text.slice(0, closing).matchAll(tagsOf(name))) {
    if (slash === "/") open.pop();
    else if (!tag.endsWith("/>")) open.push({ start, end: start + tag.length });
  }
  return open.at(-1);
}

const lineAt = (text: string, at: number): Span => ({ start: lineStart(text, at), end: lineEnd(text, at) });
