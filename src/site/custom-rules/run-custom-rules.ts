import { type Range, START_OF_FILE } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";
import { wordFinding } from "../../diagnostic/word-finding.ts";
import { prepareIsPage } from "../../navigation/pages/published-pages.ts";
import type { PageSource, ResolvedNavigation } from "../../navigation/tree.ts";
import { frontMatterOf } from "../../pages/front-matter/front-matter-end.ts";
import { fieldsOfPage } from "../../pages/front-matter/front-matter-fields.ts";
import { placeInFrontMatter } from "../../pages/front-matter/front-matter-values.ts";
import { type Page, readPage } from "../../pages/read-page.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";
import type { PageTexts } from "../pages/page-texts.ts";
import type { ReadingRule, SiteVisit } from "../reading-rule.ts";
import type { Site } from "../site.ts";
import { type CustomRule, faultInRules, type RuledPage, type RuledSite, type RulePlace } from "./custom-rule.ts";
import { customRuleFailed } from "./custom-rule-code.ts";
import { describeError } from "./describe-error.ts";

/** What the rules of a project look at. */
type Subject = Pick<SiteVisit, "site" | "navigation" | "texts">;

/**
 * What the rules of a project find, one after the other. A rule that fails is a finding, and keeps no other from being
 * asked. Throws a `TypeError` for what is not a rule.
 */
export const customRulesRule: ReadingRule = {
  codes: [customRuleFailed],
  async check({ site, navigation, texts, options: { customRules = [], onProgress }, findings }) {
    onProgress?.("asking the rules of the project");
    const fault = faultInRules(customRules);
    if (fault !== undefined) throw new TypeError(`these are not rules: ${fault}`);
    const pages = ruledPages(navigation, site.pages ?? new Map(), texts.textOf);
    for (const rule of customRules) findings.push(...(await findingsOf(rule, pages, { site, navigation, texts })));
  },
};

async function findingsOf(
  rule: CustomRule,
  pages: ReadonlyMap<string, RuledPage>,
  { site, navigation, texts }: Subject,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const placeOf = preparePlaces(site, texts.textOf);
  let hasEnded = false;
  const report: RuledSite["report"] = (code, args, place, { fixes = [] } = {}) => {
    if (hasEnded) throw new TypeError(`${code.name} is reported after its rule has ended: await what it does`);
    if (!rule.codes.includes(code)) throw new TypeError(`${code?.name} is not among the codes of its rule`);
    const each = finding(code, args, placeOf(place), {
      fixes: fixes.map(({ title, place, text }) => ({ title, place: placeOf(place), text })),
    });
    // Words that cannot be made are a fault of the rule, too.
    wordFinding(each);
    found.push(each);
  };
  const ruled: RuledSite = { config: site.config, navigation, pages, report };
  try {
    if (!rule.needs || rule.needs(ruled)) await rule.check(ruled);
  } catch (error) {
    found.push(
      finding(
        customRuleFailed,
        { case: "failed", rule: ruleCodes(rule), reason: describeError(error) },
        { pointer: "" },
      ),
    );
  }
  hasEnded = true;
  return found;
}

const ruleCodes = ({ codes }: CustomRule): string => codes.map(({ name }) => name).join(", ");

/** Prepares the places of findings, as rules of a project name them. @throws {TypeError} for what is not a place */
function preparePlaces(site: Site, textOf: PageTexts["textOf"]): (place: RulePlace) => Place {
  return (place) => {
    const { file, pointer = "", range } = place ?? {};
    if (file !== undefined && typeof file !== "string") throw new TypeError("the file of a place must be a string");
    if (!/^(?:\/|$)/.test(pointer)) throw new TypeError(`${JSON.stringify(pointer)} is not a JSON Pointer`);
    if (range !== undefined && !isRange(range)) throw new TypeError("the range of a place must be a Range");
    if (file === undefined || range !== undefined)
      return { ...(file === undefined ? {} : { file }), pointer, ...(range && { range }) };
    if (isPageFile(file))
      return pointer === "" ? { file, pointer, range: START_OF_FILE } : inHead(file, pointer, textOf);
    return isSamePlace(site.source.origin(pointer), { file, pointer }) ? { pointer } : { file, pointer };
  };
}

const isRange = ({ start, end }: Range): boolean =>
  [start, end].every((at) => typeof at?.offset === "number" && typeof at.line === "number");

const inHead = (file: string, pointer: string, textOf: PageTexts["textOf"]): Place =>
  placeInFrontMatter({ pointer }, { file, head: frontMatterOf(textOf(file) ?? "") });

const isSamePlace = (a: { file: string; pointer: string }, b: { file: string; pointer: string }): boolean =>
  a.file === b.file && a.pointer === b.pointer;

/** The pages of a site that readers may see, by path. */
function ruledPages(
  navigation: ResolvedNavigation,
  pages: PageSource,
  textOf: PageTexts["textOf"],
): Map<string, RuledPage> {
  const isPage = prepareIsPage(navigation);
  return new Map(
    [...pages]
      .filter(([path, page]) => isPage(path, page))
      .map(([path, { file = `${path}.mdx` }]) => [path, new PageOfSite(path, file, textOf)]),
  );
}

class PageOfSite implements RuledPage {
  readonly path: string;
  readonly file: string;
  readonly #textOf: PageTexts["textOf"];

  constructor(path: string, file: string, textOf: PageTexts["textOf"]) {
    this.path = path;
    this.file = file;
    this.#textOf = textOf;
  }

  get text(): string {
    return this.#textOf(this.file) ?? "";
  }

  get frontMatter(): Readonly<Record<string, unknown>> {
    return fieldsOfPage(this.text);
  }

  rangeOf(start: number, end: number): Range {
    return positionsOf(this.text).range(start, end);
  }

  read(): Promise<Page> {
    return readPage(this.text, { path: this.file });
  }
}
