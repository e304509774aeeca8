/** Gives names of one page; the second of a name is `name-2`, or what `separator` says. */
export function numbered(separator = "-"): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : name + separator + count;
  };
}

/** Ids for the headings of one page: titles in kebab case, numbered if two are the same. */
export class SectionSlugs {
  readonly #numbered = numbered();

  of(title: string): string {
    const words = title.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, "-");
    return this.#numbered(words.replace(/^-|-$/g, "") || "section");
  }
}
