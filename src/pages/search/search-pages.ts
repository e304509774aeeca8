import { questionWords, searchWords } from "./search-words.ts";

/** A stretch of a page below one heading. */
export interface SearchSection {
  /** The heading; `undefined` for what is above the first. */
  readonly heading?: string | undefined;
  readonly anchor?: string | undefined;
  /** The text as readers see it. */
  readonly text: string;
}

/** A page as it is searched. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly sections: readonly SearchSection[];
}

/** A page that answers a question, best first. */
export interface SearchHit {
  readonly page: SearchedPage;
  /** The section that fits best, with the words around those of the question. */
  readonly section: SearchSection | undefined;
  readonly passage: string;
  /** The words of the question that the page does not have, in their base form. */
  readonly missing: readonly string[];
}

/** What a word counts in a title, in a path, in a description and in a heading, compared to one in a text. */
const WEIGHTS = { title: 6, path: 3, description: 3, heading: 3 } as const;
/** BM25: how soon more of the same word counts less, and how much long sections lose. */
const SATURATION = 1.2;
const LENGTH = 0.6;
/** How long a passage is. */
const PASSAGE = 220;

/** How often words are in a page, weighed by where they are. */
interface IndexedPage {
  readonly page: SearchedPage;
  /** The words of title, path and description. */
  readonly outer: ReadonlyMap<string, number>;
  readonly counts: readonly ReadonlyMap<string, number>[];
  readonly lengths: readonly number[];
}

/**
 * Finds pages by the words of their texts. A question needs not have all its words in one page: rare words count more than
 * frequent ones, titles and headings more than text (BM25 of sections).
 */
export class PageSearch {
  readonly #pages: IndexedPage[] = [];
  readonly #holders = new Map<string, number[]>();
  #sections = 0;
  #words = 0;

  constructor(pages: Iterable<SearchedPage>, known?: Map<SearchedPage, unknown>) {
    for (const page of pages) {
      const indexed = (known?.get(page) as IndexedPage | undefined) ?? indexPage(page);
      known?.set(page, indexed);
      this.#add(indexed);
    }
  }

  #add(indexed: IndexedPage): void {
    const at = this.#pages.push(indexed) - 1;
    this.#sections += indexed.counts.length;
    for (const counts of [indexed.outer, ...indexed.counts]) {
      for (const word of counts.keys()) {
        const holders = this.#holders.get(word) ?? [];
        if (holders.at(-1) !== at) holders.push(at);
        this.#holders.set(word, holders);
      }
    }
    for (const length of indexed.lengths) this.#words += length;
  }

  /** The pages that fit a question, best first. */
  find(question: string): SearchHit[] {
    const words = questionWords(question);
    const holders = new Map(words.map((word) => [word, this.#holders.get(word) ?? []]));
    const found = new Set([...holders.values()].flat());
    const mean = this.#words / Math.max(1, this.#sections);
    const hits = [...found].map((at) => {
      const indexed = this.#pages[at] as IndexedPage;
      const parts = [indexed.outer, ...indexed.counts];
      const has = words.filter((word) => parts.some((counts) => counts.has(word)));
      const scoreOf = (counts: ReadonlyMap<string, number>, length: number): number => {
        let score = 0;
        for (const word of has) {
          const count = counts.get(word) ?? 0;
          const rarity = Math.log(1 + this.#pages.length / (holders.get(word)?.length ?? 1));
          score += (rarity * count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length));
        }
        return score;
      };
      const scores = indexed.counts.map((counts, at) => scoreOf(counts, (indexed.lengths[at] ?? 0) / mean));
      let best = 0;
      for (const [section, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = section;
      // A page with all words beats one that has a single word often.
      const share = has.length / words.length;
      return { indexed, best, score: ((scores[best] ?? 0) + scoreOf(indexed.outer, 1)) * share * share, has };
    });
    hits.sort((a, b) => b.score - a.score || (a.indexed.page.path < b.indexed.page.path ? -1 : 1));
    return hits.map(({ indexed: { page }, best, has }) => {
      const section = page.sections[best];
      return {
        page,
        section,
        passage: section ? passageOf(section.text, has) : "",
        missing: words.filter((word) => !has.includes(word)),
      };
    });
  }
}

function indexPage(page: SearchedPage): IndexedPage {
  const outer = new Map<string, number>();
  const note = (counts: Map<string, number>, text: string, weight: number): number => {
    let length = 0;
    for (const { word } of searchWords(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length++;
    }
    return length;
  };
  note(outer, page.title, WEIGHTS.title);
  note(outer, page.path.replace(/[-_/]/g, " "), WEIGHTS.path);
  note(outer, page.description ?? "", WEIGHTS.description);
  const sections = page.sections.length > 0 ? page.sections : [{ text: "" }];
  const lengths: number[] = [];
  const counts = sections.map(({ heading = "", text }: SearchSection) => {
    const own = new Map<string, number>();
    note(own, heading, WEIGHTS.heading);
    lengths.push(note(own, text, 1));
    return own;
  });
  return { page, outer, counts, lengths };
}

/** The stretch of a text that has most of the words. */
function passageOf(text: string, words: readonly string[]): string {
  const wanted = new Set(words);
  const places = [...searchWords(text)].filter(({ word }) => wanted.has(word));
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of places.entries()) {
    const near = new Set<string>();
    for (let at = index; at < places.length && (places[at]?.start ?? 0) < start + PASSAGE; at++)
      near.add(places[at]?.word ?? "");
    if (near.size > best.count) best = { start, count: near.size };
  }
  const from = best.start < 60 ? 0 : text.indexOf(" ", best.start - 60) + 1;
  const end = from + PASSAGE >= text.length ? text.length : Math.max(text.lastIndexOf(" ", from + PASSAGE), from + 1);
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
