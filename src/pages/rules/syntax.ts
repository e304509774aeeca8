import { type FactsOf, note } from "../../diagnostic/code.ts";
import { finding, relatedEnd } from "../../diagnostic/finding.ts";
import { pageSyntax } from "../codes/page-syntax.ts";
import type { SyntaxFault } from "../read/syntax-fault.ts";
import type { PageRule } from "./page-rule.ts";

const openedHere = note("opened-here", () => "it is opened here");

/** The facts of a fault without its places. */
const factsOf = (fault: Omit<SyntaxFault, "start" | "end">): FactsOf<typeof pageSyntax> => {
  const { openedAt: _, ...facts } = fault as typeof fault & { openedAt?: unknown };
  return facts as FactsOf<typeof pageSyntax>;
};

/** `page/syntax`: text that is not MDX. */
export const syntax: PageRule = {
  codes: [pageSyntax],
  page({ contents }, _site, report) {
    for (const { start, end, ...fault } of contents.faults) {
      const related = fault.case === "crossed-tags" ? [relatedEnd(openedHere, {}, report.place(fault.openedAt))] : [];
      report.add(finding(pageSyntax, factsOf(fault), report.place({ start, end }), { related }));
    }
  },
};
