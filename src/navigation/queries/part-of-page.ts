import type { AnyPageNode, DocumentPart, ResolvedNavigation } from "../tree.ts";

/** The part of a document that a page is made from, or that a page file shows because its front matter names it. */
export const partOfPage = (
  page: AnyPageNode,
  { shown }: Pick<ResolvedNavigation, "shown">,
): DocumentPart | undefined => (page.type === "operation" ? page : shown.get(page.path));
