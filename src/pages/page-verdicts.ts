import type { Finding } from "../diagnostic/finding.ts";
import type { PageContents } from "./page-contents.ts";
import type { JudgedSite } from "./rules/page-rule.ts";

/** What was found in a page, and what that rests on beside the page and its surroundings. */
export interface PageVerdict {
  readonly findings: readonly Finding[];
  /** How many links may lead to a page of a spec that was not read. */
  readonly unread: number;
  /** The files whose anchors its links were compared with. */
  readonly asked: readonly string[];
  /** Whether it rests on nothing else: the code of a component may change unseen. */
  readonly isLasting: boolean;
}

/** A judging of a site as the next one needs it. */
export interface LastJudging {
  readonly surroundings: string;
  /** What was inside the page files, by file. */
  readonly contents: ReadonlyMap<string, PageContents>;
  readonly verdicts: ReadonlyMap<string, PageVerdict>;
}

/**
 * What judging found in the pages of a site. The next judging keeps the verdicts that no change touches: those of pages
 * that are the same, on a site whose addresses are the same, and whose links lead to anchors that are the same.
 */
export class PageVerdicts {
  #last: LastJudging | undefined;
  #now = new Map<string, PageVerdict>();
  /** The site as it was prepared for judging, while its surroundings are the same. */
  site: JudgedSite | undefined;

  /** @param last a judging of an earlier run */
  constructor(last?: LastJudging) {
    this.#last = last;
  }

  get last(): LastJudging | undefined {
    return this.#last;
  }

  /** Begins a judging: gives the verdicts that still count, by file. */
  begin(surroundings: string, contents: ReadonlyMap<string, PageContents>): ReadonlyMap<string, PageVerdict> {
    const last = this.#last;
    this.#now = new Map();
    this.#last = { surroundings, contents, verdicts: this.#now };
    if (last?.surroundings !== surroundings) {
      this.site = undefined;
      return new Map();
    }
    const [changed, moved] = [new Set<string>(), new Set<string>()];
    for (const [file, before] of last.contents) {
      const now = contents.get(file);
      if (now === before) continue;
      changed.add(file);
      if (!now || anchorFacts(now) !== anchorFacts(before)) moved.add(file);
    }
    if (changed.size === 0) return last.verdicts;
    return new Map(
      [...last.verdicts].filter(
        ([file, { asked }]) => !changed.has(file) && !(moved.size > 0 && asked.some((each) => moved.has(each))),
      ),
    );
  }

  /** Keeps the verdict of a page for the next judging. */
  keep(file: string, verdict: PageVerdict): void {
    this.#now.set(file, verdict);
  }
}

/** What anchors a file has for itself and those that import it, as a text to compare. */
const anchorFacts = ({ anchors, imports, links }: PageContents): string =>
  JSON.stringify([
    anchors,
    imports.map(({ source }) => source),
    links.flatMap(({ element, field, target }) => (element === "Snippet" && field === "file" ? [target] : [])),
  ]);
