import type { Probe } from "./probes.ts";
import type { Verdict } from "./verdict.ts";

/** A difference that is meant, and why. */
export interface KnownDifference<Said = Verdict> {
  /** The field: `*` stands for one step of the path, `**` for any number of them. */
  place: string;
  /** What is tried there, as JSON; absent for all that is. */
  changes?: readonly string[];
  /** A text of the configs that it is about; absent for all. */
  with?: string;
  /** Absent for whatever was said. */
  platform?: Said;
  ours?: Said;
  reason: string;
}

/** What both said of a probe, where it differs. */
export interface Difference<Said = Verdict> {
  probe: Probe;
  platform: Said;
  ours: Said;
}

/** Splits differences into those that nobody has explained, and the explanations that none was found for. */
export function unexplained<Said = Verdict>(
  differences: readonly Difference<Said>[],
  known: readonly KnownDifference<Said>[],
): { unknown: Difference<Said>[]; unused: KnownDifference<Said>[] } {
  const rules = known.map((difference) => ({ difference, place: patternOf(difference.place), isUsed: false }));
  const unknown = differences.filter(({ probe, platform, ours }) => {
    const rule = rules.find(
      ({ difference, place }) =>
        (difference.platform ?? platform) === platform &&
        (difference.ours ?? ours) === ours &&
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
