import type { AnyPageNode, NavigationNode, ResolvedNavigation } from "docsjson";

/** A page as a built site is asked for it. */
export interface ExpectedPage {
  readonly address: string;
  readonly title: string;
}

/** The element that holds a page's sidebar: the nearest one around it that is no group. */
const sidebarOf = (page: AnyPageNode): NavigationNode | undefined => {
  let node: NavigationNode | undefined = page.parent;
  while (node?.type === "group") node = node.parent;
  return node;
};

/** The entries of a page's sidebar in the resolved tree, in reading order. */
export const expectedSidebar = (
  navigation: ResolvedNavigation,
  page: AnyPageNode,
  addressOf: (page: AnyPageNode) => string,
): ExpectedPage[] =>
  navigation.pages
    .filter((other) => !other.hidden && sidebarOf(other) === sidebarOf(page))
    .map((other) => ({ address: addressOf(other), title: other.title }));

/** The pages that readers see, each at its first place. */
export function visibleOnce(navigation: ResolvedNavigation): AnyPageNode[] {
  const seen = new Set<string>();
  return navigation.pages.filter((page) => !page.hidden && !seen.has(page.href) && seen.add(page.href));
}

/** An address without trailing slash, decoded. */
export const plain = (address: string): string => decodeURI(address).replace(/(?<=.)\/$/, "");
