import { type AnyPageNode, type NavigationNode, neighbours, type ResolvedNavigation } from "docsjson";

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

/** What a page shows around its text. */
export interface Surroundings {
  /** The entries of the sidebar, in reading order. */
  readonly sidebar: readonly ExpectedPage[];
  /** The page before, if there is one. */
  readonly previous: readonly ExpectedPage[];
  /** The page after, if there is one. */
  readonly next: readonly ExpectedPage[];
}

/**
 * What the resolved tree has around a page.
 *
 * @param addressOf where the builder serves a page
 * @param within "sidebar" for builders that lead on from page to page inside a sidebar only
 */
export function surroundingsOf(
  navigation: ResolvedNavigation,
  page: AnyPageNode,
  { addressOf = ({ href }) => href, within = "site" }: ExpectedOptions = {},
): Surroundings {
  const isBeside = (other: AnyPageNode): boolean => sidebarOf(other) === sidebarOf(page);
  const expected = (other: AnyPageNode): ExpectedPage => ({ address: plain(addressOf(other)), title: other.title });
  const beside = (other: AnyPageNode | undefined): ExpectedPage[] =>
    other && (within === "site" || isBeside(other)) ? [expected(other)] : [];
  const { previous, next } = neighbours(page);
  return {
    sidebar: navigation.pages.filter((other) => !other.hidden && isBeside(other)).map(expected),
    previous: beside(previous),
    next: beside(next),
  };
}

interface ExpectedOptions {
  readonly addressOf?: (page: AnyPageNode) => string;
  readonly within?: "site" | "sidebar";
}

/** The addresses of pages. */
export const addressesOf = (pages: readonly ExpectedPage[]): string[] => pages.map(({ address }) => address);

/** The pages that readers see, each at its first place. */
export function visibleOnce(navigation: ResolvedNavigation): AnyPageNode[] {
  const seen = new Set<string>();
  return navigation.pages.filter((page) => !page.hidden && !seen.has(page.href) && seen.add(page.href));
}

/** An address without trailing slash, decoded. */
export const plain = (address: string): string => decodeURIComponent(address).replace(/(?<=.)\/$/, "");

/** Whether the upper edge of an element is neither outside the window nor behind anything; for a browser. */
export const isInSight = (element: Element): boolean => {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 2, top + 2));
};
