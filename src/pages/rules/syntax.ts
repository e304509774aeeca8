import { type FactsOf, note } from "../../diagnostic/code.ts";
import { type ProposedFix, relatedEnd } from "../../diagnostic/finding.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { pageNotChecked, pageSyntax } from "../codes/page-syntax.ts";
import type { Span } from "../read/scanned-page.ts";
import type { PageSyntaxFault } from "../read/syntax/syntax-fault.ts";
import type { ContentRule, PageReport } from "./page-rule.ts";

export const openedHere = note("opened-here", () => "it is opened here");

/** The facts of a fault without its places. */
const factsOf = (fault: object): FactsOf<typeof pageSyntax> => {
  const { openedAt: _, ...facts } = fault as typeof fault & { openedAt?: unknown };
  return facts as FactsOf<typeof pageSyntax>;
};

/** The fix that gives the misspelt one of two tags the name of the other. */
function renamedTag(
  { tag, meant, opened, openedAt }: Omit<PageSyntaxFault & { case: "misspelt-tag" }, keyof Span>,
  closing: Span,
  report: PageReport,
): ProposedFix {
  const [name, start] = meant === opened ? [tag, closing.start + 2] : [opened, openedAt.start + 1];
  return { title: FIX_TITLES.replace(meant), place: report.place({ start, end: start + name.length }), text: meant };
}

/** `page/syntax`: text that is not MDX. `page/not-checked`: too much of it. */
export const syntax: ContentRule = {
  codes: [pageSyntax, pageNotChecked],
  check({ page: { contents }, report }) {
    for (const { start, end, ...fault } of contents.rare.faults) {
      if (fault.case === "not-checked") {
        report.add(pageNotChecked, {}, report.place({ start, end }));
        continue;
      }
      const related = "openedAt" in fault ? [relatedEnd(openedHere, {}, report.place(fault.openedAt))] : [];
      const fixes = fault.case === "misspelt-tag" ? [renamedTag(fault, { start, end }, report)] : [];
      report.add(pageSyntax, factsOf(fault), report.place({ start, end }), { related, fixes });
    }
  },
};
