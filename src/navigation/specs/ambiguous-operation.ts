import { code } from "../../diagnostic/code.ts";
import { quote, quoteList } from "../../diagnostic/words.ts";

export const ambiguousOperation = code("openapi/ambiguous-operation", {
  severity: "warning",
  message: ({ reference, specs, page }: { reference: string; specs: readonly string[]; page?: true }) =>
    `${quote(reference)} is in ${quoteList(specs, "and")}; the page ${page ? "shows" : "is made from"} the first one`,
  hint: ({ reference, specs, page }) =>
    `name the spec in the ${page ? "front matter" : "entry"}, as in "${specs[1] ?? specs[0]} ${reference}"`,
});
