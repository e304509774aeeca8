import type { AnyPageNode, GroupNode } from "../../../navigation/tree.ts";

/** How much a page counts in the site's search: its own `boost`, else that of the nearest group around it; 1 is normal. */
export function searchWeight(page: AnyPageNode | undefined): number {
  const own = page?.type === "page" ? page.boost : undefined;
  let weight = own;
  for (let up = page?.parent; up && weight === undefined; up = up.parent)
    if (up.type === "group") weight = (up as GroupNode).boost;
  return weight === undefined || !(weight > 0) ? 1 : Math.min(weight, 10);
}
