import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { ConfigRule } from "../context/visits.ts";
import { duplicateSource, reportDuplicateSource, shapeOfSource } from "./redirects/duplicate-source.ts";
import { redirectSource, reportRedirectSource } from "./redirects/source.ts";
import { reportUnknownPlaceholder, unknownPlaceholder } from "./redirects/unknown-placeholder.ts";

/** Reports redirects that cannot work whatever pages there are, one finding each. */
export const redirectFormsRule: ConfigRule = {
  codes: [redirectSource, duplicateSource, unknownPlaceholder],
  check({ check, config }) {
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
  },
};
