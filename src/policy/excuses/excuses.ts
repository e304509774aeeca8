import { contentExample } from "../../codes/examples/page.ts";
import { AREAS, RULE_NAMES } from "../../codes/rule-names.ts";
import { isKnownCode } from "../../codes/table.ts";
import { code } from "../../diagnostic/code.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { nearestCodes } from "../../diagnostic/nearest-code.ts";
import { didYouMean, quote, quoteList } from "../../diagnostic/words.ts";
import type { PagesToJudge } from "../../pages/judged-site.ts";
import { coversFinding } from "../../pages/read/read-excuse.ts";
import type { Excuse } from "../../pages/read/scanned-page.ts";

interface ExcusingPages extends Pick<PagesToJudge, "placeIn"> {
  /** The comments of the pages that are judged, by file: one without effect is told. */
  readonly judged: ReadonlyMap<string, readonly Excuse[]>;
  /** The comments of any other file. */
  readonly readIn: (file: string) => readonly Excuse[];
  /** Whether findings of a code are looked for: some are off unless asked for. */
  readonly isLookedFor: (code: string) => boolean;
}

/** The comments in pages that excuse findings, and which of them have something to excuse. */
export class Excuses {
  readonly #pages: ExcusingPages;
  readonly #others = new Map<string, readonly Excuse[]>();
  readonly #used = new Set<Excuse>();

  constructor(pages: ExcusingPages) {
    this.#pages = pages;
  }

  /** Whether a comment excuses what has a code at an offset of a file. */
  isExcused(file: string, at: number, code: string): boolean {
    const covering = this.#in(file).filter((excuse) => coversFinding(excuse, at, code));
    for (const excuse of covering) this.#used.add(excuse);
    return covering.length > 0;
  }

  /** The findings that no comment excuses. */
  leave(found: readonly Diagnostic[]): Diagnostic[] {
    return found.filter(({ file, code, range }) => !range || !this.isExcused(file, range.start.offset, code));
  }

  /** What is wrong with the comments, once all was asked for: `page/unknown-excuse`, `page/unused-excuse`. */
  faults(): Finding[] {
    return [...this.#pages.judged].flatMap(([file, excuses]) => excuses.flatMap((each) => this.#faultsOf(each, file)));
  }

  #in(file: string): readonly Excuse[] {
    const known = this.#pages.judged.get(file) ?? this.#others.get(file);
    if (known) return known;
    const read = this.#pages.readIn(file);
    this.#others.set(file, read);
    return read;
  }

  #faultsOf(excuse: Excuse, file: string): Finding[] {
    const { codes, at } = excuse;
    const { placeIn, isLookedFor } = this.#pages;
    const unknown = codes.filter(isUnknown);
    if (unknown.length > 0)
      return unknown.map((name) =>
        finding(unknownExcuse, { name, suggestions: nearestCodes(name, RULE_NAMES) }, placeIn(file, at)),
      );
    const isTold = !this.#used.has(excuse) && codes.every((name) => isKnownCode(name) && isLookedFor(name));
    return isTold ? [finding(unusedExcuse, { names: codes }, placeIn(file, at))] : [];
  }
}

/** Whether a name is in an area of ours, or in none, and no code or rule. */
function isUnknown(name: string): boolean {
  const [area = "", rest] = name.split("/", 2);
  if (RULE_NAMES.some((known) => known === name)) return false;
  return rest === undefined || AREAS.includes(area);
}

export const unknownExcuse = code("page/unknown-excuse", {
  severity: "warning",
  since: "0.2",
  title: "A comment that excuses findings names a code that does not exist",
  explanation:
    "`docsjson-disable-line`, `docsjson-disable-next-line` and `docsjson-disable` (for all of the file) take codes and areas (`link/*`). A misspelt code excuses nothing. Codes of rules of your own, in areas of your own, are left alone.",
  example: contentExample(
    "{/* docsjson-disable-next-line link/page-not-fond */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  message: ({ name }: { name: string; suggestions: readonly string[] }) =>
    `this comment names the code ${quote(name)}, which does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "docsjson explain lists all codes",
});

export const unusedExcuse = code("page/unused-excuse", {
  severity: "info",
  since: "0.2",
  title: "A comment that excuses findings has nothing to excuse",
  explanation: "What the comment was about is corrected. Without it, the next fault in the line is told.",
  example: contentExample(
    "{/* docsjson-disable-next-line link/page-not-found */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  message: ({ names }: { names: readonly string[] }) =>
    names.length === 0
      ? "this comment excuses nothing: there is no finding where it counts"
      : `this comment excuses nothing: there is no finding with ${quoteList(names)} where it counts`,
  hint: () => "remove it",
});
