import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { wordFinding } from "../../diagnostic/word-finding.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { isExcused } from "../../pages/excused.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { isMarkdownFile } from "../../vocabulary/files/site-files.ts";
import type { PageTexts } from "../pages/page-texts.ts";
import type { Site } from "../site.ts";
import { type CustomRule, faultInRules, type RuledPage, type RuledSite } from "./custom-rule.ts";
import { customRuleFailed } from "./custom-rule-code.ts";
import { describeError } from "./describe-error.ts";
import { preparePlaces } from "./rule-places.ts";
import { ruledPages } from "./ruled-page.ts";

/** What the rules of a project look at. */
interface Subject {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly textOf: PageTexts["textOf"];
}

/**
 * What the rules of a project find, one after the other. A rule that fails is a finding, `config/custom-rule`, and keeps no
 * other from being asked.
 *
 * @throws {TypeError} for what is not a rule
 */
export async function runCustomRules(rules: readonly CustomRule[], subject: Subject): Promise<Diagnostic[]> {
  const fault = faultInRules(rules);
  if (fault !== undefined) throw new TypeError(`these are not rules: ${fault}`);
  const pages = ruledPages(subject.navigation, subject.site.pages ?? new Map(), subject.textOf);
  const findings: Finding[] = [];
  for (const rule of rules) findings.push(...(await findingsOf(rule, pages, subject)));
  const { config, source } = subject.site;
  return placeFindings(withoutExcused(findings, pages), { config, sourceMap: source });
}

async function findingsOf(
  rule: CustomRule,
  pages: ReadonlyMap<string, RuledPage>,
  { site, navigation, textOf }: Subject,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const placeOf = preparePlaces(site, textOf);
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

/** The findings that no comment of their page excuses. */
function withoutExcused(findings: readonly Finding[], pages: ReadonlyMap<string, RuledPage>): Finding[] {
  const files = new Map([...pages.values()].map((page) => [page.file, page]));
  const excuses = new Map<string, ReturnType<typeof scanPage>["excuses"]>();
  return findings.filter(({ code, place: { file, range } }) => {
    const page = file === undefined ? undefined : files.get(file);
    if (!page || !range) return true;
    const known = excuses.get(page.file) ?? scanPage(page.text, { markdown: isMarkdownFile(page.file) }).excuses;
    excuses.set(page.file, known);
    return !isExcused(known, range.start.offset, code.name);
  });
}
