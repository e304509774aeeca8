import { readTag } from "../../pages/read/read-tag.ts";
import { skipBraces } from "../../pages/read/skip-code.ts";

/** Where a cursor is in a tag that may not be finished. */
export type TagCursor = TagName | TagProperty | TagValue;

interface TagPlace {
  /** The stretch before the cursor that is completed. */
  readonly start: number;
  readonly typed: string;
}

export interface TagName extends TagPlace {
  readonly part: "name";
  readonly closes: boolean;
}

export interface TagProperty extends TagPlace {
  readonly part: "property";
  readonly component: string;
  /** The properties that are there besides. */
  readonly others: ReadonlySet<string>;
}

export interface TagValue extends TagPlace {
  readonly part: "value";
  readonly component: string;
  readonly property: string;
  /** What it is in. */
  readonly quote: '"' | "'" | "{";
}

/** How far the `<` of a tag is looked for (characters), and how many are tried: a value may contain one. */
const LONGEST_TAG = 4000;
const MOST_TRIED = 8;

const NAME = /[\p{L}\p{N}_$.:-]*/uy;
const SPACE = /\s*/y;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** Finds the tag that a cursor is in. @param text of a page without its code */
export function tagCursor(text: string, offset: number): TagCursor | undefined {
  let from = offset - 1;
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const at = from < 0 ? -1 : text.lastIndexOf("<", from);
    if (at < 0 || at < offset - LONGEST_TAG) return undefined;
    const found = readTo(text, at, offset);
    if (found) return found;
    from = at - 1;
  }
  return undefined;
}

/** Reads a tag from its `<` to the cursor; `undefined` if it ends before, or is none. */
function readTo(text: string, open: number, offset: number): TagCursor | undefined {
  const closes = text[open + 1] === "/";
  const start = open + (closes ? 2 : 1);
  const end = Math.min(endOf(NAME, text, start), offset);
  const component = text.slice(start, end);
  if (end === offset) return { part: "name", start, typed: component, closes };
  if (closes || !/^[\p{L}_$]/u.test(component)) return undefined;
  const others = new Set<string>();
  let at: number | undefined = end;
  while (at !== undefined) {
    const from: number = endOf(SPACE, text, at);
    // Without a space, a value may still be being written.
    if (from >= offset && at === offset) return undefined;
    const next = from >= offset ? { property: "", start: offset } : readProperty(text, from, offset);
    if (typeof next === "object") {
      if ("property" in next)
        return {
          part: "property",
          component,
          start: next.start,
          typed: next.property,
          others: withFollowing(text, offset, others),
        };
      return { part: "value", component, ...next.value };
    }
    const name = text.slice(from, endOf(NAME, text, from));
    if (name !== "") others.add(name);
    at = next;
  }
  return undefined;
}

type ValueAt = Pick<TagValue, "property" | "start" | "typed" | "quote">;

/** Reads a property with its value, or `{…}`: where it ends, or the part of it that the cursor is in. */
function readProperty(
  text: string,
  from: number,
  offset: number,
): number | { property: string; start: number } | { value: ValueAt } | undefined {
  if (text[from] === "{") {
    const end = skipBraces(text, from);
    return end === -1 || end > offset ? undefined : end;
  }
  const end = endOf(NAME, text, from);
  if (end === from) return undefined;
  const property = text.slice(from, Math.min(end, offset));
  if (end >= offset) return { property, start: from };
  const equals = endOf(SPACE, text, end);
  if (text[equals] !== "=") return end;
  const value = readValue(text, equals + 1, offset);
  return typeof value === "object" ? { value: { property, ...value } } : value;
}

/** The value behind `=`: where it ends, or what of it is before the cursor. */
function readValue(
  text: string,
  from: number,
  offset: number,
): number | (TagPlace & { quote: TagValue["quote"] }) | undefined {
  const at = endOf(SPACE, text, from);
  const quote = text[at];
  if (at >= offset || (quote !== '"' && quote !== "'" && quote !== "{")) return undefined;
  const end = quote === "{" ? skipBraces(text, at) : text.indexOf(quote, at + 1) + 1;
  if (end > 0 && end <= offset) return end;
  return { start: at + 1, typed: text.slice(at + 1, offset), quote };
}

/** The names of properties in a tag: the `others`, and the names that follow the cursor. */
function withFollowing(text: string, at: number, others: ReadonlySet<string>): ReadonlySet<string> {
  const rest = /^[^<>]{0,2000}/.exec(text.slice(at))?.[0] ?? "";
  return new Set([...others, ...Array.from(rest.matchAll(/(?<=\s)[\w$:-]+(?=\s*=)/g), ([name]) => name)]);
}

const CODE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\2)[^\n]*)*(?:\n[^\n]*)?|`[^`\n]+`|\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/gm;

/** A text of the same length, in which fenced code, code in lines and comments are blank. */
export const withBlankCode = (text: string): string => text.replace(CODE, (code) => code.replace(/[^\n]/g, " "));

/** A tag that is open at a place. */
export interface OpenTag {
  readonly name: string;
  /** Where its name begins. */
  readonly start: number;
}

/** A component's tag, its name by its place. */
export interface WrittenTag extends OpenTag {
  readonly kind: "open" | "close" | "empty";
}

/** The tags of components in a text without code. */
export function componentTags(text: string): WrittenTag[] {
  const found: WrittenTag[] = [];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    const tag = readTag(text, at);
    if (typeof tag !== "object" || !/^[A-Z]/.test(tag.name)) continue;
    found.push({ name: tag.name, start: at + (tag.kind === "close" ? 2 : 1), kind: tag.kind });
    at = tag.end - 1;
  }
  return found;
}

/** The components that are open at a place, the innermost last. */
export function openTags(text: string, offset: number): OpenTag[] {
  const open: OpenTag[] = [];
  for (const tag of componentTags(text.slice(0, offset))) {
    if (tag.kind === "open") open.push(tag);
    else if (tag.kind === "close") {
      const at = open.findLastIndex(({ name }) => name === tag.name);
      if (at >= 0) open.length = at;
    }
  }
  return open;
}
