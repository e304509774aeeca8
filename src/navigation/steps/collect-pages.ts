import { Container, Group } from "../nodes/container.ts";
import { OperationLeaf, PageLeaf, ReplacedPage } from "../nodes/leaf.ts";
import type { Trunk } from "../nodes/root-node.ts";
import type { AnyPageNode, NavigationNode } from "../tree.ts";
import type { HrefRegistry } from "./href-registry.ts";

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
  const path: { container: Container | Trunk; next: number }[] = [{ container: trunk, next: 0 }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const inner = collectUpToContainer(step, pages, operations);
    if (!inner) path.pop();
    else {
      const root: unknown = inner instanceof Group ? inner.rootPage : undefined;
      if (root instanceof OperationLeaf)
        operations.push({ leaf: root, container: inner, child: -1, position: pages.length });
      if (root) pages.push(root as AnyPageNode);
      path.push({ container: inner, next: 0 });
    }
  }
  return { pages, operations };
}

/** Goes on through a container's children, up to the next container among them, which is returned. */
function collectUpToContainer(
  step: { container: Container | Trunk; next: number },
  pages: AnyPageNode[],
  operations: PageSlot[],
): Container | undefined {
  const { container } = step;
  const children: readonly unknown[] = container.children;
  while (step.next < children.length) {
    const at = step.next++;
    const child = children[at];
    // Most nodes are pages: they are asked for first.
    if (child instanceof PageLeaf) pages.push(child as unknown as AnyPageNode);
    else if (child instanceof Container) return child;
    else if (child instanceof OperationLeaf) {
      operations.push({ leaf: child, container, child: at, position: pages.length });
      pages.push(child as unknown as AnyPageNode);
    }
  }
  return undefined;
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
