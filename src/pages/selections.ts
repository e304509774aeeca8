import type { NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";

/** The language and the version that a page is in. */
export interface Selection {
  readonly language?: string;
  readonly version?: string;
}

/** The language and version of each page of the navigation. Pages in several of them have none. */
export class Selections {
  readonly #byAddress = new Map<string, Selection>();
  /** Whether the site has several languages or versions at all. */
  readonly hasAny: boolean;

  constructor({ pages }: ResolvedNavigation) {
    for (const page of pages) {
      const selection = selectionOf(page);
      const before = this.#byAddress.get(page.href);
      this.#byAddress.set(page.href, before ? shared(before, selection) : selection);
    }
    this.hasAny = [...this.#byAddress.values()].some(
      ({ language, version }) => language !== undefined || version !== undefined,
    );
  }

  of(address: string): Selection {
    return this.#byAddress.get(address) ?? {};
  }
}

/** The language and version of a page, by the elements around it. */
export function selectionOf(page: NavigationNode): Selection {
  let [language, version]: (string | undefined)[] = [];
  for (let node = page.parent; node; node = node.parent) {
    if (node.type === "language") language ??= node.title;
    if (node.type === "version") version ??= node.title;
  }
  return { ...(language === undefined ? {} : { language }), ...(version === undefined ? {} : { version }) };
}

const shared = (a: Selection, b: Selection): Selection => ({
  ...(a.language !== undefined && a.language === b.language ? { language: a.language } : {}),
  ...(a.version !== undefined && a.version === b.version ? { version: a.version } : {}),
});
