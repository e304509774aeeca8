import type { Program } from "estree";

/** Something of Markdown or MDX with its place, as the parser gives it. */
export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  children?: MdxNode[];
  attributes?: {
    type: string;
    name?: string;
    value?: { value?: string; data?: { estree?: Program } } | string | null;
  }[];
  data?: { estree?: Program; hProperties?: Readonly<Record<string, string>> };
  position?: { start: { line: number; offset?: number }; end: { offset?: number } };
}

/** Visits a node and all in it, in the order of the text. */
export function eachNode(root: MdxNode, visit: (node: MdxNode) => void): void {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    visit(node);
    if (node.children) waiting.push(...[...node.children].reverse());
  }
}
