import { numbered } from "../../../json/numbered.ts";

/** Ids for the headings of one page: titles in kebab case, numbered if two are the same. */
export class SectionSlugs {
  readonly #numbered = numbered();

  of(title: string): string {
    const words = title.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, "-");
    return this.#numbered(words.replace(/^-|-$/g, "") || "section");
  }
}
