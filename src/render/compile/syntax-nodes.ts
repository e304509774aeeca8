/** A node of JavaScript with JSX, as far as all have the same. */
export interface SyntaxNode {
  readonly type: string;
  readonly name?: string | { readonly name?: string };
  readonly value?: unknown;
}

/** The nodes of a program, each before what is in it. */
export function syntaxNodes(root: unknown): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    if (typeof (next as SyntaxNode).type === "string") nodes.push(next as SyntaxNode);
    for (const inside of Object.values(next)) if (typeof inside === "object") waiting.push(inside);
  }
  return nodes;
}
