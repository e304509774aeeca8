import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { labelKey } from "../../read/plain-text.ts";
import type { Span } from "../../read/scanned-page.ts";
import type { NoteFlaw } from "../flaw.ts";

export const footnote = code("page/footnote", {
  severity: "warning",
  since: "0.2",
  title: "A footnote lacks its text or its mark",
  explanation:
    "`[^1]` is the mark of a footnote if a line `[^1]: Text` is on the page. Without it, readers see the brackets. The text of a footnote without a mark is not shown at all.",
  example: contentExample("Up to 40 requests[^1].", "Up to 40 requests[^1].\n\n[^1]: For each key and minute."),
  cases: {
    undefined: ({ label }: { label: string }) => ({
      message: `no line of the page has the text of the footnote ${quote(`[^${label}]`)}, so the brackets are shown`,
      hint: `add a line "[^${label}]: …" with the text, or remove the mark`,
    }),
    unused: ({ label }: { label: string }) => ({
      message: `nothing on the page leads to the footnote ${quote(`[^${label}]`)}, so its text is not shown`,
      hint: `write "[^${label}]" where the footnote belongs, or remove the text`,
    }),
  },
});

/** A label as people write it. Other brackets with `^` are expressions. */
const LABEL = /^\^([\w-]{1,40})$/;

/** The footnotes of a page: the marks, and the lines with their texts. */
export class Footnotes {
  readonly #marks = new Map<string, Labelled>();
  readonly #texts = new Map<string, Labelled>();

  /**
   * Brackets whose text begins with `^`.
   *
   * @param isText whether they begin a line and a colon is behind them
   * @param place absent where they are a link unless the page has the text
   */
  brackets(text: string, isText: boolean, place?: Span): void {
    const label = LABEL.exec(text)?.[1];
    if (label === undefined) return;
    const known = isText ? this.#texts : this.#marks;
    if (!known.get(labelKey(label))?.place) known.set(labelKey(label), { label, place });
  }

  judge(note: NoteFlaw): void {
    for (const [key, { label, place }] of this.#marks) {
      // A word may be a class of characters, unless the page has footnotes.
      const isSure = /^\d+$/.test(label) || this.#texts.size > 0;
      if (place && isSure && !this.#texts.has(key)) note(footnote, { case: "undefined", label }, place);
    }
    for (const [key, { label, place }] of this.#texts)
      if (place && !this.#marks.has(key)) note(footnote, { case: "unused", label }, place);
  }
}

interface Labelled {
  readonly label: string;
  readonly place: Span | undefined;
}
