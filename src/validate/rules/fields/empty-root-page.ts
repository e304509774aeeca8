import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";

/** Reports an empty `root` of a group. */
export function reportEmptyRootPage({ findings }: Check, pointer: string): void {
  findings.add(navEmpty, { case: "root" }, { pointer });
}
