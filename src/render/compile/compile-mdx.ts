import { compileSync } from "@mdx-js/mdx";
import type { Program } from "estree";
import type { Code, Root } from "mdast";
import { mdxjs } from "micromark-extension-mdxjs";
import type { Extension } from "micromark-util-types";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { endsInCode, isMoney } from "../../pages/flaws/dollar-formula.ts";
import { lenientSyntax, type TakenForText } from "../../pages/read/syntax/lenient-syntax.ts";
import { lenientTags } from "../../pages/read/syntax/lenient-tags.ts";
import { codeWithin } from "../../pages/read/syntax/limited-parser.ts";
import { linearSyntax } from "../../pages/read/syntax/linear-syntax.ts";
import { guardExpression, leaveExpression } from "./guard-expressions.ts";
import { liftParts } from "./lift-parts.ts";
import { eachNode, type MdxNode } from "./mdx-node.ts";
import { callImports } from "./module-imports.ts";
import { isPlain, type LeftCode } from "./plain-expressions.ts";

/** A page as the body of a function that gives its content. */
export interface CompiledPage {
  readonly code: string;
  /** The names of components that the page uses, with the line of the first: `Card`, `Tree.File`. */
  readonly components: ReadonlyMap<string, number>;
  /** The languages of its code blocks. */
  readonly languages: ReadonlySet<string>;
  /** Its imports and exports as they are written, and the components that parts of it became. */
  readonly modules: readonly string[];
  /** The parts of its code that were left out, if it is compiled without. */
  readonly left: readonly LeftCode[];
  /** The offsets of dollars that were read as the beginning of a formula, and are none. */
  readonly prices: readonly number[];
}

/** How a page is read. */
export interface Reading {
  /** Whether its imports and exports count (default true). */
  readonly withModules?: boolean;
  /** Whether code stays in it: imports, exports, and expressions that are more than data (default true). */
  readonly withCode?: boolean;
  /** Whether `$x$` is a formula (default true). `$$x$$` always is. */
  readonly withDollars?: boolean;
  /** What is no MDX, which is told and is text. By default the first of it is thrown. */
  readonly taken?: TakenForText;
}

/**
 * Compiles a page whose front matter is gone.
 *
 * @throws what the parser throws where it isn't MDX
 */
export function compileMdx(text: string, reading: Reading = {}): CompiledPage {
  const { withCode = true, withModules = withCode, withDollars = true, taken } = reading;
  const found: Needs = { components: new Map(), languages: new Set(), modules: [], prices: [], left: [] };
  const prepare = () => (root: Root) => {
    if (!withCode) eachNode(root as MdxNode, (node) => leaveCode(node, found.left));
    if (withModules) liftParts(root as MdxNode);
    else root.children = root.children.filter(({ type }) => (type as string) !== "mdxjsEsm");
    eachNode(root as MdxNode, (node) => prepareNode(node, text, found));
  };
  const compiled = compileSync(text, {
    format: "mdx",
    outputFormat: "function-body",
    development: true,
    remarkRehypeOptions: { handlers: AS_THEY_ARE },
    remarkPlugins: [remarkGfm, [remarkMath, { singleDollarTextMath: withDollars }], limitSyntax(text, taken), prepare],
  });
  return { code: String(compiled), ...found };
}

/** Code goes from the one tree to the other as it is: by itself it would be cloned, which takes longer than to read it. */
const AS_THEY_ARE = Object.fromEntries(
  ["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"].map((type) => [type, (_: unknown, node: never) => node]),
);

interface Needs {
  readonly components: Map<string, number>;
  readonly languages: Set<string>;
  readonly modules: string[];
  readonly prices: number[];
  readonly left: LeftCode[];
}

/** Takes the code out of a node: what it stands for is noted, or in a box if it is among the text. */
function leaveCode(node: MdxNode, left: LeftCode[]): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === "mdxjsEsm") left.push({ name: "import or export", line });
  if (EXPRESSIONS.has(node.type) && !isPlain(node.data?.estree)) leaveExpression(node.data?.estree as Program, line);
  if (!node.attributes) return;
  node.attributes = node.attributes.filter(({ type, name = "…", value }) => {
    const isData = type === "mdxJsxAttribute" && (typeof value !== "object" || isPlain(value?.data?.estree));
    if (!isData) left.push({ name, line });
    return isData;
  });
}

