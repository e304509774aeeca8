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
  /** Links that are marks if the page has the texts. */
  readonly #links = new Set<string>();

  /** Brackets without an address, and whether they begin a line that goes on with a colon. */
  brackets(written: string, isText: boolean, place: Span): void {
    const label = LABEL.exec(written)?.[1];
    if (label === undefined) return;
    const known = isText ? this.#texts : this.#marks;
    if (!known.has(labelKey(label))) known.set(labelKey(label), { label, place });
  }

  /** Brackets with an address. */
  link(written: string): void {
    const label = LABEL.exec(written)?.[1];
    if (label !== undefined) this.#links.add(labelKey(label));
  }

  judge(note: NoteFlaw): void {
    for (const [key, { label, place }] of this.#marks) {
      // A word may be a class of characters, unless the page has footnotes.
      const isSure = /^\d+$/.test(label) || this.#texts.size > 0;
      if (isSure && !this.#texts.has(key)) note(footnote, { case: "undefined", label }, place);
    }
    for (const [key, { label, place }] of this.#texts)
      if (!this.#marks.has(key) && !this.#links.has(key)) note(footnote, { case: "unused", label }, place);
  }
}

interface Labelled {
  readonly label: string;
  readonly place: Span;
}
