import { TOOL_SHAPE } from "../../schemas/tool-shape.js";
import { areaRule, isCustomName, RULE_NAMES } from "../codes/rule-names.ts";
import { code } from "../diagnostic/code.ts";
import { type Finding, Findings } from "../diagnostic/finding.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote, type Subject } from "../diagnostic/words.ts";
import { isObject, type JsonObject, pointerOf, segmentsOf, valueAt } from "../json/json-value.ts";
import { faultsOf, knownFields } from "../json/shape.ts";
import { configRequired } from "./codes/config-required.ts";
import { configUnknownField } from "./codes/config-unknown-field.ts";
import { renameFixes } from "./context/fixes.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields, refusedFields } from "./schema-errors/missing-fields.ts";

export const unknownRule = code("config/unknown-rule", {
  severity: "error",
  title: "A rule is for a code that does not exist",
  explanation:
    "The `rules` of docsjson.config.json say what findings count as, by their code (`nav/orphan-page`), by area (`nav/*`) or all together (`*`). Codes of the project's own rules count too. A rule for any other name has no effect.",
  example: {
    wrong: { "docsjson.config.json": '{ "rules": { "nav/orphan-pages": "off" } }' },
    right: { "docsjson.config.json": '{ "rules": { "nav/orphan-page": "off" } }' },
  },
  message: ({ name }: { name: string; suggestions: readonly string[] }) => `no finding has the code ${quote(name)}`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? 'list all codes with "docsjson explain"',
});

/**
 * Everything wrong with the settings of a docsjson.config.json. Codes: `config/type`, `config/required`, `config/enum`,
 * `config/format`, `config/range`, `config/unknown-field`, `config/unknown-rule`.
 *
 * @param base JSON Pointer to the settings: `""` in a file of their own, `/docsjson` in package.json
 */
export function checkToolConfig(config: unknown, base = ""): Finding[] {
  const findings = new Findings();
  const owner: Subject = base === "" ? { document: "docsjson.config.json" } : { field: segmentsOf(base).join() };
  const faults = faultsOf(config, TOOL_SHAPE);
  const missing = missingFields(faults, base);
  const hasRules = isObject(config) && Array.isArray(config.customRules) && config.customRules.length > 0;
  reportRules(findings, config, base, (name) => hasRules && isCustomName(name));
  for (const pointer of refusedFields(faults, ""))
    reportUnknownSetting(findings, config, pointer, { base, owner, missing });
  explainErrors(findings, faults, {
    value: config,
    pointer: base,
    owner,
    skip: (fault) => isSaidBetter(fault, missing, base),
  });
  return findings.done();
}

/** The rules of settings for codes that no rule of the project has. @param names the codes that they have */
export function checkCustomNames(config: unknown, base: string, names: readonly string[]): Finding[] {
  const findings = new Findings();
  const known = new Set([...names, ...names.map(areaRule)]);
  reportRules(findings, config, base, (name) => !isCustomName(name) || known.has(name), [...known]);
  return findings.done();
}

/** Reports rules for codes that are neither this package's nor known. */
function reportRules(
  findings: Findings,
  config: unknown,
  base: string,
  isKnown: (name: string) => boolean,
  more: readonly string[] = [],
): void {
  for (const { rules, path } of ruleSettings(config)) {
    const all = [...RULE_NAMES, ...more].filter((name) => !Object.hasOwn(rules, name));
    for (const name of Object.keys(rules)) {
      if ((RULE_NAMES as readonly string[]).includes(name) || isKnown(name)) continue;
      const suggestions = all.includes(`${name}/*`) ? [`${name}/*`] : nearest(name, all);
      const pointer = base + pointerOf([...path, name]);
      findings.add(
        unknownRule,
        { name, suggestions },
        { pointer, part: "key" },
        { fixes: renameFixes(pointer, suggestions) },
      );
    }
  }
}

function ruleSettings(config: unknown): { rules: JsonObject; path: (string | number)[] }[] {
  const overrides = isObject(config) && Array.isArray(config.overrides) ? config.overrides : [];
  const paths: (string | number)[][] = [["rules"], ...overrides.map((_, i) => ["overrides", i, "rules"])];
  return paths.flatMap((path) => {
    const rules = valueAt(config, path.map(String));
    return isObject(rules) ? [{ rules, path }] : [];
  });
}

const OVERRIDE = knownFields(TOOL_SHAPE)?.overrides?.array?.items;

interface Unknown {
  base: string;
  owner: Subject;
  /** Pointers of required fields that are missing; those that an unknown field explains are removed. */
  missing: Set<string>;
}

/** Reports an unknown key of an override, or of the settings themselves. */
function reportUnknownSetting(findings: Findings, config: unknown, pointer: string, { base, owner, missing }: Unknown) {
  const at = { pointer: base + pointer, part: "key" as const };
  const parent = segmentsOf(pointer);
  const field = parent.pop() as string;
  const holder = valueAt(config, parent);
  const isFree = (key: string) => !isObject(holder) || !Object.hasOwn(holder, key);
  const isOverride = parent.length > 0;
  const subject: Subject = isOverride ? { entryOf: "overrides" } : owner;
  const suggestions = nearest(field, Object.keys(knownFields(isOverride ? OVERRIDE : TOOL_SHAPE) ?? {}).filter(isFree));
  const fixes = renameFixes(at.pointer, suggestions);
  const meant = suggestions.find((key) => missing.delete(base + pointerOf([...parent, key])));
  if (meant !== undefined) {
    const facts = { case: "renamed", owner: subject, field: meant, found: field } as const;
    return findings.add(configRequired, facts, at, { fixes });
  }
  const facts = { field, owner: subject, isRefused: true, suggestions };
  findings.add(configUnknownField, facts, at, { fixes, severity: "error" });
}
