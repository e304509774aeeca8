import type { AnyPageNode } from "../tree.ts";
import { childrenOf, isContainer, type Within } from "./visit.ts";

/**
 * The first page inside a navigation or an element, a group's root page first. A hidden page only if all pages are
 * hidden.
 */
export function firstPage(within: Within): AnyPageNode | undefined {
  let first: AnyPageNode | undefined;
  for (const page of pagesWithin(within)) {
    if (!page.hidden) return page;
    first ??= page;
  }
  return first;
}

function* pagesWithin(within: Within): Generator<AnyPageNode> {
  for (const child of childrenOf(within)) {
    if (isContainer(child)) yield* pagesWithin(child);
    else if (child.type !== "link") yield child;
  }
}
