import { Container, Group } from "./container.ts";
import type { HrefRegistry } from "./href-registry.ts";
import { OperationLeaf, PageLeaf, ReplacedPage } from "./leaf.ts";
import type { AnyPageNode, NavigationNode } from "./tree.ts";
import type { Trunk } from "./trunk.ts";

/** A page's place in the tree, so that another can take it: the index among the children, or the root page (-1). */
interface PageSlot {
  readonly leaf: OperationLeaf;
  readonly container: Container | Trunk;
  readonly child: number;
  /** The index in reading order. */
  readonly position: number;
}

/** All pages in reading order, and where among them the operations are. */
export interface CollectedPages {
  readonly pages: AnyPageNode[];
  readonly operations: readonly PageSlot[];
}

/** Lists the pages of a tree in reading order: a group's root page, then the children. */
export function collectPages(trunk: Trunk): CollectedPages {
  const pages: AnyPageNode[] = [];
  const operations: PageSlot[] = [];
  const add = (node: unknown, container: Container | Trunk, child: number): void => {
    if (node instanceof OperationLeaf) operations.push({ leaf: node, container, child, position: pages.length });
    pages.push(node as AnyPageNode);
  };
  const path: { container: Container | Trunk; next: number }[] = [{ container: trunk, next: 0 }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const { container } = step;
    const index = step.next++;
    const child: unknown = container.children[index];
    if (child === undefined) path.pop();
    else if (child instanceof Container) {
      if (child instanceof Group && child.rootPage) add(child.rootPage, child, -1);
      path.push({ container: child, next: 0 });
    } else if (child instanceof PageLeaf || child instanceof OperationLeaf) add(child, container, index);
  }
  return { pages, operations };
}

/**
 * Gives every operation page its address. Where a page file stands there already, its page takes the operation's place
 * in the tree; those are returned, in reading order.
 */
export function settleHrefs({ pages, operations }: CollectedPages, hrefs: HrefRegistry): ReplacedPage[] {
  const replaced: ReplacedPage[] = [];
  for (const { leaf, container, child, position } of operations) {
    const settled = hrefs.settle(leaf);
    if ("href" in settled) {
      leaf.href = settled.href;
      continue;
    }
    const page = new ReplacedPage(leaf, settled.writtenPath);
    replaced.push(page);
    pages[position] = page as unknown as AnyPageNode;
    if (child >= 0) container.children[child] = page as unknown as NavigationNode;
    else (container as Group).rootPage = page as unknown as AnyPageNode;
  }
  return replaced;
}
