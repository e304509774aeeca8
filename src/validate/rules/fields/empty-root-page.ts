import type { Check } from "../../context/check-context.ts";

/** Reports an empty `root` of a group. */
export function reportEmptyRootPage({ findings }: Check, pointer: string): void {
  findings.add("nav/empty", { case: "root" }, { pointer });
}
