import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quoteValue } from "../../diagnostic/words.ts";
import type { Span } from "../read/scanned-page.ts";
import type { NoteFlaw } from "./flaw.ts";

export const dollarFormula = code("page/dollar-formula", {
  severity: "warning",
  since: "0.2",
  title: "The text between two amounts of money is shown as a formula",
  explanation:
    "What is between two dollars of a paragraph is a formula for the hosted platform: its letters are in italics without blanks, and links in it are lost. A dollar behind a backslash is text.",
  example: contentExample("It costs $5 a month or $50 a year.", "It costs \\$5 a month or \\$50 a year."),
  often: { advice: [], message: "{count} texts between two amounts of money are shown as formulas" },
  message: ({ formula }: { formula: string }) => `${quoteValue(formula)} is shown as a formula`,
  hint: () => "write \\$ for a dollar of the text",
});

/** Whether what two dollars are around can't be meant as a formula: a blank is inside of one, or a digit behind the second (`$5 or $10`). */
export const isMoney = (written: string, next = ""): boolean => /^\$\s|\s\$$/.test(written) || /^\d/.test(next);

/** Judges a formula from its first dollar to behind its last. In rows of tables, whose cells end formulas, it may be none. */
export function judgeFormula(text: string, { start, end }: Span, note: NoteFlaw): void {
  const formula = text.slice(start, end);
  if (!/^\$\d[^|]*$/.test(formula) || !isMoney(formula, text[end])) return;
  const fix = { start, end, text: `\\${formula.slice(0, -1)}\\$` };
  note(dollarFormula, { formula: formula.replace(/\s+/g, " ") }, { start, end }, { fix });
}
