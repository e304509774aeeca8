import type { Check } from "../../context/check-context.ts";

/** Reports a URL in a list of pages, which is not a page of the site. */
export function reportUrlAmongPages({ findings }: Check, url: string, pointer: string): void {
  findings.add("nav/misplaced-element", { case: "url", url }, { pointer });
}
