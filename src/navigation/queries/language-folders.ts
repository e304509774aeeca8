import { countEach } from "../../diagnostic/group-by.ts";
import { folderNames } from "../../vocabulary/addresses/root-path.ts";
import type { LanguageNode, ResolvedNavigation } from "../tree.ts";
import { ancestors } from "./visit.ts";

/** How many of the paths lead through each folder. */
export const countFolders = (paths: Iterable<string>): Map<string, number> =>
  countEach([...paths].flatMap((path) => [...new Set(folderNames(path))]));

/**
 * The folders in which the pages of each language are: those of its name, and those that most of its pages and none of
 * another language lead through, such as `zh` for `zh-Hans`.
 */
export class LanguageFolders {
  readonly #navigation: ResolvedNavigation;
  /** Read when first asked. */
  #known: KnownFolders | undefined;

  constructor(navigation: ResolvedNavigation) {
    this.#navigation = navigation;
  }

  /** The language that a path names with one of its folders; none for those of the default language. */
  languageOf(path: string): string | undefined {
    const { languages } = this.#read();
    if (languages.size === 0) return undefined;
    const folders = path.toLowerCase().split("/");
    return languages.get(folders.find((each) => languages.has(each)) ?? "");
  }

  /** The address of a page in a language: of the one that has the same address but for the folders of languages. */
  inLanguage(address: string, language: string): string | undefined {
    const { addresses, withoutLanguage } = this.#read();
    return addresses.get(language)?.get(withoutLanguage(address));
  }

  #read(): KnownFolders {
    this.#known ??= readFolders(this.#navigation);
    return this.#known;
  }
}

interface KnownFolders {
  /** The languages by the names of their folders in lower case, without the default ones. */
  readonly languages: ReadonlyMap<string, string>;
  /** The addresses of the pages of each language, by what they are without the folders of languages. */
  readonly addresses: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly withoutLanguage: (address: string) => string;
}

function readFolders(navigation: ResolvedNavigation): KnownFolders {
  const languages = new Map<string, string>();
  const folders = new Set<string>();
  const pages = pagesByLanguage(navigation);
  const counted = [...pages].map(([node, found]) => ({ node, size: found.size, counts: countFolders(found) }));
  for (const { node, size, counts } of counted) {
    const isOthers = (folder: string): boolean =>
      counted.some((other) => other.node.title !== node.title && other.counts.has(folder));
    const own = [...counts].flatMap(([folder, count]) => (count * 2 >= size && !isOthers(folder) ? [folder] : []));
    for (const folder of [node.title, ...own]) {
      if (folder === "") continue;
      folders.add(folder.toLowerCase());
      if (!node.default) languages.set(folder.toLowerCase(), node.title);
    }
  }
  const withoutLanguage = (address: string): string =>
    address
      .split("/")
      .filter((each, at, all) => at === all.length - 1 || !folders.has(each.toLowerCase()))
      .join("/");
  const addresses = new Map(
    [...pages].map(([{ title }, found]) => [title, new Map([...found].map((each) => [withoutLanguage(each), each]))]),
  );
  return { languages, addresses, withoutLanguage };
}

/** The addresses of the pages of each language. */
function pagesByLanguage({ pages }: ResolvedNavigation): Map<LanguageNode, Set<string>> {
  const found = new Map<LanguageNode, Set<string>>();
  for (const page of pages) {
    for (const around of ancestors(page)) {
      if (around.type !== "language") continue;
      found.set(around, (found.get(around) ?? new Set()).add(page.href));
    }
  }
  return found;
}
