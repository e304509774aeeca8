/** A group that is repeated: what it holds may match in ways that double with each character. */
const REPEATED_GROUP = /\)[*+{]/;
/** A repetition of one character: `*`, `+`, `{2,}`, `{30}`. */
const REPETITION = /[*+]|\{\d+(?:,\d*)?\}/g;

/** The most steps that looking for a pattern in a text may take; `Infinity` if that grows without bounds. */
export function patternCost(pattern: string, text: string): number {
  const plain = pattern.replace(/\\.|\[(?:[^\]\\]|\\.)*\]/gs, "x");
  if (REPEATED_GROUP.test(plain)) return Number.POSITIVE_INFINITY;
  const count = (part: RegExp): number => plain.match(part)?.length ?? 0;
  return pattern.length + (text.length + 1) ** (count(REPETITION) + 1) * 2 ** count(/[?|]/g);
}
