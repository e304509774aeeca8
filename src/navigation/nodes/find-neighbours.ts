import { type Scope, scope } from "../queries/scope.ts";
import type { AnyPageNode, Neighbours } from "../tree.ts";

/**
 * Finds the pages before and after each page, in one pass over the pages in reading order. Neighbors are in the same
 * version and language, and have another address. The neighbors of a visible page are visible.
 */
export function findNeighbours(pages: readonly AnyPageNode[]): Map<AnyPageNode, Neighbours> {
  const found = new Map<AnyPageNode, Neighbours>();
  for (const section of sequencesOf(pages)) {
    connectPages(section, found, (page) => page.hidden === true);
    connectPages(
      section.filter(({ hidden }) => !hidden),
      found,
      () => true,
    );
  }
  return found;
}

/** Pages that follow each other in one version and language. */
function* sequencesOf(pages: readonly AnyPageNode[]): Generator<readonly AnyPageNode[]> {
  let section: AnyPageNode[] = [];
  let around: Scope | undefined;
  for (const page of pages) {
    const next = scope(page);
    if (next.version !== around?.version || next.language !== around?.language) {
      yield section;
      section = [];
    }
    around = next;
    section.push(page);
  }
  yield section;
}

/** Sets the neighbors of some pages: the page before and the page after all repetitions of a page's address. */
function connectPages(
  pages: readonly AnyPageNode[],
  found: Map<AnyPageNode, Neighbours>,
  isWanted: (page: AnyPageNode) => boolean,
): void {
  for (let start = 0; start < pages.length; ) {
    let end = start + 1;
    while (end < pages.length && pages[end]?.href === pages[start]?.href) end++;
    const neighbours = { previous: pages[start - 1], next: pages[end] };
    for (const page of pages.slice(start, end)) if (isWanted(page)) found.set(page, neighbours);
    start = end;
  }
}
