import type { ProposedFix } from "../../diagnostic/finding.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";

/** Replaces the value at a pointer with another string. */
export const replaceFix = (pointer: string, text: string): ProposedFix => ({
  title: FIX_TITLES.replace(text),
  place: { pointer },
  text: JSON.stringify(text),
});

/** Replaces a value with the only string that it may be meant as; nothing if there are several. */
export const meantFixes = (pointer: string, [only, ...more]: readonly string[]): ProposedFix[] =>
  only === undefined || more.length > 0 ? [] : [replaceFix(pointer, only)];

/** Renames a key to the only one that it may be meant as; nothing if there are several. */
export const renameFixes = (pointer: string, [only, ...more]: readonly string[]): ProposedFix[] =>
  only === undefined || more.length > 0
    ? []
    : [{ title: FIX_TITLES.rename(only), place: { pointer, part: "key" }, text: JSON.stringify(only) }];
