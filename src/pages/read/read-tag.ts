import { decodeEntities } from "./decode-text.ts";
import type { CodeClaim, ScannedLink, Span } from "./scanned-page.ts";
import { skipBraces } from "./skip-code.ts";

/** The value of an attribute as far as it is a plain string. */
export interface Attribute extends Span {
  readonly name: string;
  /** Where its name begins. */
  readonly nameAt: number;
  /** `undefined` for an expression that is not a string, and for an attribute without value. */
  readonly value: string | undefined;
  /** The expression between braces, if it is one. */
  readonly code?: string;
}

/** A tag of an element or a component. Fragments have the name `""`. */
export interface Tag extends Span {
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  readonly attributes: readonly Attribute[];
  /** What in it must be JavaScript, and may not be. */
  readonly code: readonly CodeClaim[];
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$.:-]*/uy;
const SPACE = /\s*/y;
const NONE: readonly never[] = [];

/** Offset behind what a pattern finds at a place: the place itself, if that is nothing. */
function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0] ?? "").length;
}

/** Offset behind the name at a place. */
function endOfName(text: string, from: number): number {
  for (let at = from; ; at++) {
    const char = text.charCodeAt(at);
    if (char > 127) return endOfMatch(NAME, text, from);
    const isLetter = (char >= 97 && char <= 122) || (char >= 65 && char <= 90) || char === 95 || char === 36;
    const isInner = (char >= 48 && char <= 58) || char === 45 || char === 46;
    if (!isLetter && !(isInner && at > from)) return at;
  }
}

/** Offset behind the white space at a place. */
function endOfSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const char = text.charCodeAt(at);
    if (char > 127) return endOfMatch(SPACE, text, at);
    if (char !== 32 && !(char >= 9 && char <= 13)) return at;
  }
}

/** Reads the tag that begins at `<`; `undefined` if there is none, `unclosed` if braces in it do not end. */
export function readTag(text: string, start: number): Tag | "unclosed" | undefined {
  const closes = text.charCodeAt(start + 1) === 47;
  let at = start + (closes ? 2 : 1);
  const name = text.slice(at, endOfName(text, at));
  at += name.length;
  if (name === "" && text.charCodeAt(at) !== 62) return undefined;
  if (closes) {
    at = endOfSpace(text, at);
    if (text.charCodeAt(at) !== 62) return undefined;
    return { name, kind: "close", start, end: at + 1, attributes: NONE, code: NONE };
  }
  if (text.charCodeAt(at) === 62) return { name, kind: "open", start, end: at + 1, attributes: NONE, code: NONE };
  return readAttributes(text, start, at, name);
}

function readAttributes(text: string, start: number, from: number, name: string): Tag | "unclosed" | undefined {
  const attributes: Attribute[] = [];
  const claims: CodeClaim[] = [];
  let at = from;
  for (;;) {
    at = endOfSpace(text, at);
    const char = text.charCodeAt(at);
    if (char === 62) return { name, kind: "open", start, end: at + 1, attributes, code: claims };
    if (char === 47) {
      const end = endOfSpace(text, at + 1);
      if (text.charCodeAt(end) !== 62) return undefined;
      return { name, kind: "empty", start, end: end + 1, attributes, code: claims };
    }
    if (char === 123) {
      const end = skipBraces(text, at);
      if (end === -1) return "unclosed";
      claims.push({ kind: "spread", start: at + 1, end: end - 1 });
      at = end;
      continue;
    }
    const read = readAttribute(text, at);
    if (read === undefined || read === "unclosed") return read;
    attributes.push(read.attribute);
    const { code } = read.attribute;
    if (code !== undefined && (!isPlainCode(code) || /^\s*\/\*/.test(code)))
      claims.push({ kind: "value", start: read.end - 1 - code.length, end: read.end - 1 });
    at = read.end;
  }
}

