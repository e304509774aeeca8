import { code } from "../../../diagnostic/code.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";

export const undefinedReference = code("link/undefined-reference", {
  severity: "warning",
  message: ({ label }: { label: string; suggestions: readonly string[] }) =>
    `no line of the page gives the address of ${quote(`[${label}]`)}, so the brackets are shown`,
  hint: ({ label, suggestions }) => didYouMean(suggestions) ?? `add a line "[${label}]: /address", or write (/address)`,
});
