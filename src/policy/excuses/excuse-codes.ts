import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote, quoteList } from "../../diagnostic/words.ts";

export const unknownExcuse = code("page/unknown-excuse", {
  severity: "warning",
  since: "0.2",
  title: "A comment that excuses findings names a code that does not exist",
  explanation:
    "`docsjson-disable-line`, `docsjson-disable-next-line` and `docsjson-disable` (for all of the file) take codes and areas (`link/*`). A misspelt code excuses nothing. Codes of rules of your own, in areas of your own, are left alone.",
  example: contentExample(
    "{/* docsjson-disable-next-line link/page-not-fond */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  message: ({ name }: { name: string; suggestions: readonly string[] }) =>
    `this comment names the code ${quote(name)}, which does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "docsjson explain lists all codes",
});

export const unusedExcuse = code("page/unused-excuse", {
  severity: "info",
  since: "0.2",
  title: "A comment that excuses findings has nothing to excuse",
  explanation: "What the comment was about is corrected. Without it, the next fault in the line is told.",
  example: contentExample(
    "{/* docsjson-disable-next-line link/page-not-found */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  message: ({ names }: { names: readonly string[] }) =>
    names.length === 0
      ? "this comment excuses nothing: there is no finding where it counts"
      : `this comment excuses nothing: there is no finding with ${quoteList(names)} where it counts`,
  hint: () => "remove it",
});
