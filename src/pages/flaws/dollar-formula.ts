import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quoteValue } from "../../diagnostic/words.ts";
import type { Span } from "../read/scanned-page.ts";
import type { NoteFlaw } from "./flaw.ts";

export const dollarFormula = code("page/dollar-formula", {
  severity: "warning",
  since: "0.2",
  title: "The text between two dollars is shown as a formula",
  explanation:
    "What is between two dollars of a paragraph is a formula for the hosted platform: its letters are in italics without blanks, and links in it are lost. The second dollar may be one of code. A dollar behind a backslash is text.",
  example: contentExample("It costs $5 a month or $50 a year.", "It costs \\$5 a month or \\$50 a year."),
  often: { advice: [], message: "{count} texts between two dollars are shown as formulas" },
  message: ({ formula }: { formula: string }) => `${quoteValue(formula)} is shown as a formula`,
  hint: () => "write \\$ for a dollar of the text",
});

/** Whether what two dollars are around can't be meant as a formula: a blank is inside of one, or a digit behind the second (`$5 or $10`). */
export const isMoney = (written: string, next = ""): boolean => /^\$\s|\s\$$/.test(written) || /^\d/.test(next);

/** Whether the second dollar is in the midst of code, which the first one breaks (`$/ and \`$/cancel\``). */
export const endsInCode = (written: string): boolean => written.split("`").length % 2 === 0;

/** Judges a formula from its first dollar to behind its last. In rows of tables, whose cells end formulas, it may be none. */
export function judgeFormula(text: string, { start, end }: Span, note: NoteFlaw): void {
  const formula = text.slice(start, end);
  // Without the formula, a brace or a tag in it would be code.
  const inCode = !/^\$\$|[{<]/.test(formula) && endsInCode(formula);
  if (formula.includes("|") || !(inCode || (/^\$\d/.test(formula) && isMoney(formula, text[end])))) return;
  // A backslash in code is shown.
  const fix = { start, end, text: `\\${inCode ? formula : `${formula.slice(0, -1)}\\$`}` };
  note(dollarFormula, { formula: formula.replace(/\s+/g, " ") }, { start, end }, { fix });
}
