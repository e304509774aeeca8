import { readTag } from "../../pages/read/read-tag.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import type { Span } from "../../pages/read/scanned-page.ts";
import { LimitedParser } from "../../pages/read/syntax/limited-parser.ts";
import { type ParsedPage, parseMdx } from "../../pages/read/syntax/parse-mdx.ts";
import { costsTooMuch } from "../../pages/read/syntax/parsing-cost.ts";
import { isShownTo, type Medium } from "../../vocabulary/platform/readers.ts";
import { eachNode, type MdxNode } from "../compile/mdx-node.ts";

/** A part of a page with `Visibility` around it. */
export interface VisiblePart {
  /** The tag that begins it; offsets count from the start of the text. */
  readonly tag: Span;
  /** Where the tag that ends it begins, and where it ends: at the end of the text if there is none. */
  readonly close: Span;
  /** The value of `for`; `undefined` if only running the page gives it. */
  readonly audience: unknown;
}

/** Whether the components of a file that a page imports may show what is in them to some readers alone. */
export type Hides = (source: string) => boolean;

/**
 * The parts of a page that are for some readers, outer ones before those in them. Where a tag is no MDX, nobody can tell what
 * it is around: the part is all from the first tag to the last, or to the end of the page.
 */
export function visibleParts(text: string, hides: Hides = () => false): VisiblePart[] {
  const hiding = importsIn(text).flatMap(({ source, names }) => (hides(source) ? names : []));
  if (hiding.length === 0 && !text.includes("Visibility")) return [];
  const parsed = costsTooMuch(text) ? undefined : parseMdx(text);
  if (!parsed || isInDoubt(parsed, text)) return doubtfulPart(text);
  const parts: VisiblePart[] = [];
  let modules = hiding.join(" ");
  eachNode(parsed.tree as MdxNode, (node) => {
    if (node.type === "mdxjsEsm" && namesVisibility(node)) modules += ` ${node.value}`;
    if (node.name === "Visibility") parts.push(partOf(node, text));
    else if (namesVisibility(node) || isDeclared(node.name, modules)) parts.push(wholePart(spanOf(node)));
  });
  return parts;
}

const importsIn = (text: string) => (/^import\b/m.test(text) ? scanPage(text).imports : []);

const tagsIn = (text = ""): RegExpExecArray[] => [...text.matchAll(/<\/?Visibility(?![\w.$-])/g)];

/** Whether a tag is among what was at fault, unless it was in a comment. */
function isInDoubt({ faults, read }: ParsedPage, text: string): boolean {
  const comments = faults.filter((fault) => fault.case === "html-comment");
  const inComments = comments.map(({ start, end }) => text.slice(start, end)).join("");
  return tagsIn(read).length + tagsIn(inComments).length < tagsIn(text).length;
}

function doubtfulPart(text: string): VisiblePart[] {
  const tags = tagsIn(text);
  const first = tags.find(([tag]) => tag === "<Visibility");
  const last = tags.at(-1);
  if (!first || !last) return [];
  const end = last[0] === "<Visibility" ? -1 : text.indexOf(">", last.index);
  return [wholePart({ start: first.index, end: end < 0 ? text.length : end + 1 })];
}

/** A part of which only running the page tells who may see it. */
const wholePart = ({ start, end }: Span): VisiblePart => ({
  tag: { start, end },
  close: { start: end, end },
  audience: undefined,
});

const spanOf = ({ position }: MdxNode): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Whether the code of a node shows something for some readers. */
function namesVisibility({ type, value, attributes = [] }: MdxNode): boolean {
  const spread = (name: string | undefined, each: string) => (name === undefined ? each : "");
  const values = attributes.map(({ name, value: each }) =>
    typeof each === "string" ? spread(name, each) : (each?.value ?? ""),
  );
  const code = [type.startsWith("mdx") ? (value ?? "") : "", ...values];
  return code.some((each) => /\bVisibility\b/.test(each) && !COMMENT.test(each));
}

const COMMENT = /^\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*$/;

/** Whether a component is made, or named, in modules. */
const isDeclared = (name: string | null | undefined, modules: string): boolean =>
  typeof name === "string" && /^[A-Z]|\./.test(name) && modules.split(/[^\w$]+/).includes(name.split(".", 1)[0] ?? "");

function partOf(node: MdxNode, text: string): VisiblePart {
  const { start, end } = spanOf(node);
  const tag = readTag(text, start);
  const close = typeof tag === "object" && tag.kind === "open" ? text.lastIndexOf("<", end - 1) : end;
  if (typeof tag !== "object" || tag.end > close || namesVisibility(node)) return wholePart({ start, end });
  return { tag: { start, end: tag.end }, close: { start: close, end }, audience: audienceOf(node) };
}

function audienceOf({ attributes = [] }: MdxNode): unknown {
  // What is spread may have another value.
  if (attributes.some(({ type }) => type === "mdxJsxExpressionAttribute")) return undefined;
  const { value } = attributes.findLast(({ name }) => name === "for") ?? {};
  return typeof value === "object" ? literalOf(value?.value ?? "") : value;
}

/** The Markdown of a page as agents read it, of parts that are for them or for all of them, without the tags around these. */
export const markdownFor = (text: string, readers: readonly string[], hides?: Hides): string =>
  shownTo(text, "markdown", readers, hides);

/** A page without the parts that these readers may not see, and without the tags around the others. */
export function shownTo(text: string, medium: Medium, readers: readonly string[], hides?: Hides): string {
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
  for (const { tag, close, audience } of visibleParts(text, hides)) {
    if (tag.start < at) continue;
    upTo(tag.start);
    if (isShownTo(audience, medium, readers)) {
      at = tag.end;
      ends = [close, ...ends];
    } else at = close.end;
  }
  upTo(text.length);
  return kept.join("");
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
