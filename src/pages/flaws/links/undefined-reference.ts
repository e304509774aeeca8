import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";

export const undefinedReference = code("link/undefined-reference", {
  severity: "warning",
  since: "0.2",
  title: "A reference names an address that the page does not define",
  explanation:
    "`[text][label]` is a link if a line `[label]: /address` is on the page. Without it, readers see the brackets.",
  example: contentExample("[the paper][paper]", "[the paper][paper]\n\n[paper]: https://example.com/paper"),
  message: ({ label }: { label: string; suggestions: readonly string[] }) =>
    `no line of the page gives the address of ${quote(`[${label}]`)}, so the brackets are shown`,
  hint: ({ label, suggestions }) => didYouMean(suggestions) ?? `add a line "[${label}]: /address", or write (/address)`,
});
