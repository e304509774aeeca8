import type { AnyPageNode, ResolvedNavigation } from "../../../navigation/tree.ts";

/**
 * `seo.indexing` of docs.json: whether the pages that readers see are listed for search engines and AI tools, or all
 * pages.
 */
export type Indexing = "navigable" | "all";

/**
 * The pages that are listed for search engines and AI tools, each address once, in reading order. Hidden pages are
 * among them if `indexing` is `all` or if they are `searchable`; pages with `noindex` never are.
 */
export function indexedPages(navigation: ResolvedNavigation, indexing: Indexing = "navigable"): AnyPageNode[] {
  const pages = new Map<string, AnyPageNode>();
  for (const page of navigation.pages) {
    if (isNoindex(page) || (page.hidden && indexing !== "all" && !isSearchable(page))) continue;
    if (!pages.has(page.href)) pages.set(page.href, page);
  }
  return [...pages.values()];
}

/** Whether the page's front matter, or `x-mint.metadata` of its operation, keeps it out of search engines. */
const isNoindex = (page: AnyPageNode): boolean =>
  page.type === "page" ? page.noindex === true : isTrue(page.metadata?.noindex);

/** Whether search finds a page although it is hidden. */
const isSearchable = (page: AnyPageNode): boolean =>
  page.type === "page" ? page.searchable === true : isTrue(page.metadata?.searchable);

const isTrue = (value: unknown): boolean => value === true || value === "true";
