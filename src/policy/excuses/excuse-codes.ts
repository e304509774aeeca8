import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote, quoteList } from "../../diagnostic/words.ts";

export const unknownExcuse = code("page/unknown-excuse", {
  severity: "warning",
  message: ({ name }: { name: string; suggestions: readonly string[] }) =>
    `this comment names the code ${quote(name)}, which does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "docsjson explain lists all codes",
});

export const unusedExcuse = code("page/unused-excuse", {
  severity: "info",
  message: ({ names }: { names: readonly string[] }) =>
    names.length === 0
      ? "this comment excuses nothing: there is no finding where it counts"
      : `this comment excuses nothing: there is no finding with ${quoteList(names)} where it counts`,
  hint: () => "remove it",
});
