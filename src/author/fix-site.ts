import type { Diagnostic, Fix, Result } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { identityOf } from "../diagnostic/identity.ts";
import { applyEdits, type OffsetEdit } from "../edit/json/offset-edit.ts";
import { lineEdits } from "../edit/line-edits.ts";
import { type CheckedSite, type CheckOptions, checkSite } from "../site/check-site.ts";
import { assertSettled } from "./write/interruption.ts";
import type { LeftAlone, Plan } from "./write/plan.ts";

/** A plan of corrections; it leaves the findings whose correction would bring up another one. */
export interface FixPlan extends Plan {
  /** The site as it is once the plan is carried out. */
  readonly result: Awaited<ReturnType<typeof checkSite>>;
  /** How many corrections the plan contains. */
  readonly fixed: number;
}

/** A correction, and the finding it is for. */
interface Candidate {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

type Outcome = Awaited<ReturnType<typeof checkSite>>;

/**
 * Plans the corrections that findings offer, in docs.json and its includes, as long as they offer one only. The site is
 * checked again after each step, and a correction that brings up a finding that was not there is taken back; what was
 * hidden by a text that could not be read does not count.
 *
 * @throws {SiteError} if there is no docs.json, or it can't be read
 */
export async function planFixes(path?: string, options: CheckOptions = {}): Promise<Result<FixPlan>> {
  const first = await checkSite(path, options);
  assertSettled(first.value.site.folder);
  const fixer = new Fixer(path, options, first);
  while (await fixer.round());
  const edits = [...groupBy(fixer.made, ({ fix }) => fix.file)];
  const plan: FixPlan = {
    title: "check --fix",
    folder: first.value.site.folder,
    changes: edits.map(([file]) => {
      const before = textOf(first.value, file);
      return { kind: "edit", file, before, edits: lineEdits(before, textOf(fixer.result.value, file)) };
    }),
    left: leftOf(fixer),
    result: fixer.result,
    fixed: fixer.made.length,
  };
  return { ok: true, value: plan, diagnostics: [] };
}

/** The findings that stay although somebody may expect a correction. */
function leftOf({ left, result }: Fixer): LeftAlone[] {
  const reasons = new Map(left.map((diagnostic) => [diagnostic, "its correction would bring up another finding"]));
  for (const diagnostic of result.diagnostics) {
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

const textOf = ({ site }: CheckedSite, file: string): string => site.texts.get(file) ?? "";

/** Corrects texts step by step, and keeps the corrections that cause no new finding. */
class Fixer {
  readonly made: Candidate[] = [];
  left: Diagnostic[] = [];
  result: Outcome;
  readonly #path: string | undefined;
  readonly #options: CheckOptions;

  constructor(path: string | undefined, options: CheckOptions, result: Outcome) {
    this.#path = path;
    this.#options = options;
    this.result = result;
  }

  /** Tries all corrections that are offered now; whether one of them held. */
  async round(): Promise<boolean> {
    const { site } = this.result.value;
    const candidates = withoutOverlaps(this.result.diagnostics.flatMap(singleFix));
    const own = candidates.filter(({ fix }) => site.texts.has(fix.file) && !site.specTexts.has(fix.file));
    this.left = [];
    const before = this.made.length;
    await this.#tryAll(own);
    return this.made.length > before;
  }

  /** Makes corrections together; if that causes a finding, each half separately. */
  async #tryAll(candidates: readonly Candidate[]): Promise<void> {
    if (candidates.length === 0) return;
    const texts = new Map(this.#options.texts);
    for (const change of this.made) texts.set(change.fix.file, textOf(this.result.value, change.fix.file));
    for (const [file, group] of groupBy(candidates, ({ fix }) => fix.file)) {
      texts.set(
        file,
        applyEdits(
          textOf(this.result.value, file),
          group.map(({ fix }) => toEdit(fix)),
        ),
      );
    }
    const result = await checkSite(this.#path, { ...this.#options, texts });
    if (improves(this.result, result)) {
      this.result = result;
      this.made.push(...candidates);
      return;
    }
    if (candidates.length === 1) {
      this.left.push(...candidates.map(({ diagnostic }) => diagnostic));
      return;
    }
    // The later half comes first, so that the offsets of the earlier half stay valid.
    const middle = candidates.length >> 1;
    await this.#tryAll(candidates.slice(middle));
    await this.#tryAll(candidates.slice(0, middle));
  }
}

const singleFix = (diagnostic: Diagnostic): Candidate[] => {
  const [fix, ...more] = diagnostic.fixes;
  return fix && more.length === 0 ? [{ diagnostic, fix }] : [];
};

const toEdit = ({ range, text }: Fix): OffsetEdit => ({ start: range.start.offset, end: range.end.offset, text });

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
function countFindings(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.file} ${identityOf(diagnostic)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