function readAttribute(text: string, start: number): { attribute: Attribute; end: number } | "unclosed" | undefined {
  const nameEnd = endOfName(text, start);
  if (nameEnd === start) return undefined;
  const name = text.slice(start, nameEnd);
  let at = endOfSpace(text, nameEnd);
  if (text.charCodeAt(at) !== 61)
    return { attribute: { name, nameAt: start, value: undefined, start, end: nameEnd }, end: nameEnd };
  at = endOfSpace(text, at + 1);
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1);
    if (close === -1) return undefined;
    const value = decodeEntities(text.slice(at + 1, close));
    return { attribute: { name, nameAt: start, value, start: at + 1, end: close }, end: close + 1 };
  }
  if (quote !== "{") return undefined;
  const end = skipBraces(text, at);
  if (end === -1) return "unclosed";
  const code = text.slice(at + 1, end - 1);
  const literal = /^\s*(["'`])((?:(?!\1)[^\\$]|\$(?!\{))*)\1\s*$/.exec(code);
  const inner = literal ? at + 1 + code.indexOf(literal[1] as string) + 1 : at + 1;
  const value = literal?.[2];
  return { attribute: { name, nameAt: start, value, code, start: inner, end: inner + (value ?? code).length }, end };
}

const VALUE = String.raw`(?:-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|"[^"\\\n]*"|'[^'\\\n]*'|\`[^\`\\$]*\`)`;
const LIST = String.raw`\[\s*(?:${VALUE}\s*(?:,\s*${VALUE}\s*)*(?:,\s*)?)?\]`;
const FIELD = String.raw`(?:[A-Za-z_$][\w$]*|"[^"\\\n]*"|'[^'\\\n]*')\s*:\s*(?:${VALUE}|${LIST})`;
const PLAIN_CODE = new RegExp(
  String.raw`^\s*(?:${VALUE}|${LIST}|\{\s*(?:${FIELD}\s*(?:,\s*${FIELD}\s*)*(?:,\s*)?)?\}|/\*(?:[^*]|\*(?!/))*\*/)\s*$`,
);
const RESERVED =
  /(?:^|[^\w$."'])(?:class|function|return|if|for|while|do|new|in|of|var|let|const|default|case|switch|this|void|delete|typeof|import|export|with|try|catch|throw|else|yield|await|async|enum|super|extends|break|continue|debugger|finally|instanceof|static|implements|interface|package|private|protected|public)(?![\w$])/;

/** Longer expressions are left to the parser. */
const LONGEST_PLAIN = 2000;

/** Whether an expression is JavaScript for certain: a name, a literal, a flat list or object, or a comment. */
export const isPlainCode = (code: string): boolean =>
  code.length < LONGEST_PLAIN &&
  PLAIN_CODE.test(code) &&
  (/^\s*\/\*/.test(code) || !RESERVED.test(withoutStrings(code)));

const withoutStrings = (code: string): string => code.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');

/** The attributes that have an address. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "poster", "img"]);

/** Attributes that have an address in some components. */
const SOMETIMES_ADDRESSES: ReadonlySet<string> = new Set(["to", "url", "link"]);

/** Adds the addresses in the attributes of a tag, as far as they are plain strings. */
export function addLinksOfTag(links: ScannedLink[], tag: Tag, anyAddress: boolean): void {
  for (const attribute of tag.attributes) {
    const { name, value, start, end } = attribute;
    if (value === undefined || value === "") continue;
    if (name === "srcSet" || name === "srcset") {
      links.push(...linksOfSet(tag.name, attribute, value));
      continue;
    }
    const isAddress =
      ADDRESSES.has(name) ||
      (anyAddress && SOMETIMES_ADDRESSES.has(name)) ||
      (name === "icon" && /^\.{0,2}\/.*\.\w+$/.test(value)) ||
      (name === "file" && tag.name === "Snippet");
    if (isAddress) links.push({ target: value.trim(), form: "attribute", element: tag.name, field: name, start, end });
  }
}

/** The images of a `srcSet`: `/a.png 1x, /b.png 2x`. */
function linksOfSet(element: string, { name, start }: Attribute, value: string): ScannedLink[] {
  return [...value.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(({ index, 1: target = "" }) => ({
    target,
    form: "attribute",
    element,
    field: name,
    start: start + index,
    end: start + index + target.length,
  }));
}
