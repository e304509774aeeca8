import type { NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { childrenOf } from "../model/site-tree.ts";
import { badgesOf } from "./badge.ts";

export interface MermaidOptions {
  /** `LR` from left to right (default), `TD` from top to bottom. */
  direction?: "LR" | "TD" | undefined;
  /** False leaves pages and operations out, for a picture of a large site. Default: true. */
  pages?: boolean | undefined;
  /** The label of the root. Default: `navigation`. */
  name?: string | undefined;
}

/**
 * A picture of the navigation as a Mermaid flowchart: elements as boxes, pages rounded, links as flags; hidden nodes
 * have a dashed line to them. Mermaid draws 500 edges unless its `maxEdges` is raised.
 *
 * @example
 * toMermaid(navigation) // flowchart LR\n  n0["navigation"]\n  n0 --> n1["Guides (group)"]\n …
 */
export function toMermaid(navigation: ResolvedNavigation, options: MermaidOptions = {}): string {
  const lines = [`flowchart ${options.direction ?? "LR"}`, `  n0[${label(options.name ?? "navigation")}]`];
  let last = 0;
  const walk = (nodes: readonly NavigationNode[], parent: number): void => {
    for (const node of nodes) {
      const isPage = node.type === "page" || node.type === "operation";
      if (isPage && options.pages === false) continue;
      const id = ++last;
      lines.push(`  n${parent} ${node.hidden ? "-.->" : "-->"} n${id}${shape(node)}`);
      if (node.type === "group" && node.rootPage) walk([node.rootPage], id);
      if ("children" in node) walk(childrenOf(node), id);
    }
  };
  walk(navigation.children, 0);
  walk(Object.values(navigation.global).flat(), 0);
  return `${lines.join("\n")}\n`;
}

function shape(node: NavigationNode): string {
  const badges = badgesOf(node).map(({ text }) => ` · ${text}`);
  switch (node.type) {
    case "page":
    case "operation":
      return `(${label(node.title + badges.join(""))})`;
    case "link":
      return `>${label(`${node.title} → ${node.href}`)}]`;
    default:
      return `[${label(`${node.title} (${node.type})${badges.join("")}`)}]`;
  }
}

/** Text that Mermaid takes as it is: quotes, markup and the rest of its syntax become entity codes. */
const label = (text: string): string =>
  `"${text.replace(/\s+/g, " ").replace(/[^\p{L}\p{N} ·→_./-]/gu, (character) => `#${character.codePointAt(0)};`)}"`;
