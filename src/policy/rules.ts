import { ONLY_IF_ASKED } from "../../schemas/code-defaults.js";
import type { KnownRule } from "../codes/rule-names.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { RULE_SEVERITIES, type RuleSeverity } from "../vocabulary/platform/severity.ts";

/** A code, all codes of an area (`nav/*`), or all codes (`*`). */
export type RuleName = KnownRule | `${string}/${string}`;

/** Severities by code or area; the rule of a code wins over that of its area, and that over `*`. */
export type Rules = Readonly<Partial<Record<RuleName, RuleSeverity>>>;

/** What rules look at in a finding. Its file is named from the docs root. */
export type RuledFinding = Pick<Diagnostic, "code" | "file"> & Partial<Pick<Diagnostic, "pointer" | "range">>;

/** Rules for all findings, or for some. */
export interface RuleLayer {
  readonly rules: Rules;
  readonly isFor?: ((found: RuledFinding) => boolean) | undefined;
}

/** Rules as a list of which the last that has one for a finding decides. */
export const rulesInOrder = <Layer extends { readonly rules: Rules }>(
  rules: Rules | readonly Layer[] = {},
): readonly (Layer | { readonly rules: Rules })[] => (isSeveral(rules) ? rules : [{ rules }]);

const isSeveral = <Layer>(rules: Rules | readonly Layer[]): rules is readonly Layer[] => Array.isArray(rules);

const areaOf = (code: string): string => code.slice(0, code.indexOf("/"));

/** A name that a rule may have: `area/what`, `area/*` or `*`. */
const RULE_NAME = /^(?:\*|[a-z][a-z\d-]*\/(?:\*|[a-z][a-z\d-]*))$/;

/**
 * Diagnostics under a caller's rules: first each code's own rule, then, with `strict`, warnings without a rule count as
 * errors. Of several layers, the last that has a rule for a diagnostic decides. Nothing is mutated.
 * @throws TypeError for a name that is not of the form of a code, or a severity that does not exist.
 */
export function applyRules(
  diagnostics: readonly Diagnostic[],
  rules: Rules | readonly RuleLayer[] = {},
  strict = false,
): Diagnostic[] {
  const layers: readonly RuleLayer[] = rulesInOrder(rules);
  for (const layer of layers) assertRules(layer.rules);
  const lastFirst = [...layers].reverse();
  return diagnostics.flatMap((diagnostic) => {
    const severity =
      severityBy(lastFirst, diagnostic) ??
      (ONLY_IF_ASKED.includes(diagnostic.code) ? "off" : undefined) ??
      (strict && diagnostic.severity === "warning" ? "error" : diagnostic.severity);
    if (severity === "off") return [];
    return [severity === diagnostic.severity ? diagnostic : { ...diagnostic, severity }];
  });
}

function assertRules(rules: Rules): void {
  for (const [name, severity] of Object.entries(rules)) {
    if (!RULE_NAME.test(name)) throw new TypeError(`no diagnostic has the code ${JSON.stringify(name)}`);
    if (!RULE_SEVERITIES.includes(severity as RuleSeverity)) {
      throw new TypeError(`the rule for ${name} is ${JSON.stringify(severity)}; expected off, error, warning or info`);
    }
  }
}

/** Whether rules turn findings of a code in a file off. */
export const isTurnedOff = (layers: readonly RuleLayer[], found: RuledFinding): boolean =>
  severityBy([...layers].reverse(), found) === "off";

function severityBy(layers: readonly RuleLayer[], found: RuledFinding): RuleSeverity | undefined {
  for (const { rules, isFor } of layers) {
    const severity = ruleFor(found.code, rules);
    if (severity !== undefined && (isFor === undefined || isFor(found))) return severity;
  }
  return undefined;
}

export const isRuledBy = (layer: RuleLayer, found: RuledFinding): boolean => severityBy([layer], found) !== undefined;

/** Whether a rule turns one of some codes on that are off without. */
export const isAskedFor = (codes: readonly string[], rules?: Rules | readonly { readonly rules: Rules }[]): boolean =>
  rulesInOrder(rules).some((layer) => codes.some((code) => (ruleFor(code, layer.rules) ?? "off") !== "off"));

function ruleFor(code: string, rules: Rules): RuleSeverity | undefined {
  const names = [code, `${areaOf(code)}/*`, "*"] as RuleName[];
  const name = names.find((name) => Object.hasOwn(rules, name));
  const severity = name === undefined ? undefined : rules[name];
  // What is off unless asked for is turned on by its own name alone.
  return name !== code && severity !== "off" && ONLY_IF_ASKED.includes(code) ? undefined : severity;
}
