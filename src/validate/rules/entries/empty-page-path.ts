import type { Check } from "../../context/check-context.ts";

/** Reports an empty string in a list of pages. */
export function reportEmptyPagePath({ findings }: Check, pointer: string): void {
  findings.add("nav/empty", { case: "page-path" }, { pointer });
}
