import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { Check } from "../context/check-context.ts";
import { reportDuplicateSource, shapeOfSource } from "./redirects/duplicate-source.ts";
import { reportRedirectSource } from "./redirects/source.ts";
import { reportUnknownPlaceholder } from "./redirects/unknown-placeholder.ts";

/** Reports redirects that cannot work whatever pages there are, one finding each. */
export function checkRedirectForms(check: Check, config: unknown): void {
  const first = new Map<string, WrittenRedirect>();
  for (const redirect of redirectsOf(config)) {
    if (reportRedirectSource(check, redirect)) continue;
    const shape = shapeOfSource(redirect);
    const earlier = first.get(shape);
    if (earlier) reportDuplicateSource(check, redirect, earlier);
    else {
      first.set(shape, redirect);
      reportUnknownPlaceholder(check, redirect);
    }
  }
}
