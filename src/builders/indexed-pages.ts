import type { AnyPageNode, ResolvedNavigation } from "../navigation/tree.ts";

/** `seo.indexing` of docs.json: whether search engines and AI tools are told of the pages readers see, or of all. */
export type Indexing = "navigable" | "all";

/**
 * The pages that search engines and AI tools are told of, each address once, in reading order. Hidden ones are among them
 * if they are `searchable`.
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

/** Whether a hidden page is to be found by search all the same. */
const isSearchable = (page: AnyPageNode): boolean =>
  page.type === "page" ? page.searchable === true : isTrue(page.metadata?.searchable);

const isTrue = (value: unknown): boolean => value === true || value === "true";
