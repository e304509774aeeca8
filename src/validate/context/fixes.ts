import type { ProposedFix } from "../../diagnostic/finding.ts";
import { isNearMiss } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { segmentsOf } from "../../json/pointer.ts";

/** Replaces the value at a pointer with another string. */
export const replaceFix = (pointer: string, text: string): ProposedFix => ({
  title: FIX_TITLES.replace(text),
  place: { pointer },
  text: JSON.stringify(text),
});

/** Replaces a value with the only string that it can be meant as; nothing if there are several, or if it is no near miss. */
export const meantFixes = (pointer: string, written: string, suggestions: readonly string[]): ProposedFix[] => {
  const meant = onlyNearMiss(written.trim(), suggestions);
  return meant === undefined ? [] : [replaceFix(pointer, meant)];
};

/** Renames a key to the only one that it can be meant as; nothing if there are several, or if it is no near miss. */
export const renameFixes = (pointer: string, suggestions: readonly string[]): ProposedFix[] => {
  const meant = onlyNearMiss(segmentsOf(pointer).at(-1) ?? "", suggestions);
  return meant === undefined
    ? []
    : [{ title: FIX_TITLES.rename(meant), place: { pointer, part: "key" }, text: JSON.stringify(meant) }];
};

function onlyNearMiss(written: string, [only, ...more]: readonly string[]): string | undefined {
  return only !== undefined && more.length === 0 && isNearMiss(written, only) ? only : undefined;
}
