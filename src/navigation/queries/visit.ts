import type { ContainerNode, LinkNode, NavigationNode, ResolvedNavigation } from "../tree.ts";

/** Where a query starts: the whole navigation, or one element. */
export type Within = ResolvedNavigation | ContainerNode;

/** Whether a node has children: anything but a page, an operation or a link. */
export const isContainer = (node: NavigationNode): node is ContainerNode =>
  node.type !== "page" && node.type !== "operation" && node.type !== "link";

/** What is in an element, or in none. */
export type Inner = Pick<NavigationNode, "parent">;

/** The elements around a node, the innermost first. */
export function* ancestors(node: Inner): Generator<ContainerNode> {
  for (let up = node.parent; up; up = up.parent) yield up;
}

/** What `visit` calls: `enter` before a node's children (`"skip"` leaves them out), `leave` after them. */
export interface Visitor {
  // biome-ignore lint/suspicious/noConfusingVoidType: visitors that return nothing are the usual ones
  enter?: (node: NavigationNode) => "skip" | void;
  leave?: (node: NavigationNode) => void;
}

/** The children of a navigation or an element, a group's root page first. */
export const childrenOf = (within: Within): readonly NavigationNode[] =>
  within.type === "group" && within.rootPage ? [within.rootPage, ...within.children] : within.children;

/**
 * Walks all nodes inside a navigation or an element, depth first in document order; a group's root page comes before
 * the group's children. Elements nest up to a limit.
 *
 * @example visit(navigation, { enter: (node) => console.log(node.title) })
 */
export function visit(within: Within, visitor: Visitor): void {
  for (const child of childrenOf(within)) {
    if (visitor.enter?.(child) !== "skip" && isContainer(child)) visit(child, visitor);
    visitor.leave?.(child);
  }
}

/** The links that a navigation or an element shows on every page inside it. */
export const globalLinks = (node: Within | NavigationNode): readonly LinkNode[] =>
  "global" in node ? Object.values(node.global ?? {}).flat() : [];

/** All nodes inside a navigation or an element, in the order of `visit`. */
export function flatten(within: Within): NavigationNode[] {
  const nodes: NavigationNode[] = [];
  visit(within, { enter: (node) => void nodes.push(node) });
  return nodes;
}