const EXPRESSIONS: ReadonlySet<string> = new Set(["mdxFlowExpression", "mdxTextExpression"]);

/** Makes a node one that HTML's tree can hold and that can't harm, and notes what it needs. */
function prepareNode(node: MdxNode, text: string, { components, languages, modules, prices }: Needs): void {
  prices.push(...priceIn(node, text));
  const line = node.position?.start.line ?? 1;
  if (node.type === "mdxjsEsm" && node.data?.estree) {
    modules.push(node.value ?? "");
    callImports(node.data.estree);
  }
  if (EXPRESSIONS.has(node.type)) guard(node.data?.estree, line);
  if (node.type === "heading") keepWrittenText(node, text);
  if (node.type === "code") showAsComponent(node as unknown as Code, languages);
  if (node.type === "math" || node.type === "inlineMath") showMath(node as never);
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
  for (const { value } of node.attributes ?? []) if (typeof value === "object") guard(value?.data?.estree, line);
  const { name } = node;
  if (name && isComponentName(name) && !components.has(name)) components.set(name, line);
}

const isComponentName = (name: string): boolean => name.includes(".") || !/^[a-z]/.test(name);

/** Gives a heading its text as it is written, if components in it show what is no part of that: anchors are made of it. */
function keepWrittenText(heading: MdxNode, text: string): void {
  let isMore = false;
  eachNode(heading, ({ type, name, children = [] }) => {
    isMore ||= type === "mdxJsxTextElement" && !!name && isComponentName(name) && children.length === 0;
  });
  const [first, last] = [heading.children?.at(0), heading.children?.at(-1)];
  const written = text.slice(first?.position?.start.offset, last?.position?.end.offset);
  if (isMore) heading.data = { ...heading.data, hProperties: { "data-written": written } };
}

/**
 * Gives the syntax of MDX, which comes first, a parser of code that ends, and has all syntax read in linear time, and what is
 * no MDX as text.
 */
const limitSyntax = (text: string, taken: TakenForText | undefined) =>
  function limit(this: { data: () => object }): void {
    const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };
    const [, ...others] = data.micromarkExtensions ?? [];
    const mdx = mdxjs(codeWithin(text.length));
    data.micromarkExtensions = linearSyntax([taken ? lenientSyntax(mdx, taken) : mdx, ...others], text, taken);
    if (taken) data.fromMarkdownExtensions?.push(lenientTags(taken));
  };

const guard = (program: Program | null | undefined, line: number): void => {
  if (program) guardExpression(program, line);
};

/** Where a dollar begins what is no formula: there are amounts of money in it, or it ends in the midst of code. */
function priceIn({ type, position }: MdxNode, text: string): number[] {
  const { start, end } = position ?? {};
  if (type !== "inlineMath" || start?.offset === undefined || end?.offset === undefined) return [];
  const written = text.slice(start.offset, end.offset);
  if (written.startsWith("$$")) return [];
  return endsInCode(written) || isMoney(written, text[end.offset]) ? [start.offset] : [];
}

/** A code block as `<CodeBlock lang meta code />`, because HTML's tree has no room for what follows the language. */
function showAsComponent(node: Code, languages: Set<string>): void {
  if (node.lang) languages.add(node.lang);
  const attributes = Object.entries({ lang: node.lang, meta: node.meta, code: node.value }).flatMap(([name, value]) =>
    typeof value === "string" ? [{ type: "mdxJsxAttribute", name, value }] : [],
  );
  replaceBy(node, { type: "mdxJsxFlowElement", name: "CodeBlock", attributes, children: [] });
}

function showMath(node: { type: string; value: string }): void {
  const isBlock = node.type === "math";
  const attributes: object[] = [{ type: "mdxJsxAttribute", name: "tex", value: node.value }];
  // A property without a value is `true`.
  if (isBlock) attributes.push({ type: "mdxJsxAttribute", name: "block", value: null });
  replaceBy(node, {
    type: isBlock ? "mdxJsxFlowElement" : "mdxJsxTextElement",
    name: "Latex",
    attributes,
    children: [],
  });
}

function replaceBy(node: object, other: object): void {
  const { position } = node as { position?: unknown };
  for (const key of Object.keys(node)) delete (node as Record<string, unknown>)[key];
  Object.assign(node, other, { position });
}
