import type { Place } from "../diagnostic/finding.ts";
import type { IconNames } from "../icons/icon-names.ts";
import { asList, valueAt } from "../json/json-value.ts";
import { memoized } from "../json/memoized.ts";
import { SiteAddresses } from "../navigation/checks/redirects/site-addresses.ts";
import { Effort } from "../navigation/context/effort.ts";
import { NearestPage } from "../navigation/pages/nearest-page.ts";
import { preparePublished } from "../navigation/pages/published-pages.ts";
import { prepareLanguageOf } from "../navigation/queries/language-folders.ts";
import type { AnyPageNode, FileSource, PageSource, ResolvedNavigation } from "../navigation/tree.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import { prepareIgnoredLinks } from "../vocabulary/addresses/ignored-links.ts";
import { meantPaths } from "../vocabulary/addresses/root-path.ts";
import type { SitePlace } from "../vocabulary/addresses/site-place.ts";
import { fileOfPage, withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { CUSTOM_LANGUAGES } from "../vocabulary/platform/code-languages.ts";
import { libraryOf } from "../vocabulary/platform/icon-libraries.ts";
import type { Platform } from "../vocabulary/platform/platforms.ts";
import { type LookedAtCode, prepareMakesAnchors } from "./anchors/component-anchors.ts";
import { unlinkableTitles } from "./anchors/unlinkable-titles.ts";
import { includedPaths } from "./included-files.ts";
import { LinkTargets } from "./link-targets.ts";
import type { PlacedLink } from "./links-of-config.ts";
import { NearestFile } from "./nearest-file.ts";
import { ownAddressOf } from "./own-address.ts";
import { anchorsIn, type PageContents } from "./page-contents.ts";
import type { Span } from "./read/scanned-page.ts";
import { variablesOf } from "./rules/insert-variables.ts";
import type { JudgedPage, JudgedSite, PageAnchors } from "./rules/page-rule.ts";
import { Selections } from "./selections.ts";

/** What the pages of a site are judged by. */
export interface PagesToJudge {
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  readonly pages: PageSource;
  readonly place?: SitePlace | undefined;
  readonly platform?: Platform | undefined;
  /** The names of the icons of each library, if icons are judged. */
  readonly icons?: IconNames | undefined;
  /** The folders of the site in which other repositories are. */
  readonly mounts?: readonly string[] | undefined;
  /** Patterns of links that are left alone. */
  readonly ignoreLinks?: readonly string[] | undefined;
  /** The other files of the docs root. */
  readonly files: FileSource;
  /** What is in the page files, by file. */
  readonly contents: ReadonlyMap<string, PageContents>;
  /** Code that pages import, see `importedCode`. */
  readonly code?: readonly JudgedPage[] | undefined;
  /** Links that are not in pages, besides those of docs.json: those in the descriptions of specs. */
  readonly described?: readonly PlacedLink[] | undefined;
  /** The specs that could not be read, and the folders in which their pages would be. */
  readonly unread: { readonly specs: readonly string[]; readonly folders: readonly string[] };
  /** The text of any file of the docs root; `undefined` if it can't be read. */
  readonly textOf: (file: string) => string | undefined;
  /** The place of a stretch of a page file. */
  readonly placeIn: (file: string, span: Span) => Place;
}

/**
 * The site around its pages, as rules look at it.
 *
 * @param before the same site with the same surroundings: what it knows of addresses is taken over
 */
export function prepareSite(judged: Omit<PagesToJudge, "placeIn">, before?: JudgedSite): JudgedSite {
  const { config, navigation, pages, files, contents, textOf, mounts = [] } = judged;
  const effort = new Effort();
  const selections = before?.selections ?? new Selections(navigation);
  const nearest = (): NearestPage => {
    const isPublished = preparePublished(navigation);
    const isThere = (page: AnyPageNode) => page.type === "operation" || pages.has(page.path);
    const listed = [...navigation.pages, ...navigation.unlisted].filter(isThere);
    const paths = new Set(listed.map(({ href }) => href.slice(1)));
    const others = [...pages].flatMap(([path, page]) => (isPublished(path, page) ? [path] : []));
    for (const path of others.sort()) paths.add(path);
    return new NearestPage(paths, effort, prepareLanguageOf(selections.folders));
  };
  let prepared: NearestPage | undefined;
  return {
    pages,
    files,
    contents,
    targets: before?.targets ?? prepareTargets(judged),
    get nearest() {
      prepared ??= nearest();
      return prepared;
    },
    nearestFile: new NearestFile(() => files.keys(), effort),
    nearestText: new NearestFile(() => [...contents.keys()].map(withoutPageExtension), effort),
    nearAnchors: new Map(),
    anchorForms: new Map(),
    plain: new Map(),
    effort,
    icons: judged.icons,
    library: libraryOf(config),
    hasOwnLanguages: hasOwnLanguages(config),
    components: new Set(judged.platform?.components),
    selections,
    isIgnored: prepareIgnoredLinks(judged.ignoreLinks),
    own: ownAddressOf(config, judged.place),
    variables: before?.variables ?? variablesOf(config),
    anchorsOf: prepareAnchors(pages, contents, { textOf, mounts }),
    mounts,
    // Few pages are linked to at anchors that they lack, so their texts are read once more.
    unlinkableOf: memoized((path) => unlinkableTitles(textOf(fileOfPage(path, pages.get(path))) ?? "")),
    textOf,
  };
}

/** Whether the site adds languages to those of the highlighter. */
export const hasOwnLanguages = (config: unknown): boolean => asList(valueAt(config, CUSTOM_LANGUAGES)).length > 0;

function prepareTargets(judged: Omit<PagesToJudge, "placeIn">) {
  const { config, navigation, pages, files, unread, place = {}, mounts } = judged;
  const addresses = new SiteAddresses(navigation, pages);
  const redirects = new RedirectTable(redirectsOf(config, place), (address) => addresses.isPage(address));
  return new LinkTargets({ addresses, pages, files, redirects, unread: unread.folders, place, mounts });
}

/** The anchors of a page that includes nothing. */
class OwnAnchors implements PageAnchors {
  readonly files: readonly string[];
  readonly code: readonly never[] = [];
  readonly only: PageContents;
  #names: ReadonlySet<string> | undefined;

  constructor(file: string, only: PageContents) {
    this.files = [file];
    this.only = only;
  }

  get names(): ReadonlySet<string> {
    this.#names ??= new Set(anchorsIn(this.only));
    return this.#names;
  }
}

/** The anchors of pages with those of the snippets that they import. Those of components that make anchors are not known. */
function prepareAnchors(
  pages: PageSource,
  contents: ReadonlyMap<string, PageContents>,
  { textOf, mounts }: Pick<JudgedSite, "textOf" | "mounts">,
): (path: string) => PageAnchors {
  const makesAnchors = prepareMakesAnchors(textOf);
  return memoized((written) => {
    const path = withoutPageExtension(written);
    const own = fileOfPage(path, pages.get(path));
    const only = contents.get(own);
    if (only && only.rare.includes.length === 0) return new OwnAnchors(own, only);
    const names = new Set<string>();
    const files = new Set([own]);
    const code: LookedAtCode[] = [];
    for (const file of files) {
      const read = contents.get(file);
      if (!read) return { files: [...files], code, names: undefined };
      for (const name of anchorsIn(read)) names.add(name);
      for (const included of read.rare.includes.flatMap((each) => includedPaths(each, file))) {
        const meant = meantPaths(included, file, mounts);
        const found = meant.find((each) => contents.has(each));
        if (found !== undefined) files.add(found);
        else if (/\.[jt]sx?$/.test(included)) {
          code.push(...meant.map((file) => ({ file, makesAnchors: makesAnchors(file) })));
        }
      }
    }
    return { files: [...files], code, names: code.some((each) => each.makesAnchors) ? undefined : names };
  });
}
