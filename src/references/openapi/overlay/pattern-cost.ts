/** A repeated group, whose content may match in ways that double with each character. */
const REPEATED_GROUP = /\)[*+{]/;
/** A repetition of one character: `*`, `+`, `{2,}`, `{30}`. */
const REPETITION = /[*+]|\{\d+(?:,\d*)?\}/g;

/** The most steps that a search for a pattern in a text may take; `Infinity` if there is no bound. */
export function patternCost(pattern: string, text: string): number {
  const plain = pattern.replace(/\\.|\[(?:[^\]\\]|\\.)*\]/gs, "x");
  if (REPEATED_GROUP.test(plain)) return Number.POSITIVE_INFINITY;
  const count = (part: RegExp): number => plain.match(part)?.length ?? 0;
  return pattern.length + (text.length + 1) ** (count(REPETITION) + 1) * 2 ** count(/[?|]/g);
}
