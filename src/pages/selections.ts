import { withoutFolders } from "../navigation/checks/parity.ts";
import { languageFolders } from "../navigation/queries/language-folders.ts";
import type { NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";

/** The language and the version that a page is in. */
export interface Selection {
  readonly language?: string;
  readonly version?: string;
  /** The names of what the versions are in, which those of one list share; not of languages. */
  readonly versions?: string;
}

/** The language and version of each page of the navigation. Pages in several of them have none. */
export class Selections {
  readonly #byAddress = new Map<string, Selection>();
  /** Whether the site has several languages or versions at all. */
  readonly hasAny: boolean;
  readonly #navigation: ResolvedNavigation;
  #folders: ReadonlyMap<string, string> | undefined;
  #inLanguage: ((address: string, language: string) => string | undefined) | undefined;

  constructor(navigation: ResolvedNavigation) {
    this.#navigation = navigation;
    const selectionOf = prepareSelectionOf();
    for (const page of navigation.pages) {
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

  /** The languages by the names of the folders of their pages. */
  get folders(): ReadonlyMap<string, string> {
    this.#folders ??= languageFolders(this.#navigation);
    return this.#folders;
  }

  /** The address of a page in a language: of the one with the same address but for the folders of languages. */
  inLanguage(address: string, language: string): string | undefined {
    this.#inLanguage ??= this.#prepareInLanguage();
    return this.#inLanguage(address, language);
  }

  #prepareInLanguage(): (address: string, language: string) => string | undefined {
    const folders = new Set(this.folders.keys());
    const keyOf = (address: string, language: string) =>
      `${language} ${withoutFolders(address.toLowerCase(), folders)}`;
    const addresses = new Map<string, string>();
    for (const [address, { language }] of this.#byAddress)
      if (language !== undefined) addresses.set(keyOf(address, language), address);
    return (address, language) => addresses.get(keyOf(address, language));
  }
}

/** Gives the language and version of a page, by the elements around it; for pages in reading order, which share them. */
export function prepareSelectionOf(): (page: NavigationNode) => Selection {
  let last: { parent: NavigationNode["parent"]; selection: Selection } | undefined;
  return ({ parent }) => {
    if (last && last.parent === parent) return last.selection;
    let [language, version]: (string | undefined)[] = [];
    let versions = "";
    for (let node = parent; node; node = node.parent) {
      if (node.type === "language") language ??= node.title;
      else if (node.type === "version") version ??= node.title;
      else if (version !== undefined) versions += `/${node.title}`;
    }
    const selection = {
      ...(language === undefined ? {} : { language }),
      ...(version === undefined ? {} : { version, versions }),
    };
    last = { parent, selection };
    return selection;
  };
}

const shared = (a: Selection, b: Selection): Selection => ({
  ...(a.language !== undefined && a.language === b.language ? { language: a.language } : {}),
  ...(a.version !== undefined && a.version === b.version && a.versions === b.versions
    ? { version: a.version, versions: a.versions ?? "" }
    : {}),
});
