import { type FactsOf, note } from "../../diagnostic/code.ts";
import { type ProposedFix, relatedEnd } from "../../diagnostic/finding.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { pageNotChecked, pageSyntax } from "../codes/page-syntax.ts";
import type { PageSyntaxFault } from "../read/syntax/syntax-fault.ts";
import type { ContentRule, PageReport } from "./page-rule.ts";

export const openedHere = note("opened-here", () => "it is opened here");

/** The facts of a fault without its places. */
export function factsOfFault(fault: PageSyntaxFault): FactsOf<typeof pageSyntax> {
  const { start: _, end: __, openedAt: ___, ...facts } = fault as typeof fault & { openedAt?: unknown };
  return facts as FactsOf<typeof pageSyntax>;
}

/** The fix that gives the misspelt one of two tags the name of the other. */
function renamedTag(
  { tag, meant, opened, openedAt, start: closing }: PageSyntaxFault & { case: "misspelt-tag" },
  report: PageReport,
): ProposedFix {
  const [name, start] = meant === opened ? [tag, closing + 2] : [opened, openedAt.start + 1];
  return { title: FIX_TITLES.replace(meant), place: report.place({ start, end: start + name.length }), text: meant };
}

/** `page/syntax`: text that is not MDX. `page/not-checked`: too much of it. */
export const syntax: ContentRule = {
  codes: [pageSyntax, pageNotChecked],
  check({ page: { contents }, report }) {
    for (const fault of contents.rare.faults) {
      const { start, end } = fault;
      if (fault.case === "not-checked") {
        report.add(pageNotChecked, {}, report.place({ start, end }));
        continue;
      }
      const related = "openedAt" in fault ? [relatedEnd(openedHere, {}, report.place(fault.openedAt))] : [];
      const fixes = fault.case === "misspelt-tag" ? [renamedTag(fault, report)] : [];
      report.add(pageSyntax, factsOfFault(fault), report.place({ start, end }), { related, fixes });
    }
  },
};
