import type { AnyPageNode, Neighbours, ResolvedNavigation } from "../tree.ts";

const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined };

/**
 * The pages that readers go on to from a page: before and after it in reading order, in the same version and language.
 * Hidden pages and repetitions of the page itself are skipped. Unlisted pages have no neighbors. The first call finds
 * the neighbors of all pages; later calls are a lookup.
 */
export const neighbours = (navigation: ResolvedNavigation, page: AnyPageNode): Neighbours =>
  navigation.lookup.neighbours.get(page) ?? NO_NEIGHBOURS;
