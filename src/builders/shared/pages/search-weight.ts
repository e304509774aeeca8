import { ancestors } from "../../../navigation/queries/visit.ts";
import type { AnyPageNode } from "../../../navigation/tree.ts";

/** How much a page counts in the site's search: its own `boost`, else that of the nearest group around it; 1 is normal. */
export function searchWeight(page: AnyPageNode | undefined): number {
  const [weight] = [page, ...(page ? ancestors(page) : [])].flatMap((node) =>
    node?.type === "page" || node?.type === "group" ? (node.boost ?? []) : [],
  );
  return weight === undefined || !(weight > 0) ? 1 : Math.min(weight, 10);
}
