import type { AnyPageNode, ResolvedNavigation } from "../navigation/tree.ts";

/** `seo.indexing` of docs.json: whether search engines and AI tools are told of the pages readers see, or of all. */
export type Indexing = "navigable" | "all";

/** The pages that search engines and AI tools are told of, each address once, in reading order. */
export function indexedPages(navigation: ResolvedNavigation, indexing: Indexing = "navigable"): AnyPageNode[] {
  const pages = new Map<string, AnyPageNode>();
  for (const page of navigation.pages) {
    if (isNoindex(page) || (page.hidden && indexing !== "all")) continue;
    if (!pages.has(page.href)) pages.set(page.href, page);
  }
  return [...pages.values()];
}

/** Whether the page's front matter, or `x-mint.metadata` of its operation, keeps it out of search engines. */
const isNoindex = (page: AnyPageNode): boolean =>
  page.type === "page" ? page.noindex === true : isTrue(page.metadata?.noindex);

const isTrue = (value: unknown): boolean => value === true || value === "true";
