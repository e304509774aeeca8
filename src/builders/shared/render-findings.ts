import { code } from "../../diagnostic/code.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding, type Place, type Reporter, type Rule, runRules } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { pageSyntax } from "../../pages/codes/page-syntax.ts";
import { factsOfFault } from "../../pages/rules/syntax.ts";
import type { RenderedPage } from "../../render/render-page.ts";
import { pageTexts } from "../../site/pages/page-texts.ts";
import { placeFindings } from "../../source/place-findings.ts";

export const unrendered = code("builder/unrendered", {
  severity: "warning",
  since: "0.2",
  title: "A part of a page can't be rendered",
  explanation:
    "A built page shows what can be known when it is built. A component that nobody defines, an expression that needs a browser, and an import of a file that does not exist leave a box with their text and what is inside them. The rest of the page is built.",
  example: {
    wrong: { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "It costs {prices.monthly}." },
    right: { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "It is {2 + 3}." },
  },
  message: ({ name, reason, isPage }: UnrenderedFacts) =>
    isPage ? `the page ${quote(name)} is left out: ${reason}` : `${nameInWords(name)} can't be rendered: ${reason}`,
  hint: ({ isPage, isOfSite, isBoxed }) => {
    if (isPage) return "rename its file";
    if (isOfSite) return "the site is built without it";
    return isBoxed ? "its text and what is inside it are in a box on the page" : "the rest of the page is built";
  },
});

/** A name in quotes; what is several words says itself what it is. */
const nameInWords = (name: string): string =>
  name === "expression" ? "an expression" : /\s/.test(name) ? `the ${name}` : quote(name);

interface UnrenderedFacts {
  readonly name: string;
  readonly reason: string;
  /** It is a whole page. */
  readonly isPage?: true;
  /** It belongs to no page alone. */
  readonly isOfSite?: true;
  readonly isBoxed?: true;
}

/** A page as it was rendered, as rules look at it. */
interface RenderedVisit {
  readonly file: string;
  readonly rendered: Pick<RenderedPage, "unrendered" | "faults">;
  readonly lineIn: (file: string, line: number) => Place;
  readonly report: Reporter;
}

/** The rules of rendered pages, in the order in which they report. */
const RENDERED_RULES: readonly Rule<RenderedVisit>[] = [
  {
    codes: [pageSyntax],
    check({ file, rendered, lineIn, report }) {
      for (const { fault, line } of rendered.faults)
        report.add(pageSyntax, factsOfFault(fault), lineIn(file, line), { severity: "warning" });
    },
  },
  {
    codes: [unrendered],
    check({ rendered, lineIn, report }) {
      for (const { name, reason, file, line = 1, isBoxed } of rendered.unrendered)
        report.add(unrendered, { name, reason, ...(isBoxed ? { isBoxed } : {}) }, lineIn(file, line));
    },
  },
];

/** In the place of a page, for what is about none alone. */
const SITE = "";

/** Collects what the pages of a site show otherwise than their authors meant it. */
export class RenderFindings {
  readonly #texts: ReturnType<typeof pageTexts>;
  readonly #reporter: Reporter = {
    add: (code, args, place, more) => this.#report(finding(code, args, place, more), this.#page),
  };
  #page = SITE;
  /** Since the last time, by page. */
  #fresh = new Map<string, Map<string, Finding>>([[SITE, new Map()]]);

  constructor(folder: string) {
    this.#texts = pageTexts(folder);
  }

  /** Begins a page, by its file or address: what is added belongs to it. */
  begin(page: string): void {
    this.#page = page;
    this.#fresh.set(page, new Map());
  }

  add(file: string, rendered: RenderedVisit["rendered"]): void {
    runRules(RENDERED_RULES, { file, rendered, lineIn: this.#texts.lineIn, report: this.#reporter });
  }

  /** Notes what a setting asks for around all pages, and they are without. */
  leaveOutPart(name: string, reason: string, place: Place): void {
    this.#report(finding(unrendered, { name, reason, isOfSite: true }, place));
  }

  /** Notes a page that the built site does not have. */
  leaveOut(file: string, address: string, reason: string): void {
    const facts = { name: address, reason, isPage: true as const };
    this.#report(finding(unrendered, facts, this.#texts.lineIn(file, 1), { severity: "error" }));
  }

  /** What was found since the last time, all of each page that was rendered; what is about no page alone is below `""`. */
  take(): Map<string, Diagnostic[]> {
    const fresh = this.#fresh;
    this.#fresh = new Map();
    return new Map([...fresh].map(([page, found]) => [page, placeFindings([...found.values()])]));
  }

  #report(found: Finding, page = SITE): void {
    const known = this.#fresh.get(page) ?? new Map();
    this.#fresh.set(page, known.set(JSON.stringify([found.code.name, found.args, found.place]), found));
  }
}
