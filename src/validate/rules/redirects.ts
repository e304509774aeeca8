import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { ConfigRule, RedirectRule } from "../context/visits.ts";
import { duplicateSourceRule, shapeOfSource } from "./redirects/duplicate-source.ts";
import { redirectSourceRule } from "./redirects/source.ts";
import { unknownPlaceholderRule } from "./redirects/unknown-placeholder.ts";

/** The rules about each redirect by itself: the first that is concerned reports. */
const REDIRECT_RULES: readonly RedirectRule[] = [redirectSourceRule, duplicateSourceRule, unknownPlaceholderRule];

/** Reports redirects that cannot work whatever pages there are, one finding each. */
export const redirectFormsRule: ConfigRule = {
  codes: REDIRECT_RULES.flatMap(({ codes }) => codes),
  check({ check, config }) {
    const first = new Map<string, WrittenRedirect>();
    for (const redirect of redirectsOf(config)) {
      const shape = shapeOfSource(redirect);
      const visit = { check, redirect, earlier: first.get(shape) };
      if (!visit.earlier) first.set(shape, redirect);
      REDIRECT_RULES.find(({ needs }) => needs?.(visit))?.check(visit);
    }
  },
};
