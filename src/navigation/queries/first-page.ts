import type { AnyPageNode, GroupNode, NavigationNode } from "../tree.ts";
import { isContainer, startOf, type Within } from "./visit.ts";

const isPage = (node: NavigationNode): node is AnyPageNode => node.type === "page" || node.type === "operation";

/**
 * The first page inside a navigation or an element, a group's root page first. A hidden page only if all pages are
 * hidden.
 */
export function firstPage(within: Within): AnyPageNode | undefined {
  let firstHidden: AnyPageNode | undefined;
  const path: { node: Within; next: number }[] = [{ node: within, next: startOf(within) }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const index = step.next++;
    const child = index < 0 ? (step.node as GroupNode).rootPage : step.node.children[index];
    if (child === undefined) path.pop();
    else if (isContainer(child)) path.push({ node: child, next: startOf(child) });
    else if (isPage(child)) {
      if (!child.hidden) return child;
      firstHidden ??= child;
    }
  }
  return firstHidden;
}
