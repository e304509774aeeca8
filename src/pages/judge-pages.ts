import { type Finding, finding, type Place } from "../diagnostic/finding.ts";
import { isObject, own } from "../json/json-value.ts";
import { SiteAddresses } from "../navigation/checks/redirects/site-addresses.ts";
import { Effort } from "../navigation/context/effort.ts";
import { NearestPage } from "../navigation/pages/nearest-page.ts";
import { preparePublished } from "../navigation/pages/published-pages.ts";
import { prepareLanguageOf } from "../navigation/queries/language-of-path.ts";
import type { FileSource, PageFile, PageSource, ResolvedNavigation } from "../navigation/tree.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import { folderOf } from "../vocabulary/root-path.ts";
import { withoutPageExtension } from "../vocabulary/site-files.ts";
import type { SitePlace } from "../vocabulary/site-place.ts";
import { isNeverPage } from "../vocabulary/unpublished-files.ts";
import { linkNotChecked } from "./codes/link.ts";
import { configLinks } from "./config-links.ts";
import { LinkTargets } from "./link-targets.ts";
import type { PageContents } from "./page-contents.ts";
import { isExcused } from "./read/excuses.ts";
import type { Span } from "./read/scanned-page.ts";
import { deadLink } from "./rules/dead-link.ts";
import { importedPath, importNotFound, snippetPaths } from "./rules/import-not-found.ts";
import type { JudgedPage, JudgedSite, PageReport, PageRule } from "./rules/page-rule.ts";
import { syntax } from "./rules/syntax.ts";
import { titles } from "./rules/titles.ts";
import { unknownComponent } from "./rules/unknown-component.ts";
import { Selections } from "./selections.ts";

/** What the pages of a site are judged by. */
export interface PagesToJudge {
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  readonly pages: PageSource;
  readonly place?: SitePlace | undefined;
  /** The other files of the docs root. */
  readonly files: FileSource;
  /** What is in the page files, by file. */
  readonly contents: ReadonlyMap<string, PageContents>;
  /** The specs that could not be read, and the folders in which their pages would be. */
  readonly unread: { readonly specs: readonly string[]; readonly folders: readonly string[] };
  /** The text of any file of the docs root; `undefined` if it can't be read. */
  readonly textOf: (file: string) => string | undefined;
  /** The place of a stretch of a page file. */
  readonly placeIn: (file: string, span: Span) => Place;
}

/** The rules of pages, in the order in which they report. */
const RULES: readonly PageRule[] = [syntax, deadLink, importNotFound, unknownComponent, titles];

/**
 * Judges what is inside the pages of a site, and the links of its docs.json. Codes: `link/…`, `page/syntax`,
 * `page/import-not-found`, `page/unknown-component`, `page/heading-repeats-title`, `page/no-description`.
 */
export function judgePages(judged: PagesToJudge): Finding[] {
  const { config, navigation, pages, contents, unread, placeIn } = judged;
  const findings: Finding[] = [];
  let unreadLinks = 0;
  const site = prepareSite(judged, () => unreadLinks++);
  const isPublished = preparePublished(navigation);
  const listed = new Set(navigation.pages.flatMap((page) => (page.type === "page" ? [page.path] : [])));
  for (const [path, page] of judgedFiles(pages, contents)) {
    const file = page.file ?? `${path}.mdx`;
    const isPage = listed.has(path) || isPublished(path, page);
    // READMEs and the like are for the repository, not for the site.
    if (!isPage && !isNeverPage(path)) continue;
    const read = contents.get(file) as PageContents;
    const judgedPage: JudgedPage = { file, path, folder: folderOf(file), page, isPage, contents: read };
    judgePage(judgedPage, site, {
      add: (found) => findings.push(found),
      place: (span) => placeIn(file, span),
    });
  }
  for (const { link, pointer } of configLinks(config)) {
    const docs = { file: "", path: "", folder: "", page: {}, isPage: true, contents: NOTHING };
    deadLink.link?.(link, docs, site, {
      add: (found) => findings.push({ ...found, fixes: [] }),
      place: () => ({ pointer }),
    });
  }
  if (unreadLinks > 0 && unread.specs.length > 0) {
    findings.push(finding(linkNotChecked, { count: unreadLinks, specs: unread.specs }, { pointer: "" }));
  }
  return findings;
}

