import type { Place, ProposedFix } from "../../diagnostic/finding.ts";
import { isNearMiss } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { segmentsOf } from "../../json/json-value.ts";

/** Replaces the value at a pointer with another string. */
export const replaceFix = (pointer: string, text: string): ProposedFix => ({
  title: FIX_TITLES.replace(text),
  place: { pointer },
  text: JSON.stringify(text),
});

/**
 * Replaces a value with the only string that it can be meant as; nothing if there are several, or if it is no near miss. In a
 * page, nothing but the string must be at the place.
 */
export const meantFixes = (place: Place, written: string, suggestions: readonly string[]): ProposedFix[] => {
  const meant = onlyNearMiss(written.trim(), suggestions);
  if (meant === undefined) return [];
  const { pointer, range } = place;
  if (!range) return [replaceFix(pointer, meant)];
  const isWhole = range.end.offset === range.start.offset + written.length;
  return isWhole ? [{ title: FIX_TITLES.replace(meant), place, text: meant }] : [];
};

/** Renames a key to the only one that it can be meant as; nothing if there are several, or if it is no near miss. */
export const renameFixes = (pointer: string, suggestions: readonly string[]): ProposedFix[] => {
  const meant = onlyNearMiss(segmentsOf(pointer).at(-1) ?? "", suggestions);
  return meant === undefined
    ? []
    : [{ title: FIX_TITLES.rename(meant), place: { pointer, part: "key" }, text: JSON.stringify(meant) }];
};

function onlyNearMiss(written: string, [only, ...more]: readonly string[]): string | undefined {
  if (only === undefined || more.length > 0) return undefined;
  // Behind a prefix, as in `fa-house`.
  return isNearMiss(written, only) || written.endsWith(`-${only}`) ? only : undefined;
}
