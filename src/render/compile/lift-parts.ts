import type { Program } from "estree";
import { LimitedParser } from "../../pages/read/syntax/limited-parser.ts";
import { BROWSER, PART } from "../program/shown.ts";
import { eachNode, type MdxNode } from "./mdx-node.ts";
import { syntaxNodes } from "./syntax-nodes.ts";

/** Attributes of elements that are called in the browser. */
const HANDLER = /^on[A-Z]/;
/**
 * Makes components of the parts of a page that have handlers or hooks: `<button onClick={…}>Press</button>` becomes
 * `<$Part0>Press</$Part0>`, with a `$Part0` that the page exports. So what runs in a browser is always a component.
 */
export function liftParts(root: MdxNode): void {
  let parts = 0;
  const lifted: MdxNode[] = [];
  eachNode(root, (node) => {
    const written = writtenPart(node);
    if (written === undefined) return;
    const name = `${PART}${parts}${componentName(node)}`;
    const value = `export const ${name} = ({ children }) => ${written};`;
    const estree = parse(value);
    if (!estree) return;
    parts++;
    lifted.push({ type: "mdxjsEsm", value, data: { estree } });
    const isFlow = node.type === "mdxJsxFlowElement" || node.type === "mdxFlowExpression";
    const { position, children = [] } = node;
    for (const key of Object.keys(node)) delete (node as unknown as Record<string, unknown>)[key];
    const type = isFlow ? "mdxJsxFlowElement" : "mdxJsxTextElement";
    Object.assign(node, { type, name, attributes: [], children, position });
  });
  // Behind the page's own, whose names they use.
  root.children?.push(...lifted);
}

/** The name of a component, as findings show it. */
const componentName = ({ name }: MdxNode): string => (name && /^[A-Z]\w*$/.test(name) ? name : "");

/** A part as JSX whose content is `children`; `undefined` for one that does nothing in a browser. */
function writtenPart({ type, name, value = "", attributes = [], data }: MdxNode): string | undefined {
  if (type === "mdxFlowExpression" || type === "mdxTextExpression")
    return isLiveCode(data?.estree) ? `<>{${value}}</>` : undefined;
  if (type !== "mdxJsxFlowElement" && type !== "mdxJsxTextElement") return undefined;
  const isLive = attributes.some(
    ({ name = "", value }) => typeof value === "object" && (HANDLER.test(name) || isFunction(value?.data?.estree)),
  );
  if (!isLive || typeof name !== "string") return undefined;
  const written = attributes.map(({ type, name, value }) => {
    if (type !== "mdxJsxAttribute") return `{${value}}`;
    if (value === null || value === undefined) return name;
    return `${name}={${typeof value === "string" ? JSON.stringify(value) : value.value}}`;
  });
  return `<${[name, ...written].join(" ")}>{children}</${name}>`;
}

/** Whether code has handlers or hooks, or names what a browser has around a page. */
const isLiveCode = (program: Program | undefined): boolean =>
  syntaxNodes(program).some(({ type, name }) => {
    if (type === "JSXAttribute") return HANDLER.test(String((name as { name?: unknown }).name));
    return type === "Identifier" && (/^use[A-Z]/.test(String(name)) || BROWSER.has(String(name)));
  });

function isFunction(program: Program | null | undefined): boolean {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" && /^(Arrow)?Function/.test(statement.expression.type);
}

/** Without places, which would be places in another text. */
function parse(text: string): Program | undefined {
  try {
    return LimitedParser.parse(text, { ecmaVersion: "latest", sourceType: "module" }) as unknown as Program;
  } catch {
    return undefined;
  }
}
