import { readTag, type Tag } from "../../pages/read/read-tag.ts";
import { LimitedParser } from "../../pages/read/syntax/limited-parser.ts";
import { codeIn } from "../../vocabulary/files/markdown-code.ts";
import { isShownTo } from "../../vocabulary/platform/readers.ts";

/** A part of a page with `Visibility` around it. */
export interface VisiblePart {
  /** The tag that begins it; offsets count from the start of the text. */
  readonly tag: { readonly start: number; readonly end: number };
  /** Where the tag that ends it begins, and where it ends: at the end of the text if there is none. */
  readonly close: { readonly start: number; readonly end: number };
  /** The value of `for`; `undefined` if only running the page gives it. */
  readonly audience: unknown;
}

/** The parts of a page that are for some readers, outer ones before those in them. Code and comments have none. */
export function visibleParts(text: string): VisiblePart[] {
  if (!text.includes("<Visibility")) return [];
  const parts: VisiblePart[] = [];
  const open: Tag[] = [];
  for (const tag of visibilityTags(text)) {
    if (tag.kind === "open") open.push(tag);
    else if (tag.kind === "empty") parts.push(partOf(tag, { start: tag.end, end: tag.end }));
    else {
      const opened = open.pop();
      if (opened) parts.push(partOf(opened, tag));
    }
  }
  // What nothing closes may be all that follows.
  for (const opened of open) parts.push(partOf(opened, { start: text.length, end: text.length }));
  return parts.sort((a, b) => a.tag.start - b.tag.start);
}

/** The Markdown of a page as agents read it, of parts that are for them or for all of them, without the tags around these. */
export function markdownFor(text: string, readers: readonly string[]): string {
  const kept: string[] = [];
  let at = 0;
  let ends: VisiblePart["close"][] = [];
  const upTo = (offset: number): void => {
    for (const close of ends.filter(({ start }) => start < offset)) {
      kept.push(text.slice(at, close.start));
      at = close.end;
    }
    ends = ends.filter(({ start }) => start >= offset);
    kept.push(text.slice(at, offset));
    at = offset;
  };
  for (const { tag, close, audience } of visibleParts(text)) {
    if (tag.start < at) continue;
    upTo(tag.start);
    if (isShownTo(audience, "markdown", readers)) {
      at = tag.end;
      ends = [close, ...ends];
    } else at = close.end;
  }
  upTo(text.length);
  return kept.join("");
}

function* visibilityTags(text: string): Generator<Tag> {
  const code = codeIn(text);
  let next = 0;
  for (const { index } of text.matchAll(/<\/?Visibility(?![\w.$-])/g)) {
    while (next < code.length && (code[next]?.end as number) <= index) next++;
    if ((code[next]?.start ?? text.length) <= index) continue;
    const tag = readTag(text, index);
    if (tag && tag !== "unclosed") yield tag;
    // Who a tag is for that does not end cannot be known, nor where it ends.
    else if (text[index + 1] !== "/")
      yield { name: "Visibility", kind: "open", start: index, end: index, attributes: [], code: [] };
  }
}

const partOf = (tag: Tag, close: VisiblePart["close"]): VisiblePart => ({
  tag: { start: tag.start, end: tag.end },
  close: { start: close.start, end: close.end },
  audience: audienceOf(tag),
});

function audienceOf({ attributes }: Tag): unknown {
  const { value, code } = attributes.findLast(({ name }) => name === "for") ?? {};
  return value ?? (code === undefined ? undefined : literalOf(code));
}

/** A node of JavaScript, as far as it is looked at. */
interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly key?: Expression;
  readonly computed?: boolean;
  readonly elements?: readonly (Expression | null)[];
  readonly properties?: readonly Expression[];
}

/** The value of an expression that is written out in full; `undefined` for any other. */
function literalOf(code: string): unknown {
  try {
    return valueOfNode(LimitedParser.parseExpressionAt(code, 0, { ecmaVersion: "latest" }) as unknown as Expression);
  } catch {
    return undefined;
  }
}

function valueOfNode(node: Expression | null): unknown {
  if (node?.type === "Literal") return node.value;
  if (node?.type === "ArrayExpression") return node.elements?.map(valueOfNode);
  if (node?.type !== "ObjectExpression") return undefined;
  const fields = (node.properties ?? []).map(({ type, key, value, computed }) => {
    const name = type === "Property" && !computed ? (key?.name ?? key?.value) : undefined;
    return [String(name), valueOfNode(value as Expression)] as const;
  });
  return Object.fromEntries(fields);
}
