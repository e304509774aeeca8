import type { ProposedFix } from "../../diagnostic/finding.ts";

/** Writes another text in place of the value at a pointer. */
export const replaceFix = (pointer: string, text: string): ProposedFix => ({
  title: `Replace it with ${JSON.stringify(text)}`,
  place: { pointer },
  text: JSON.stringify(text),
});

/** Writes what a value is meant as, where there is no doubt. */
export const meantFixes = (pointer: string, [only, ...more]: readonly string[]): ProposedFix[] =>
  only === undefined || more.length > 0 ? [] : [replaceFix(pointer, only)];

/** Writes a key as it is meant, where there is no doubt. */
export const renameFixes = (pointer: string, [only, ...more]: readonly string[]): ProposedFix[] =>
  only === undefined || more.length > 0
    ? []
    : [{ title: `Rename it to ${JSON.stringify(only)}`, place: { pointer, part: "key" }, text: JSON.stringify(only) }];