const NOTHING: PageContents = {
  links: [],
  anchors: [],
  imports: [],
  components: [],
  definitions: [],
  excuses: [],
  faults: [],
};

/** The files whose text was read, each with its page. */
const judgedFiles = (pages: PageSource, contents: ReadonlyMap<string, PageContents>): [string, PageFile][] =>
  [...pages].filter(([path, { file }]) => contents.has(file ?? `${path}.mdx`));

/** The site around its pages, as rules look at it. */
export function prepareSite(
  { config, navigation, pages, files, contents, unread, textOf, place = {} }: Omit<PagesToJudge, "placeIn">,
  countUnread: () => void,
): JudgedSite {
  const addresses = new SiteAddresses(navigation, pages);
  const redirects = new RedirectTable(redirectsOf(config, place), (address) => addresses.isPage(address));
  const isPublished = preparePublished(navigation);
  const effort = new Effort();
  const paths = new Set([...pages].flatMap(([path, page]) => (isPublished(path, page) ? [path] : [])));
  for (const { href } of [...navigation.pages, ...navigation.unlisted]) paths.add(href.slice(1));
  return {
    pages,
    files,
    contents,
    targets: new LinkTargets({ addresses, pages, files, redirects, unread: unread.folders, place }),
    nearest: new NearestPage(paths, effort, prepareLanguageOf(navigation)),
    effort,
    selections: new Selections(navigation),
    variables: variablesOf(config),
    anchorsOf: prepareAnchors(pages, contents, textOf),
    countUnread,
  };
}

function variablesOf(config: unknown): Map<string, string> {
  const variables = isObject(config) ? own(config, "variables") : undefined;
  return new Map(
    Object.entries(isObject(variables) ? variables : {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
}

/** What makes an anchor in the code of a component. */
const MAKES_ANCHORS = /\bid\s*[=:]|<h[1-6]\b/;

/** The anchors of pages with those of the snippets that they import. Those of components that make anchors are not known. */
function prepareAnchors(
  pages: PageSource,
  contents: ReadonlyMap<string, PageContents>,
  textOf: (file: string) => string | undefined,
): (path: string) => ReadonlySet<string> | undefined {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const collect = (path: string): ReadonlySet<string> | undefined => {
    const names = new Set<string>();
    const files = new Set([pages.get(path)?.file ?? `${path}.mdx`]);
    for (const file of files) {
      const read = contents.get(file);
      if (!read) return undefined;
      for (const name of read.anchors) names.add(name);
      for (const { source } of read.imports) {
        const imported = importedPath(source, folderOf(file));
        if (imported !== undefined && contents.has(imported)) files.add(imported);
        else if (imported !== undefined && /\.[jt]sx?$/.test(imported) && MAKES_ANCHORS.test(textOf(imported) ?? ""))
          return undefined;
      }
      for (const { field, element, target } of read.links) {
        if (field !== "file" || element !== "Snippet") continue;
        for (const snippet of snippetPaths(target)) if (contents.has(snippet)) files.add(snippet);
      }
    }
    return names;
  };
  return (path) => {
    const key = withoutPageExtension(path);
    if (!known.has(key)) known.set(key, collect(key));
    return known.get(key);
  };
}

function judgePage(page: JudgedPage, site: JudgedSite, report: PageReport): void {
  const { links, excuses } = page.contents;
  let at: Span = { start: 0, end: 0 };
  const excused: PageReport = {
    place: (span) => {
      at = span;
      return report.place(span);
    },
    add: (found) => {
      if (!isExcused(excuses, found.code.name, at.start)) report.add(found);
    },
  };
  for (const rule of RULES) {
    rule.page?.(page, site, excused);
    if (rule.link) for (const link of links) rule.link(link, page, site, excused);
  }
}
