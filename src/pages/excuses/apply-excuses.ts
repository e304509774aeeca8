import { AREAS, RULE_NAMES } from "../../codes/rule-names.ts";
import { isKnownCode } from "../../codes/table.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { nearestCodes } from "../../diagnostic/nearest-code.ts";
import type { PagesToJudge } from "../judged-site.ts";
import type { Excuse } from "../read/scanned-page.ts";
import { unknownExcuse, unusedExcuse } from "./excuse-codes.ts";
import { covers } from "./excused.ts";

interface Excusing extends Pick<PagesToJudge, "contents" | "placeIn"> {
  /** Whether findings of a code are looked for: some are off unless asked for. */
  readonly isLookedFor: (code: string) => boolean;
}

/** The findings that no comment in a page excuses, and those about the comments: codes that do not exist, no effect. */
export function applyExcuses(
  found: readonly Diagnostic[],
  { contents, placeIn, isLookedFor }: Excusing,
): { told: Set<Diagnostic>; faults: Finding[] } {
  const used = new Set<Excuse>();
  const told = found.filter(({ file, code, range }) => {
    const excuses = contents.get(file)?.rare.excuses ?? [];
    if (!range || excuses.length === 0) return true;
    const covering = excuses.filter((excuse) => covers(excuse, range.start.offset, code));
    for (const excuse of covering) used.add(excuse);
    return covering.length === 0;
  });
  const faults: Finding[] = [];
  for (const [file, { rare }] of contents) {
    for (const excuse of rare.excuses) {
      const place = () => placeIn(file, excuse.at);
      const unknown = excuse.codes.filter(isUnknown);
      for (const name of unknown)
        faults.push(finding(unknownExcuse, { name, suggestions: nearestCodes(name, RULE_NAMES) }, place()));
      if (
        unknown.length > 0 ||
        used.has(excuse) ||
        !excuse.codes.every((name) => isKnownCode(name) && isLookedFor(name))
      )
        continue;
      faults.push(finding(unusedExcuse, { names: excuse.codes }, place()));
    }
  }
  return { told: new Set(told), faults };
}

/** Whether a name is in an area of ours, or in none, and no code or rule. */
function isUnknown(name: string): boolean {
  const [area = "", rest] = name.split("/", 2);
  if (RULE_NAMES.some((known) => known === name)) return false;
  return rest === undefined || AREAS.includes(area);
}
