import { type FactsOf, note } from "../../diagnostic/code.ts";
import { relatedEnd } from "../../diagnostic/finding.ts";
import { pageNotChecked, pageSyntax } from "../codes/page-syntax.ts";
import type { ContentRule } from "./page-rule.ts";

export const openedHere = note("opened-here", () => "it is opened here");

/** The facts of a fault without its places. */
const factsOf = (fault: object): FactsOf<typeof pageSyntax> => {
  const { openedAt: _, ...facts } = fault as typeof fault & { openedAt?: unknown };
  return facts as FactsOf<typeof pageSyntax>;
};

/** `page/syntax`: text that is not MDX. `page/not-checked`: too much of it. */
export const syntax: ContentRule = {
  codes: [pageSyntax, pageNotChecked],
  check({ page: { contents }, report }) {
    for (const { start, end, ...fault } of contents.rare.faults) {
      if (fault.case === "not-checked") {
        report.add(pageNotChecked, {}, report.place({ start, end }));
        continue;
      }
      const related = fault.case === "crossed-tags" ? [relatedEnd(openedHere, {}, report.place(fault.openedAt))] : [];
      report.add(pageSyntax, factsOf(fault), report.place({ start, end }), { related });
    }
  },
};
