import { type Diagnostic, type Fix, identityOf, type Result } from "../diagnostic/diagnostic.ts";
import { moreFindings } from "../diagnostic/finding.ts";
import { countEach, groupBy } from "../diagnostic/group-by.ts";
import { applyEdits, editOfFix } from "../edit/json/offset-edit.ts";
import { lineEdits } from "../edit/line-edits.ts";
import { type CheckOptions, checkSite } from "../site/check-site.ts";
import { PageReadings } from "../site/pages/page-readings.ts";
import { pageTexts } from "../site/pages/page-texts.ts";
import { isPageFile } from "../vocabulary/files/site-files.ts";
import { assertSettled } from "./write/interruption.ts";
import type { LeftAlone, Plan } from "./write/plan.ts";

type Outcome = Awaited<ReturnType<typeof checkSite>>;

/** A plan of corrections; it leaves the findings whose correction would bring up another one. */
export interface FixPlan extends Plan {
  /** The site as it is once the plan is carried out. */
  readonly result: Outcome;
  /** How many corrections the plan contains. */
  readonly fixed: number;
}

/** A correction, and the finding it is for. */
interface Candidate {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

/**
 * Plans the corrections that findings offer, in docs.json, its includes and pages, as long as they offer one only. The site is
 * checked again after each step: all corrections together, else those of each code, else half by half; a correction that
 * brings up a finding that was not there is taken back; what was
 * hidden by a text that could not be read does not count.
 *
 * @param only tells which findings are corrected (default: all)
 * @throws {SiteError} if there is no docs.json, or it can't be read
 */
export async function planFixes(
  path?: string,
  options: CheckOptions = {},
  only: (found: Diagnostic) => boolean = () => true,
): Promise<Result<FixPlan>> {
  const checked = { readings: new PageReadings(), ...options };
  const first = await checkSite(path, checked);
  assertSettled(first.value.site.folder);
  const fixer = new Fixer(path, checked, first, only);
  while (await fixer.round());
  const edits = [...groupBy(fixer.made, ({ fix }) => fix.file)];
  const plan: FixPlan = {
    title: "check --fix",
    folder: first.value.site.folder,
    changes: edits.map(([file]) => {
      const before = configTextOf(first, file, checked.texts);
      return { kind: "edit", file, before, edits: lineEdits(before, fixer.textOf(file)) };
    }),
    left: leftOf(fixer),
    result: fixer.result,
    fixed: fixer.made.length,
  };
  return { ok: true, value: plan, diagnostics: [] };
}

/** The findings that stay although somebody may expect a correction. */
function leftOf({ left, untried, result, only }: Fixer): LeftAlone[] {
  const reasons = new Map(left.map((diagnostic) => [diagnostic, "its correction would bring up another finding"]));
  for (const diagnostic of untried) reasons.set(diagnostic, "there are too many corrections to try each by itself");
  for (const diagnostic of result.diagnostics.filter(only)) {
    const { code, fixes } = diagnostic;
    if (fixes.length > 1) reasons.set(diagnostic, `there are ${fixes.length} corrections: choose one`);
    if (fixes.length === 0 && code === "redirect/chain")
      reasons.set(diagnostic, "a wildcard or a temporary redirect on the way may lead elsewhere later");
  }
  return [...reasons].map(([{ file, range, message }, reason]) => ({
    what: `${file}:${range?.start.line ?? 1}: ${message}`,
    reason,
  }));
}

const configTextOf = ({ value: { site } }: Outcome, file: string, texts: CheckOptions["texts"]): string =>
  site.texts.get(file) ?? pageTexts(site.folder, texts).textOf(file) ?? "";

/** How many characters of configs, findings and pages are gone through to find the corrections that bring up others, in total. */
const MOST_EFFORT = 20_000_000;
const EFFORT_OF_FINDING = 300;
const EFFORT_OF_PAGE = 200;

/** Corrects texts step by step, and keeps the corrections that cause no new finding. */
class Fixer {
  readonly made: Candidate[] = [];
  left: Diagnostic[] = [];
  untried: Diagnostic[] = [];
  result: Outcome;
  readonly #path: string | undefined;
  readonly #options: CheckOptions;
  /** The texts that replace files of the disk. */
  #texts: ReadonlyMap<string, string>;
  #effort = MOST_EFFORT;

  readonly only: (found: Diagnostic) => boolean;

  constructor(path: string | undefined, options: CheckOptions, result: Outcome, only: (found: Diagnostic) => boolean) {
    this.only = only;
    this.#path = path;
    this.#options = options;
    this.#texts = options.texts ?? new Map();
    this.result = result;
  }

