import { TreeNode } from "../nodes/tree-node.ts";
import type { AnyPageNode, Neighbours } from "../tree.ts";

const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined };

/**
 * The pages that readers go on to from a page: before and after it in reading order, in the same version and language.
 * Hidden pages and repetitions of the page itself are skipped. Unlisted pages have no neighbors. The first call finds
 * the neighbors of all pages of the navigation; later calls are a lookup.
 */
export function neighbours(page: AnyPageNode): Neighbours {
  const node: unknown = page;
  if (!(node instanceof TreeNode)) throw new TypeError("neighbours takes a page that resolveNavigation made");
  return node.context.navigation?.lookup.neighbours.get(page) ?? NO_NEIGHBOURS;
}
