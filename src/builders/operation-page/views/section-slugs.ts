/** Ids for the headings of one page: titles in kebab case, numbered if two are the same. */
export class SectionSlugs {
  readonly #times = new Map<string, number>();

  of(title: string): string {
    const words = title.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, "-");
    const slug = words.replace(/^-|-$/g, "") || "section";
    const times = (this.#times.get(slug) ?? 0) + 1;
    this.#times.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  }
}
