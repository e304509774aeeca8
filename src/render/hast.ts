import type { Element, ElementContent, Properties, Root, RootContent, Text } from "hast";

/** What a component gives, and what stands among its children: nodes, text, and what shows nothing. */
export type Child = Node | string | number | bigint | boolean | null | undefined | readonly Child[];

/** A node of HTML, or HTML as it is. */
export type Node = RootContent | { type: "raw"; value: string };

/** An element whose children are nodes of HTML; `data` says which component it comes from. */
export type ComponentElement = Element & { data?: { component?: string; props?: Props } };

/** The props of a component, as its author wrote them. */
export type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };

/** An element of HTML. Children that show nothing are left out. */
export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
  type: "element",
  tagName,
  properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
  children: nodesOf(children) as ElementContent[],
});

/** The nodes among children, in their order; lists are flattened, and texts become nodes. */
export function nodesOf(child: Child): Node[] {
  const nodes: Node[] = [];
  const waiting: unknown[] = [child];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...[...next].reverse());
    else if (typeof next === "string" || typeof next === "number" || typeof next === "bigint") {
      nodes.push({ type: "text", value: String(next) });
    } else if (isNode(next)) nodes.push(next);
  }
  return nodes;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** The text below nodes, without markup. */
export function textOf(child: Child): string {
  const parts: string[] = [];
  const waiting: Node[] = nodesOf(child).reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "text") parts.push((node as Text).value);
    else if (node.type === "element") waiting.push(...[...node.children].reverse());
  }
  return parts.join("");
}

/** Hands over all elements of a page, in the order of the text. */
export function eachElement(root: Root | Element, take: (element: Element) => void): void {
  for (const child of root.children) {
    if (child.type !== "element") continue;
    take(child);
    eachElement(child, take);
  }
}

/** Which component an element comes from, if it is one of ours. */
export const componentOf = (node: Node): string | undefined =>
  node.type === "element" ? (node as ComponentElement).data?.component : undefined;

/** The props of the component that an element comes from. */
export const propsOf = (node: Node): Props => (node as ComponentElement).data?.props ?? {};

/** Marks an element as that of a component, for the components around it. */
export function markAs(component: string, props: Props, node: Element): Element {
  (node as ComponentElement).data = { component, props };
  return node;
}

/** Blank text between elements, which lists of parts pass over. */
export const isBlankText = (node: Node): boolean => node.type === "text" && node.value.trim() === "";
