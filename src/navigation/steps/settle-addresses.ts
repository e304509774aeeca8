import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import { ReplacedPage } from "../nodes/replaced-page.ts";
import type { PageSource } from "../tree.ts";
import type { CollectedPages } from "./collect-pages.ts";
import { type HrefCollision, type HrefFor, HrefRegistry } from "./href-registry.ts";
import { pageFileAt } from "./page-file-at.ts";

/** The result of giving every generated page its address. */
interface SettledAddresses {
  /** The page files that are shown in place of generated pages, in reading order. */
  readonly replaced: readonly ReplacedPage[];
  /** The pages of hidden operations that nothing else shows. */
  readonly unlisted: readonly OperationLeaf[];
  /** The addresses that several operations would have. */
  readonly collisions: Iterable<HrefCollision>;
}

/**
 * Gives every generated page its address, unique over the site. A page file goes before a generated page: if a file has
 * the address, its page takes the place of the generated one in the tree.
 *
 * @param unlisted the pages of hidden operations, which are not in the tree
 */
export function settleAddresses(
  collected: CollectedPages,
  unlisted: readonly OperationLeaf[],
  { pages, hrefFor }: { pages?: PageSource | undefined; hrefFor?: HrefFor | undefined },
): SettledAddresses {
  const isWritten = writtenPaths(collected, pages);
  const hrefs = new HrefRegistry(isWritten, hrefFor);
  return {
    replaced: settleListed(collected, hrefs, isWritten),
    unlisted: unlisted.filter((leaf) => settleUnlisted(leaf, hrefs, isWritten)),
    collisions: hrefs.collisions.values(),
  };
}

/** Which paths have a page file: the site's own list, or without one what the navigation says. */
function writtenPaths({ pages, operations }: CollectedPages, source: PageSource | undefined) {
  if (source) return (path: string) => source.has(path);
  const paths = new Set<string>();
  if (operations.length > 0) for (const page of pages) if (page.type === "page") paths.add(page.path);
  return (path: string) => paths.has(path);
}

function settleListed(
  { pages, operations }: CollectedPages,
  hrefs: HrefRegistry,
  isWritten: (path: string) => boolean,
): ReplacedPage[] {
  const replaced: ReplacedPage[] = [];
  for (const { leaf, replace, position } of operations) {
    const href = hrefs.give(leaf);
    const path = pageFileAt(href, isWritten);
    if (path === undefined) {
      leaf.href = href;
      continue;
    }
    const page = new ReplacedPage(leaf, path);
    replaced.push(page);
    pages[position] = page;
    replace(page);
  }
  return replaced;
}

/** Whether a hidden operation keeps its page: no entry of `pages` lists the operation, and no page file has its address. */
function settleUnlisted(leaf: OperationLeaf, hrefs: HrefRegistry, isWritten: (path: string) => boolean): boolean {
  if (hrefs.has(leaf)) return false;
  const href = hrefs.give(leaf);
  if (pageFileAt(href, isWritten) !== undefined) return false;
  leaf.href = href;
  return true;
}