  /** A file with the corrections that held. */
  textOf(file: string): string {
    return configTextOf(this.result, file, this.#texts);
  }

  /** Tries all corrections that are offered now; whether one of them held. */
  async round(): Promise<boolean> {
    this.left = [];
    this.untried = [];
    // If not all findings are listed, a corrected one makes room for another.
    if (this.result.diagnostics.some(({ code }) => code === moreFindings.name)) this.#effort = 0;
    const before = this.made.length;
    const all = this.#candidates();
    const codes = new Set(all.map(({ diagnostic }) => diagnostic.code));
    if (this.#effort <= 0 || codes.size === 1 || !(await this.#make(all))) {
      const whole = this.#effort > 0 && codes.size > 1;
      for (const code of codes) if (whole && (await this.#make(this.#candidates(code)))) codes.delete(code);
      for (const code of codes) await this.#tryAll(this.#candidates(code));
    }
    return this.made.length > before;
  }

  /** The corrections that are offered now, of one code or of all. */
  #candidates(code?: string): Candidate[] {
    const { site } = this.result.value;
    const wanted = this.result.diagnostics.filter(
      (each) => (code === undefined || each.code === code) && this.only(each),
    );
    return withoutOverlaps(wanted.flatMap(singleFix)).filter(
      ({ fix: { file } }) => (site.texts.has(file) && !site.documents.get("openapi", file)) || isPageFile(file),
    );
  }

  /** Makes corrections together; if that causes a finding, each half separately. */
  async #tryAll(candidates: readonly Candidate[]): Promise<void> {
    if (candidates.length === 0) return;
    if (this.#effort <= 0) {
      this.untried.push(...candidates.map(({ diagnostic }) => diagnostic));
      return;
    }
    if (await this.#make(candidates)) return;
    this.#effort -= effortOf(this.result);
    if (candidates.length === 1) {
      this.left.push(...candidates.map(({ diagnostic }) => diagnostic));
      return;
    }
    // The later half comes first, so that the offsets of the earlier half stay valid.
    const middle = candidates.length >> 1;
    await this.#tryAll(candidates.slice(middle));
    await this.#tryAll(candidates.slice(0, middle));
  }

  /** Makes corrections together, unless that causes a finding; whether it did. */
  async #make(candidates: readonly Candidate[]): Promise<boolean> {
    if (candidates.length === 0) return true;
    const texts = new Map(this.#texts);
    for (const [file, group] of groupBy(candidates, ({ fix }) => fix.file)) {
      const edits = group.map(({ fix }) => editOfFix(fix));
      texts.set(file, applyEdits(this.textOf(file), edits));
    }
    const result = await checkSite(this.#path, { ...this.#options, texts });
    if (!improves(this.result, result)) return false;
    this.result = result;
    this.#texts = texts;
    this.made.push(...candidates);
    return true;
  }
}

function effortOf({ diagnostics, value: { site } }: Outcome): number {
  const texts = [...site.texts].filter(([file]) => !site.documents.get("openapi", file));
  const effort = EFFORT_OF_FINDING * diagnostics.length + EFFORT_OF_PAGE * site.pages.size;
  return texts.reduce((sum, [, text]) => sum + text.length, effort);
}

const singleFix = (diagnostic: Diagnostic): Candidate[] => {
  const [fix, ...more] = diagnostic.fixes;
  return fix && more.length === 0 ? [{ diagnostic, fix }] : [];
};

/** Sorted by file and offset; of corrections of one stretch, the first. */
function withoutOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort(({ fix: a }, { fix: b }) =>
    a.file === b.file ? a.range.start.offset - b.range.start.offset : a.file < b.file ? -1 : 1,
  );
  const kept: Candidate[] = [];
  for (const candidate of sorted) {
    const last = kept.at(-1)?.fix;
    const { file, range } = candidate.fix;
    if (last?.file !== file || last.range.end.offset <= range.start.offset) kept.push(candidate);
  }
  return kept;
}

/**
 * Whether `after` has fewer findings than `before`, and no new ones, except for those that an unreadable text had
 * hidden.
 */
function improves(before: Outcome, after: Outcome): boolean {
  const wasHidden = before.diagnostics.some(({ code }) => code === "config/syntax");
  const judged = ({ diagnostics }: Outcome) =>
    wasHidden ? diagnostics.filter(({ code }) => code === "config/syntax") : diagnostics;
  const known = countFindings(judged(before));
  return (
    judged(after).length < judged(before).length &&
    [...countFindings(judged(after))].every(([finding, count]) => count <= (known.get(finding) ?? 0))
  );
}

/** Places move when texts change, so a finding is identified by its facts. */
const countFindings = (diagnostics: readonly Diagnostic[]): Map<string, number> =>
  countEach(diagnostics.map((diagnostic) => `${diagnostic.file} ${identityOf(diagnostic)}`));
