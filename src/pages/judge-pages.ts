import type { Code } from "../diagnostic/code.ts";
import {
  type Finding,
  type FindingExtras,
  Findings,
  finding,
  moreFindings,
  type Place,
  reporterTo,
  runRules,
} from "../diagnostic/finding.ts";
import type { LookedAtCode } from "./anchors/component-anchors.ts";
import { linkNotChecked } from "./codes/link.ts";
import { type PagesToJudge, prepareSite } from "./judged-site.ts";
import { configLinks } from "./links-of-config.ts";
import { ownLinks } from "./own-address.ts";
import { hasAnchor, linksIn, NO_CONTENTS, readLink } from "./page-contents.ts";
import { type PageVerdict, PageVerdicts } from "./page-verdicts.ts";
import type { Excuse, Span } from "./read/scanned-page.ts";
import { judgeLink } from "./rules/dead-link.ts";
import { joinByMovedFolder } from "./rules/folder-moved.ts";
import { joinByBasePath } from "./rules/link-base-path.ts";
import type { JudgedPage, JudgedSite, PageAnchors, PageReport } from "./rules/page-rule.ts";
import { CONTENT_RULES, SCOPE_RULES } from "./rules/page-rules.ts";
import { Scopes } from "./scopes/scopes.ts";
import { judgeShownLinks } from "./shown-links.ts";

/**
 * Judges what is inside the pages of a site, and the links of its docs.json and its specs. Codes: `link/…`, `page/syntax`,
 * and those of `component/…` and `page/…` about what is inside pages;
 * `config/more-findings` for a page with more than 10,000 of one code.
 *
 * @param verdicts of earlier judgings of the site; those of pages that no change touches are kept
 */
export function judgePages(judged: PagesToJudge, verdicts = new PageVerdicts()): readonly Finding[] {
  const { config, unread, placeIn } = judged;
  let prepared: JudgedSite | undefined;
  const site = () => {
    prepared ??= verdicts.site = prepareSite(judged, verdicts.site);
    return prepared;
  };
  let unreadLinks = 0;
  // First, so that the effort for their suggestions does not depend on what is kept.
  const outside: Finding[] = [];
  const docs = { file: "", path: "", folder: "", page: {}, isPage: true, contents: NO_CONTENTS };
  for (const { link, place } of [...configLinks(config), ...(judged.described ?? [])]) {
    const report = new VerdictOfPage(docs, place);
    judgeLink(readLink(link), { page: docs, site: site(), report });
    const { findings, unread } = report.verdict;
    outside.push(...findings);
    unreadLinks += unread;
  }
  const judge = (page: JudgedPage) => judgePage(page, site(), (span) => placeIn(page.file, span));
  const inPages = verdicts.judge(judged, judge);
  const { code = [] } = judged;
  const findings = [inPages, ...code.map(judge)].flatMap((each) => each.findings);
  const shown = judgeShownLinks(verdicts.pages, judged.contents, site, (link, snippet, page) => {
    const report = new VerdictOfPage(snippet, (span) => placeIn(snippet.file, span));
    judgeLink(link, { page: { ...snippet, path: page.path, isPage: true }, site: site(), report });
    return report.verdict.findings;
  });
  findings.push(...shown);
  unreadLinks += inPages.unread;
  const scopes = new Scopes(judged);
  const report = reporterTo(findings);
  for (const page of [...verdicts.pages, ...code]) runRules(SCOPE_RULES, { page, scopes, judged, report });
  if (outside.length > 0) findings.push(...joinByBasePath(outside, site().targets));
  if (unreadLinks > 0 && unread.specs.length > 0) {
    findings.push(finding(linkNotChecked, { case: "specs", count: unreadLinks, specs: unread.specs }, { pointer: "" }));
  }
  return joinByMovedFolder(findings, { targets: () => site().targets, excuses: () => excusesOf(judged) });
}

/** The comments that excuse findings, by the files that these name. */
const excusesOf = ({ contents, placeIn }: PagesToJudge): ReadonlyMap<string, readonly Excuse[]> =>
  new Map(
    [...contents].flatMap(([file, { rare }]) =>
      rare.excuses.length > 0 ? [[placeIn(file, { start: 0, end: 0 }).file ?? file, rare.excuses]] : [],
    ),
  );

function judgePage(page: JudgedPage, site: JudgedSite, place: PageReport["place"]): PageVerdict {
  const links = [...linksIn(page.contents), ...ownLinks(page.contents, site)];
  const report = new VerdictOfPage(page, place);
  runRules(CONTENT_RULES, { page, site, links, report });
  return report.verdict;
}

/** A page with longer lists of anchors has them sorted out once. */
const MOST_SEARCHED = 4096;

function isAmong(anchors: PageAnchors, ended: string): boolean {
  const { only } = anchors;
  if (only && only.anchors.length <= MOST_SEARCHED) return hasAnchor(only, ended);
  return anchors.names?.has(ended.slice(1, -1)) ?? false;
}

/** Collects what rules report about a page, and what they ask. */
class VerdictOfPage implements PageReport {
  readonly #page: JudgedPage;
  readonly #place: PageReport["place"];
  readonly #findings = new Findings();
  readonly #asked = new Set<string>();
  readonly #looked = new Map<string, LookedAtCode>();
  #unread = 0;

  constructor(page: JudgedPage, place: PageReport["place"]) {
    this.#page = page;
    this.#place = place;
  }

  place(span: Span): Place {
    return this.#place(span);
  }

  add<Args extends object>(code: Code<Args>, args: NoInfer<Args>, place: Place, more?: FindingExtras): void {
    this.#findings.add<Args>(code, args, place, more);
  }

  namesOf(anchors: PageAnchors): PageAnchors["names"] {
    this.#note(anchors);
    return anchors.names;
  }

  hasAnchor(anchors: PageAnchors, ended: string): boolean {
    this.#note(anchors);
    return isAmong(anchors, ended);
  }

  #note({ files, code }: PageAnchors): void {
    for (const file of files) if (file !== this.#page.file) this.#asked.add(file);
    for (const each of code) this.#looked.set(each.file, each);
  }

  countUnread(): void {
    this.#unread++;
  }

  get verdict(): PageVerdict {
    const [asked, code] = [[...this.#asked], [...this.#looked.values()]];
    const findings = this.#findings.done();
    const last = findings.at(-1);
    if (last?.code === moreFindings) last.place = this.#place({ start: 0, end: 0 });
    return { findings, unread: this.#unread, asked, code };
  }
}
