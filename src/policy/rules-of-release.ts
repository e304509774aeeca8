import { type CodeDescription, RELEASES, type Release } from "../codes/description.ts";
import { CODES } from "../codes/table.ts";
import type { RuleSeverity } from "../vocabulary/platform/severity.ts";
import type { SiteRules } from "./rule-layers.ts";
import { type Rules, rulesInOrder } from "./rules.ts";

/**
 * The rules of a check that judges as a release did: severities are those of the time unless a rule of the project says
 * otherwise, and codes that came later are off unless a rule names them.
 */
export function rulesSince(release: Release, rules?: Rules | readonly SiteRules[]): SiteRules[] {
  const own = rulesInOrder(rules);
  const named = new Set(own.flatMap((layer) => Object.keys(layer.rules)));
  const younger = ([code, { since }]: CodeEntry) =>
    since !== undefined && isYounger(since, release) && !named.has(code);
  const changed = ([, { until }]: CodeEntry) => until !== undefined && isYounger(until.release, release);
  return [
    layerOf(CODE_ENTRIES.filter(changed), ({ until, severity }) => until?.severity ?? severity),
    ...own,
    layerOf(CODE_ENTRIES.filter(younger), () => "off"),
  ];
}

type CodeEntry = readonly [code: string, description: CodeDescription];

const CODE_ENTRIES: readonly CodeEntry[] = Object.entries(CODES);

const isYounger = (one: Release, other: Release): boolean => RELEASES.indexOf(one) > RELEASES.indexOf(other);

const layerOf = (
  entries: readonly CodeEntry[],
  severityOf: (description: CodeDescription) => RuleSeverity,
): SiteRules => ({
  rules: Object.fromEntries(entries.map(([code, description]) => [code, severityOf(description)])),
});
