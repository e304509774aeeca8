import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import type { ContainerNode, NavigationNode } from "../tree.ts";

/** The nearest element of each kind around a page (or any node). */
export type Scope = { readonly [Kind in ElementKind]?: Extract<ContainerNode, { type: Kind }> };

/**
 * The nearest language, version, product, tab, … around a node.
 *
 * @example scope(page).language?.title // "en"
 */
export function scope(node: NavigationNode): Scope {
  const around: Partial<Record<ElementKind, ContainerNode>> = {};
  for (let up = node.parent; up; up = up.parent) around[up.type] ??= up;
  return around as Scope;
}
