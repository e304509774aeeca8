import type { ContainerNode, GroupNode, NavigationNode, ResolvedNavigation } from "../tree.ts";

/** Where a query starts: the whole navigation, or one element. */
export type Within = ResolvedNavigation | ContainerNode;

/** Whether a node has children: anything but a page, an operation or a link. */
export const isContainer = (node: NavigationNode): node is ContainerNode =>
  node.type !== "page" && node.type !== "operation" && node.type !== "link";

/** The elements around a node, the innermost first. */
export function* ancestors(node: NavigationNode): Generator<ContainerNode> {
  for (let up = node.parent; up; up = up.parent) yield up;
}

/** What `visit` calls: `enter` before a node's children (`"skip"` leaves them out), `leave` after them. */
export interface Visitor {
  // biome-ignore lint/suspicious/noConfusingVoidType: visitors that return nothing are the usual ones
  enter?: (node: NavigationNode) => "skip" | void;
  leave?: (node: NavigationNode) => void;
}

/**
 * Walks all nodes inside a navigation or an element, depth first in document order; a group's root page comes before
 * the group's children. Without recursion.
 *
 * @example visit(navigation, { enter: (node) => console.log(node.title) })
 */
export function visit(within: Within, visitor: Visitor): void {
  const path: { node: Within; next: number }[] = [{ node: within, next: startOf(within) }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const index = step.next++;
    const child = index < 0 ? (step.node as GroupNode).rootPage : step.node.children[index];
    if (child === undefined) {
      path.pop();
      if (path.length > 0) visitor.leave?.(step.node as ContainerNode);
    } else if (visitor.enter?.(child) !== "skip" && isContainer(child)) {
      path.push({ node: child, next: startOf(child) });
    } else visitor.leave?.(child);
  }
}

/** -1 where a root page comes before the children, else 0. */
export const startOf = (node: Within): number => (node.type === "group" && node.rootPage ? -1 : 0);

/** All nodes inside a navigation or an element, in the order of `visit`. */
export function flatten(within: Within): NavigationNode[] {
  const nodes: NavigationNode[] = [];
  visit(within, { enter: (node) => void nodes.push(node) });
  return nodes;
}
