import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import type { ChildKey } from "../../vocabulary/elements/elements.ts";

/** A list of children that the walk goes through. */
export interface ChildList {
  /** The key as written; it may be misspelt. */
  writtenKey: string;
  key: ChildKey;
  entries: readonly unknown[];
  /** True if the list is not allowed here. Then the places of its entries are not reported. */
  isStray: boolean;
  /** How many entries the walk has visited, including the current one. */
  taken: number;
}

/** A list of pages that the walk has begun, and how many of its entries `firstPlaces` knows. */
interface BegunList {
  readonly list: ChildList;
  readonly pointerOf: (index: number) => string;
  indexed: number;
}

/** How many sets the paths are spread over. */
const SHELVES = 16;

/**
 * A part of the navigation in which each page may be listed once: all of it, or one version, language or product. A set
 * of paths shows that a page was listed before; the earlier place is looked up only then.
 */
export class PageScope {
  /**
   * Sets of paths by length. Equal paths have equal lengths, and several small sets take less time to grow than a large
   * one.
   */
  readonly #paths = Array.from({ length: SHELVES }, () => new Set<string>());
  readonly #firstPlaces = new Map<string, string>();
  #begun: BegunList[] = [];

  /** Adds a list of pages that the walk enters; `pointerOf` gives the pointer of an entry. */
  begin(list: ChildList, pointerOf: (index: number) => string): void {
    this.#begun.push({ list, pointerOf, indexed: 0 });
  }

  /** Notes a page by its normal path; false if it was listed before. */
  add(path: string): boolean {
    const paths = this.#paths[path.length % SHELVES] as Set<string>;
    const count = paths.size;
    return paths.add(path).size > count;
  }

  /**
   * The pointer of the first entry that lists a page. Must be called at each entry (of the list `current`) that lists
   * the page again: so no page has two places among the entries that are not indexed yet.
   */
  firstPlace(path: string, current: ChildList): string | undefined {
    for (const begun of this.#begun) this.#index(begun, current);
    this.#begun = this.#begun.filter(({ list, indexed }) => indexed < list.entries.length);
    return this.#firstPlaces.get(path);
  }

  /** Indexes the entries that the walk has passed; the current one is indexed next time. */
  #index(begun: BegunList, current: ChildList): void {
    const { list, pointerOf } = begun;
    const passed = list === current ? list.taken - 1 : list.taken;
    for (; begun.indexed < passed; begun.indexed++) {
      const entry = list.entries[begun.indexed];
      if (typeof entry !== "string") continue;
      const path = normalizePagePath(entry);
      if (!this.#firstPlaces.has(path)) this.#firstPlaces.set(path, pointerOf(begun.indexed));
    }
  }
}
