import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import { prepareSpecNames } from "../specs/specs-of-name.ts";
import type { AnyPageNode, ResolvedNavigation } from "../tree.ts";

/**
 * The pages of an operation, in reading order, unlisted ones last: pages made from it, and page files that replace such
 * a page or name the operation in their front matter.
 *
 * @param reference `GET /users`, or with its spec `openapi.json GET /users`
 */
export function pagesOf(navigation: ResolvedNavigation, reference: string): readonly AnyPageNode[] {
  const words = reference.trim().split(/\s+/);
  const spec = words.length > 2 ? normalizeSpecSource(words.shift() ?? "") : undefined;
  const [method = "", ...path] = words;
  const pages = navigation.lookup.byOperation.get(`${method.toUpperCase()} ${path.join(" ")}`) ?? [];
  if (spec === undefined) return pages;
  const isMeantBy = prepareSpecNames([spec]);
  return pages.filter((page) =>
    page.type === "operation" ? page.spec === spec : isMeantBy(page.shows?.spec ?? spec).length > 0,
  );
}
