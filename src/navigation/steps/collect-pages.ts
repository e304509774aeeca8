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
  readonly operations: readonly PageSlot[];
}

/** Lists the pages of a tree in reading order: a group's root page, then the children. */
export function collectPages(root: Holder): CollectedPages {
  const pages: AnyPageNode[] = [];
  const operations: PageSlot[] = [];
  const path: { holder: Holder; next: number }[] = [{ holder: root, next: 0 }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const inner = collectUpToContainer(step, pages, operations);
    if (!inner) path.pop();
    else {
      if (inner instanceof Group) collectRootPage(inner, pages, operations);
      path.push({ holder: inner, next: 0 });
    }
  }
  return { pages, operations };
}

/** Collects a holder's children up to and without the next container among them, which is returned. */
function collectUpToContainer(
  step: { holder: Holder; next: number },
  pages: AnyPageNode[],
  operations: PageSlot[],
): Container | undefined {
  const { children } = step.holder;
  while (step.next < children.length) {
    const at = step.next++;
    const child = children[at];
    // Most nodes are pages, so they are tested for first.
    if (child instanceof PageLeaf) pages.push(child);
    else if (child instanceof Container) return child;
    else if (child instanceof OperationLeaf) {
      const replace = (page: AnyPageNode) => {
        children[at] = page;
      };
      operations.push({ leaf: child, replace, position: pages.length });
      pages.push(child);
    }
  }
  return undefined;
}

function collectRootPage(group: Group, pages: AnyPageNode[], operations: PageSlot[]): void {
  const { rootPage } = group;
  if (!rootPage) return;
  if (rootPage instanceof OperationLeaf) {
    const replace = (page: AnyPageNode) => {
      group.rootPage = page;
    };
    operations.push({ leaf: rootPage, replace, position: pages.length });
  }
  pages.push(rootPage);
}
