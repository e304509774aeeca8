import { misplacedElement } from "../../codes/nav-misplaced-element.ts";
import type { Check } from "../../context/check-context.ts";

/** Reports a URL in a list of pages, which is not a page of the site. */
export function reportUrlAmongPages({ findings }: Check, url: string, pointer: string): void {
  findings.add(misplacedElement, { case: "url", url }, { pointer });
}
