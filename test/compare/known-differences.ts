import type { Probe } from "./probes.ts";
import type { Verdict } from "./verdict.ts";

/** A difference that is meant, and why. */
export interface KnownDifference {
  /** The field: `*` stands for one step of the path, `**` for any number of them. */
  place: string;
  /** What is tried there, as JSON; absent for all that is. */
  changes?: readonly string[];
  /** A text of the configs that it is about; absent for all. */
  with?: string;
  platform: Verdict;
  ours: Verdict;
  reason: string;
}

/** What both said of a probe, where it differs. */
export interface Difference {
  probe: Probe;
  platform: Verdict;
  ours: Verdict;
}

/** Splits differences into those that nobody has explained, and the explanations that none was found for. */
export function unexplained(
  differences: readonly Difference[],
  known: readonly KnownDifference[],
): { unknown: Difference[]; unused: KnownDifference[] } {
  const rules = known.map((difference) => ({ difference, place: patternOf(difference.place), isUsed: false }));
  const unknown = differences.filter(({ probe, platform, ours }) => {
    const rule = rules.find(
      ({ difference, place }) =>
        difference.platform === platform &&
        difference.ours === ours &&
        place.test(probe.place) &&
        (difference.with === undefined || JSON.stringify(probe.config).includes(difference.with)) &&
        (difference.changes?.includes(probe.change) ?? true),
    );
    if (rule) rule.isUsed = true;
    return rule === undefined;
  });
  return { unknown, unused: rules.filter(({ isUsed }) => !isUsed).map(({ difference }) => difference) };
}

/** A place with its wildcards as a regular expression. */
const patternOf = (place: string): RegExp => {
  const source = place
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("/**", "(?:/.*)?")
    .replace(/(?<![.)])\*/g, "[^/]*");
  return new RegExp(`^${source}$`);
};
