import type { Finding } from "../diagnostic/finding.ts";
import { type LookedAtCode, prepareMakesAnchors } from "./anchors/component-anchors.ts";
import { linkAnchorNotFound } from "./codes/link.ts";
import type { CodeReadings } from "./imported-code.ts";
import { judgedPages } from "./judged-pages.ts";
import type { PagesToJudge } from "./judged-site.ts";
import type { PageContents } from "./page-contents.ts";
import { findNoDescription } from "./rules/no-description.ts";
import type { JudgedPage, JudgedSite } from "./rules/page-rule.ts";
import { describeSurroundings, type SiteSurroundings } from "./surroundings.ts";

/** What was found in a page, and what that rests on beside the page and its surroundings. */
export interface PageVerdict {
  readonly findings: readonly Finding[];
  /** How many links may lead to a page of a spec that was not read. */
  readonly unread: number;
  /** The files whose anchors its links were compared with. */
  readonly asked: readonly string[];
  /** The components whose code was looked at. */
  readonly code: readonly LookedAtCode[];
}

/** A judging of a site as the next one needs it. */
export interface LastJudging {
  readonly surroundings: string;
  /** What was inside the page files, by file. */
  readonly contents: ReadonlyMap<string, PageContents>;
  readonly verdicts: ReadonlyMap<string, PageVerdict>;
}

/** What judging found inside all pages of a site. */
export interface PagesOutcome {
  readonly findings: readonly Finding[];
  /** As of one page. */
  readonly unread: number;
}

/**
 * What judging found in the pages of a site. The next judging keeps the verdicts that no change touches: those of pages
 * that are the same, on a site whose addresses are the same, and whose links lead to anchors that are the same.
 */
export class PageVerdicts {
  #last: LastJudging | undefined;
  #surroundings: SiteSurroundings | undefined;
  #pages: readonly JudgedPage[] = [];
  /** Of the last judging, if all of it is lasting. */
  #outcome: PagesOutcome | undefined;
  /** What was read of code that pages import. */
  readonly code: CodeReadings = new Map();
  /** How many verdicts of the last judging are not those of the one before. */
  newOnes = 0;
  /** The site as it was prepared for judging, while its surroundings are the same. */
  site: JudgedSite | undefined;

  /** @param last a judging of an earlier run */
  constructor(last?: LastJudging) {
    this.#last = last;
  }

  /** The pages of the last judging. */
  get pages(): readonly JudgedPage[] {
    return this.#pages;
  }

  get last(): LastJudging | undefined {
    return this.#last;
  }

  /** Judges the pages of a site, except those whose verdicts still count. */
  judge(judged: PagesToJudge, judgePage: (page: JudgedPage) => PageVerdict): PagesOutcome {
    const { contents, navigation } = judged;
    const last = this.#last;
    const surroundings = describeSurroundings(judged, this.#surroundings);
    const isSameSite = surroundings === this.#surroundings;
    if (isSameSite && this.#outcome && last?.contents === contents) return this.#outcome;
    if (last?.surroundings !== surroundings.name) this.site = undefined;
    const verdicts = new Map<string, PageVerdict>();
    const keptOf = prepareKept(last, surroundings.name, judged);
    const findings: Finding[] = [];
    let [unread, isLasting] = [0, true];
    this.newOnes = 0;
    const pages = isSameSite ? withContents(this.#pages, contents) : judgedPages(navigation, judged);
    for (const page of pages) {
      const verdict = keptOf(page.file) ?? judgePage(page);
      verdicts.set(page.file, verdict);
      if (last?.verdicts.get(page.file) !== verdict) this.newOnes++;
      // The code of a component may change unseen.
      isLasting &&= verdict.code.length === 0;
      unread += verdict.unread;
      for (const each of verdict.findings) findings.push(each);
      // Part of no verdict: nearly all pages of some sites have none.
      findings.push(...findNoDescription(page));
    }
    const outcome = { findings, unread };
    this.#last = { surroundings: surroundings.name, contents, verdicts };
    this.#surroundings = surroundings;
    this.#pages = pages;
    this.#outcome = isLasting ? outcome : undefined;
    return outcome;
  }
}

/** The same pages with what is inside them now. */
const withContents = (pages: readonly JudgedPage[], contents: ReadonlyMap<string, PageContents>): JudgedPage[] =>
  pages.map((page) => {
    const now = contents.get(page.file) ?? page.contents;
    return now === page.contents ? page : { ...page, contents: now };
  });

/** Gives the verdicts of an earlier judging that still count, by file. */
function prepareKept(
  last: LastJudging | undefined,
  surroundings: string,
  { contents, textOf }: PagesToJudge,
): (file: string) => PageVerdict | undefined {
  if (last?.surroundings !== surroundings) return () => undefined;
  const [changed, moved] = [new Set<string>(), new Set<string>()];
  for (const [file, before] of last.contents) {
    const now = contents.get(file);
    if (now === before) continue;
    changed.add(file);
    if (!now || anchorFacts(now) !== anchorFacts(before)) moved.add(file);
  }
  const makesAnchors = prepareMakesAnchors(textOf);
  return (file) => {
    const verdict = changed.has(file) ? undefined : last.verdicts.get(file);
    if (!verdict) return undefined;
    if (changed.size > 0) {
      // What a dead anchor may have been meant as is looked up in the text of its page.
      const others = verdict.findings.some(({ code }) => code.name === linkAnchorNotFound.name) ? changed : moved;
      if (verdict.asked.some((each) => others.has(each))) return undefined;
    }
    return verdict.code.every((each) => makesAnchors(each.file) === each.makesAnchors) ? verdict : undefined;
  };
}

/** What anchors a file has for itself and those that import it, as a text to compare. */
const anchorFacts = ({ anchors, rare }: PageContents): string =>
  JSON.stringify([anchors, rare.includes.map(({ source, isSnippet }) => [source, isSnippet])]);
