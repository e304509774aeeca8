import { Container } from "../nodes/container.ts";
import { Group } from "../nodes/group.ts";
import type { Holder } from "../nodes/holder.ts";
import { OperationLeaf } from "../nodes/operation-leaf.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import type { AnyPageNode } from "../tree.ts";

/** A page's place in the tree, so that another can take it. */
interface PageSlot {
  readonly leaf: OperationLeaf;
  /** Puts a page there. */
  readonly replace: (page: AnyPageNode) => void;
  /** The index in reading order. */
  readonly position: number;
}

/** All pages in reading order, and where among them the operations are. */
export interface CollectedPages {
  readonly pages: AnyPageNode[];
  readonly operations: PageSlot[];
}

/** Lists the pages of a tree in reading order: a group's root page, then the children. Elements nest up to a limit. */
export function collectPages(root: Holder): CollectedPages {
  const collected: CollectedPages = { pages: [], operations: [] };
  collectFrom(root, collected);
  return collected;
}

function collectFrom(holder: Holder, collected: CollectedPages): void {
  const { pages, operations } = collected;
  const addOperation = (leaf: OperationLeaf, replace: PageSlot["replace"]): void => {
    operations.push({ leaf, replace, position: pages.length });
    pages.push(leaf);
  };
  if (holder instanceof Group && holder.rootPage instanceof OperationLeaf) {
    addOperation(holder.rootPage, (page) => {
      holder.rootPage = page;
    });
  } else if (holder instanceof Group && holder.rootPage) pages.push(holder.rootPage);
  const { children } = holder;
  for (const [at, child] of children.entries()) {
    // Most nodes are pages, so they are tested for first.
    if (child instanceof PageLeaf) pages.push(child);
    else if (child instanceof Container) collectFrom(child, collected);
    else if (child instanceof OperationLeaf) {
      addOperation(child, (page) => {
        children[at] = page;
      });
    }
  }
}
