import type { AnyPageNode, Neighbours, ResolvedNavigation } from "../tree.ts";

const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined };

/**
 * The pages that readers go on to from a page: before and after it in reading order, in the same version and language.
 * Hidden pages and repetitions of the page itself are passed over. Unlisted pages have none. The first call works out
 * those of all pages, later ones are a look-up.
 */
export const neighbours = (navigation: ResolvedNavigation, page: AnyPageNode): Neighbours =>
  navigation.lookup.neighbours.get(page) ?? NO_NEIGHBOURS;
