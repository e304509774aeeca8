import type { ResolvedNavigation } from "../tree.ts";

type InEffect = readonly string[];

/** The specs in effect where a page is listed, by its path, in reading order. @param otherwise the specs if no element sets any */
export function specsInEffect(
  { pages, openapi }: ResolvedNavigation,
  otherwise: InEffect = [],
): Map<string, InEffect[]> {
  const found = new Map<string, InEffect[]>();
  for (const page of pages) {
    if (page.type !== "page") continue;
    const specs = page.parent?.openapi ?? openapi ?? otherwise;
    const known = found.get(page.path);
    if (!known) found.set(page.path, [specs]);
    else if (!known.includes(specs)) known.push(specs);
  }
  return found;
}
