import { firstNotBefore } from "../../json/first-not-before.ts";
import { memoized } from "../../json/memoized.ts";
import { lowerNameOf } from "../../vocabulary/addresses/root-path.ts";
import type { Effort } from "../context/effort.ts";
import { languageFolders, prepareLanguageOf } from "../queries/language-folders.ts";
import type { PageSource, ResolvedNavigation } from "../tree.ts";
import { PathsByName } from "./paths-by-name.ts";
import { publishedPages } from "./published-pages.ts";

/** The pages of a folder: how many there are, and the first of them. */
export interface PagesOfFolder {
  count: number;
  examples: readonly string[];
}

/** Finds the existing pages that a missing one may have been meant to be. */
export class NearestPage {
  readonly #files: ReadonlySet<string>;
  readonly #effort: Effort;
  readonly #languageOf: (path: string) => string | undefined;
  #byName: PathsByName | undefined;
  #sorted: { path: string; rank: number }[] | undefined;

  /**
   * @param files paths of the pages that may be meant; the pages that readers see first come first
   * @param languageOf the language that a path names: a page of another one is not meant
   */
  constructor(files: ReadonlySet<string>, effort: Effort, languageOf: (path: string) => string | undefined) {
    this.#files = files;
    this.#effort = effort;
    this.#languageOf = languageOf;
  }

  /**
   * At most three paths: the folder's `index`, pages whose path ends with it, pages of the same name in a nearby folder or
   * another case, else pages with the most similar spelling.
   */
  readonly to = memoized((path: string): string[] => {
    const inFolder = [`${path}/index`, path.replace(/\/index$/, "")].filter((near) => this.#files.has(near));
    if (inFolder.length > 0) return inFolder;
    const language = this.#languageOf(path);
    const isMeant = (page: string) =>
      this.#languageOf(page) === language && !namesOtherVersion(page, path) && !isOfOtherSection(page, path);
    this.#byName ??= new PathsByName(this.#files, this.#effort);
    const sameName = this.#byName.named(path).filter(isMeant);
    const near = this.#effort.spend(path, sameName.length) ? closestFolders(path, sameName) : [];
    return near.length > 0 ? near : this.#byName.like(path, isMeant);
  });

  /**
   * The pages in the folder at a path, also in its own folders; nothing for a path that is no folder. The first examples are
   * pages with which readers begin, then those that come first.
   */
  inFolder(path: string): PagesOfFolder | undefined {
    const pages = this.#pagesIn(path);
    return pages.count === 0 ? undefined : pages;
  }

  readonly #pagesIn = memoized((folder: string): PagesOfFolder => {
    this.#sorted ??= [...this.#files].map((path, rank) => ({ path, rank })).sort((a, b) => (a.path < b.path ? -1 : 1));
    const start = `${folder}/`;
    const examples: { path: string; rank: number }[] = [];
    const rankOf = ({ path, rank }: { path: string; rank: number }): number =>
      isBeginning(path.slice(start.length), folder) ? rank - this.#files.size : rank;
    let count = 0;
    for (
      let at = firstNotBefore(this.#sorted, ({ path }) => path < start);
      this.#sorted[at]?.path.startsWith(start);
      at++, count++
    ) {
      examples.push(this.#sorted[at] as { path: string; rank: number });
      if (examples.length <= MOST_EXAMPLES) continue;
      examples.sort((a, b) => rankOf(a) - rankOf(b)).pop();
    }
    examples.sort((a, b) => rankOf(a) - rankOf(b));
    return { count, examples: examples.map(({ path }) => path) };
  });
}

/** Finds the pages that may be meant among those that the platform publishes, in the order of their paths. */
export const nearestPublished = (navigation: ResolvedNavigation, pages: PageSource, effort: Effort): NearestPage => {
  const paths = publishedPages(navigation, pages).map(([path]) => path);
  return new NearestPage(new Set(paths.sort()), effort, prepareLanguageOf(languageFolders(navigation)));
};

const MOST_EXAMPLES = 5;

/** Whether a page of a folder, by its path in it, is where readers begin: `overview`, or a page of the folder's name. */
const isBeginning = (path: string, folder: string): boolean =>
  COMMON_NAME.test(path.toLowerCase()) || path.toLowerCase() === lowerNameOf(folder);

/** Whether a page of a common name is another section's: `queue/overview` is not meant by `vector/overview`. */
const isOfOtherSection = (page: string, path: string): boolean =>
  COMMON_NAME.test(lowerNameOf(path)) &&
  firstSegment(page) !== firstSegment(path) &&
  !page.toLowerCase().endsWith(`/${path.toLowerCase()}`);

const firstSegment = (path: string): string => path.slice(0, path.indexOf("/")).toLowerCase();

const VERSION = /(?<=^|\/)v?\d+(?:\.[\dx]+)*(?=\/)/gi;

/** Whether a path has a folder of another version than one that a path names: `v2/forms` beside `v1/forms`. */
export function namesOtherVersion(path: string, named: string): boolean {
  const versions = named.match(VERSION);
  return versions !== null && (path.match(VERSION) ?? []).some((version) => !versions.includes(version));
}

/** Names that pages in any folder may have: a page of the same name elsewhere is not a suggestion. */
const COMMON_NAME = /^(index|introduction|overview|quickstart|readme|getting-started|v?\d[\d.]*)$/;

/** The three paths that share most folders with `path`. If some paths end with it, only these count. */
function closestFolders(path: string, sameName: readonly string[]): string[] {
  const whole = sameName.filter((page) => page.toLowerCase().endsWith(`/${path.toLowerCase()}`));
  const candidates = whole.length > 0 ? whole : sameName;
  const folders = new Set(path.toLowerCase().split("/"));
  const shared = (candidate: string): number =>
    candidate
      .toLowerCase()
      .split("/")
      .filter((folder) => folders.has(folder)).length;
  return candidates
    .map((candidate) => ({ candidate, score: shared(candidate) }))
    .filter(({ score }) => score > 1 || !COMMON_NAME.test(lowerNameOf(path)))
    .sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
