import { type MarkupReader, readMarkup } from "./read-markup.ts";

/** The relevant part of the HTML that Sphinx made of a page. */
export interface SphinxBody {
  /** Whether it describes Python: a class, a function, a module. */
  readonly isApi: boolean;
  /** The text of the first paragraph that is not empty and not in a list; empty if there is none. */
  readonly firstParagraph: string;
}

export function readSphinxBody(html: string): SphinxBody {
  const reader = new BodyReader();
  readMarkup(html, reader);
  return { isApi: reader.isApi, firstParagraph: reader.firstParagraph };
}

class BodyReader implements SphinxBody, MarkupReader {
  isApi = false;
  firstParagraph = "";
  readonly #open: string[] = [];
  /** The depths at which the paragraph began, and a link to a heading in it; 0 outside of them. */
  #paragraphAt = 0;
  #linkAt = 0;

  onopentag(name: string, { class: classes = "" }: Readonly<Record<string, string>>): void {
    const outer = this.#open.at(-1);
    const { length: depth } = this.#open;
    this.#open.push(name);
    const has = (wanted: string) => classes.split(/\s+/).includes(wanted);
    if (name === "dl" && has("py")) this.isApi = true;
    if (this.#paragraphAt === 0) {
      const isTitle = has("admonition-title") || has("rubric");
      if (name === "p" && outer !== "li" && !isTitle && this.firstParagraph.trim() === "")
        this.#paragraphAt = depth + 1;
    } else if (this.#linkAt === 0 && has("headerlink")) this.#linkAt = depth + 1;
    else if (name === "br") this.firstParagraph += " ";
  }

  ontext(text: string): void {
    if (this.#paragraphAt > 0 && this.#linkAt === 0) this.firstParagraph += text;
  }

  onclosetag(): void {
    const { length: depth } = this.#open;
    if (depth === this.#linkAt) this.#linkAt = 0;
    if (depth === this.#paragraphAt) this.#paragraphAt = 0;
    this.#open.pop();
  }
}
