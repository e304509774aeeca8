import { type Finding, finding } from "../diagnostic/finding.ts";
import { preparePublished } from "../navigation/pages/published-pages.ts";
import type { PageFile, PageSource } from "../navigation/tree.ts";
import { folderOf } from "../vocabulary/root-path.ts";
import { isNeverPage } from "../vocabulary/unpublished-files.ts";
import { linkNotChecked } from "./codes/link.ts";
import { configLinks } from "./config-links.ts";
import { type PagesToJudge, prepareSite } from "./judged-site.ts";
import type { PageContents } from "./page-contents.ts";
import { type PageVerdict, PageVerdicts } from "./page-verdicts.ts";
import type { Span } from "./read/scanned-page.ts";
import { deadLink } from "./rules/dead-link.ts";
import { headingRepeatsTitle } from "./rules/heading-repeats-title.ts";
import { importNotFound } from "./rules/import-not-found.ts";
import { findNoDescription } from "./rules/no-description.ts";
import type { JudgedPage, JudgedSite, PageReport, PageRule } from "./rules/page-rule.ts";
import { syntax } from "./rules/syntax.ts";
import { unknownComponent } from "./rules/unknown-component.ts";
import { describeSurroundings } from "./surroundings.ts";

/** The rules of pages, in the order in which they report. */
const RULES: readonly PageRule[] = [syntax, deadLink, importNotFound, unknownComponent, headingRepeatsTitle];

/**
 * Judges what is inside the pages of a site, and the links of its docs.json. Codes: `link/…`, `page/syntax`,
 * `page/import-not-found`, `page/unknown-component`, `page/heading-repeats-title`, `page/no-description`.
 *
 * @param verdicts of earlier judgings of the site; those of pages that no change touches are kept
 */
export function judgePages(judged: PagesToJudge, verdicts = new PageVerdicts()): Finding[] {
  const { config, navigation, pages, contents, unread, placeIn } = judged;
  const findings: Finding[] = [];
  let unreadLinks = 0;
  let prepared: JudgedSite | undefined;
  const site = () => {
    prepared ??= verdicts.site = prepareSite(judged, verdicts.site);
    return prepared;
  };
  const kept = verdicts.begin(describeSurroundings(judged), contents);
  const isPublished = preparePublished(navigation);
  const listed = new Set(navigation.pages.flatMap((page) => (page.type === "page" ? [page.path] : [])));
  for (const [path, page] of judgedFiles(pages, contents)) {
    const file = page.file ?? `${path}.mdx`;
    const isPage = listed.has(path) || isPublished(path, page);
    // READMEs and the like are for the repository, not for the site.
    if (!isPage && !isNeverPage(path)) continue;
    const read = contents.get(file) as PageContents;
    const judgedPage: JudgedPage = { file, path, folder: folderOf(file), page, isPage, contents: read };
    const place = (span: Span) => placeIn(file, span);
    const verdict = kept.get(file) ?? judgePage(judgedPage, site(), place);
    if (verdict.isLasting) verdicts.keep(file, verdict);
    unreadLinks += verdict.unread;
    for (const each of verdict.findings) findings.push(each);
    // Part of no verdict: nearly all pages of some sites have none.
    findings.push(...findNoDescription(judgedPage));
  }
  for (const { link, pointer } of configLinks(config)) {
    const docs = { file: "", path: "", folder: "", page: {}, isPage: true, contents: NOTHING };
    deadLink.link?.(link, docs, site(), {
      add: (found) => findings.push({ ...found, fixes: [] }),
      place: () => ({ pointer }),
      anchorsOf: (path) => site().anchorsOf(path).names,
      countUnread: () => unreadLinks++,
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

function judgePage(page: JudgedPage, site: JudgedSite, place: PageReport["place"]): PageVerdict {
  const { links, excuses } = page.contents;
  const findings: Finding[] = [];
  const asked = new Set<string>();
  let [unread, isLasting] = [0, true];
  let at: Span = { start: 0, end: 0 };
  const report: PageReport = {
    place: (span) => {
      at = span;
      return place(span);
    },
    add: (found) => {
      const isExcused = excuses.some(
        ({ codes, start, end }) =>
          at.start >= start &&
          at.start <= end &&
          (codes.length === 0 || codes.some((code) => fits(code, found.code.name))),
      );
      if (!isExcused) findings.push(found);
    },
    anchorsOf: (path) => {
      const { names, files, code } = site.anchorsOf(path);
      for (const file of files) if (file !== page.file) asked.add(file);
      isLasting &&= !code;
      return names;
    },
    countUnread: () => unread++,
  };
  for (const rule of RULES) {
    rule.page?.(page, site, report);
    if (rule.link) for (const link of links) rule.link(link, page, site, report);
  }
  return { findings, unread, asked: [...asked], isLasting };
}

const fits = (written: string, code: string): boolean =>
  written === code || written === "*" || (written.endsWith("/*") && code.startsWith(written.slice(0, -1)));
