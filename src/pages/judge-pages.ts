import { type Finding, finding } from "../diagnostic/finding.ts";
import type { LookedAtCode } from "./anchors/component-anchors.ts";
import { linkNotChecked } from "./codes/link.ts";
import { configLinks } from "./config-links.ts";
import { isExcused } from "./excused.ts";
import { type PagesToJudge, prepareSite } from "./judged-site.ts";
import { linksIn, NO_CONTENTS } from "./page-contents.ts";
import { type PageVerdict, PageVerdicts } from "./page-verdicts.ts";
import type { Span } from "./read/scanned-page.ts";
import { deadLink } from "./rules/dead-link.ts";
import { joinByBasePath } from "./rules/link-base-path.ts";
import type { JudgedPage, JudgedSite, PageReport } from "./rules/page-rule.ts";
import { PAGE_RULES } from "./rules/page-rules.ts";

/**
 * Judges what is inside the pages of a site, and the links of its docs.json and its specs. Codes: `link/…`, `page/syntax`,
 * `page/not-checked`, `page/import-not-found`, `page/unknown-component`, `page/heading-repeats-title`, `page/no-description`.
 *
 * @param verdicts of earlier judgings of the site; those of pages that no change touches are kept
 */
export function judgePages(judged: PagesToJudge, verdicts = new PageVerdicts()): Finding[] {
  const { config, unread, placeIn } = judged;
  let prepared: JudgedSite | undefined;
  const site = () => {
    prepared ??= verdicts.site = prepareSite(judged, verdicts.site);
    return prepared;
  };
  let unreadLinks = 0;
  // First, so that the effort for their suggestions does not depend on what is kept.
  const outside: Finding[] = [];
  for (const { link, place } of [...configLinks(config), ...(judged.described ?? [])]) {
    const docs = { file: "", path: "", folder: "", page: {}, isPage: true, contents: NO_CONTENTS };
    deadLink.link?.({ target: link.target, read: () => link }, docs, site(), {
      add: (found) => outside.push({ ...found, fixes: [] }),
      place,
      anchorsOf: (path) => site().anchorsOf(path).names,
      countUnread: () => unreadLinks++,
    });
  }
  const inPages = verdicts.judge(judged, (page) => judgePage(page, site(), (span) => placeIn(page.file, span)));
  const findings = [...inPages.findings];
  unreadLinks += inPages.unread;
  if (outside.length > 0) findings.push(...joinByBasePath(outside, site().targets));
  if (unreadLinks > 0 && unread.specs.length > 0) {
    findings.push(finding(linkNotChecked, { case: "specs", count: unreadLinks, specs: unread.specs }, { pointer: "" }));
  }
  return findings;
}

function judgePage(page: JudgedPage, site: JudgedSite, place: PageReport["place"]): PageVerdict {
  const { excuses } = page.contents.rare;
  const links = linksIn(page.contents);
  const findings: Finding[] = [];
  const asked = new Set<string>();
  const looked = new Map<string, LookedAtCode>();
  let unread = 0;
  let at: Span = { start: 0, end: 0 };
  const report: PageReport = {
    place: (span) => {
      at = span;
      return place(span);
    },
    add: (found) => {
      if (!isExcused(excuses, at.start, found.code.name)) findings.push(found);
    },
    anchorsOf: (path) => {
      const { names, files, code } = site.anchorsOf(path);
      for (const file of files) if (file !== page.file) asked.add(file);
      for (const each of code) looked.set(each.file, each);
      return names;
    },
    countUnread: () => unread++,
  };
  for (const rule of PAGE_RULES) {
    rule.page?.(page, site, report);
    if (rule.link) for (const link of links) rule.link(link, page, site, report);
  }
  return { findings, unread, asked: [...asked], code: [...looked.values()] };
}
