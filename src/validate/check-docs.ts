import { DOCS_SHAPES } from "../../schemas/docs-shapes.js";
import { type Finding, Findings, type Reporter, runRules } from "../diagnostic/finding.ts";
import { isObject, type JsonObject, segmentsOf, valueAt } from "../json/json-value.ts";
import { faultsOf } from "../json/shape.ts";
import { chooseDialect } from "../vocabulary/platform/choose-dialect.ts";
import type { Dialect, DialectOption } from "../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../vocabulary/platform/dialect-rules.ts";
import type { Platform } from "../vocabulary/platform/platforms.ts";
import { configType } from "./codes/config-type.ts";
import { type Check, type ConfigVisit, NAVIGATION } from "./context/visits.ts";
import { keepHarmlessFixes } from "./harmless-fixes.ts";
import { findOldNavigationList } from "./rules/fields/old-navigation-list.ts";
import { findOtherFormat } from "./rules/fields/other-format.ts";
import { missingFields } from "./schema-errors/missing-fields.ts";
import { walkNavigation } from "./walk/walk-navigation.ts";
import { CONFIG_RULES } from "./walk/walk-rules.ts";

/**
 * Prepares a test for findings that do not count on a platform: about settings and fields of its own, about elements
 * whose pages such a field makes, and those that its row excuses.
 */
export function prepareExcuses(
  config: unknown,
  { settings, fields, makesPages, excuses }: Platform,
): (found: Finding) => boolean {
  return ({ code, place }) => {
    const segments = segmentsOf(place.pointer);
    const [first = "", last = ""] = [segments[0], segments.at(-1)];
    if (settings.includes(first) || excuses.includes(code.name)) return true;
    if (first !== "navigation") return false;
    if (code.name === "config/unknown-field" && fields.includes(last)) return true;
    if (code.name !== "nav/empty") return false;
    const element = valueAt(config, segments);
    return isObject(element) && makesPages.some((field) => Object.hasOwn(element, field));
  };
}

export interface CheckDocsOptions {
  /** `auto` is chosen by the content, and chosen again for the config with a fix. */
  dialect: DialectOption | undefined;
  /** The dialect that the option means for the config, if that is known already. */
  chosen?: Dialect;
  /** The platform that the site is for, if any is known. */
  platform: Platform | undefined;
  /** Whether the files of `$ref`s were not read: each is noted (`config/unread-include`). */
  noteIncludes?: boolean;
}

/**
 * Reports everything wrong with a `docs.json` that can be found without specs and page files: the shape of all
 * settings, and the rules of the navigation. Pointers lead into `config`. Never throws and never recurses, whatever
 * `config` is; codes are `config/*` and `nav/*`. Takes time and memory in proportion to the number of elements and
 * pages. Each fix has been tried: it removes its finding and brings up no other one.
 */
export function checkDocs(config: unknown, options: CheckDocsOptions): Finding[] {
  const { chosen, ...others } = options;
  return keepHarmlessFixes(config, (each) => findInDocs(each, each === config ? options : others));
}

function findInDocs(config: unknown, options: CheckDocsOptions): Finding[] {
  const foreign = findOtherFormat(config);
  if (foreign) return [foreign];
  const check = newCheck(options, config);
  const { findings } = check;
  if (isObject(config)) {
    runRules(CONFIG_RULES, visitConfig(check, config));
    if (Object.hasOwn(config, "navigation")) walkOrReport(check, config.navigation, check.excused.has(config));
  } else {
    const args = { case: "value", subject: { document: "docs.json" }, value: config, types: ["object"] } as const;
    findings.add(configType, args, { pointer: "" });
  }
  const { platform } = check;
  if (!platform) return findings.done();
  const isExcused = prepareExcuses(config, platform);
  return findings.done().filter((found) => !isExcused(found));
}

/** The findings of `checkDocs` in a navigation alone. Pointers begin with `/navigation`, as in a `docs.json`. */
export function checkNavigation(navigation: unknown, options: CheckDocsOptions): Finding[] {
  const find = (config: { navigation: unknown }) => findInNavigation(config.navigation, options);
  return keepHarmlessFixes({ navigation }, find);
}

function findInNavigation(navigation: unknown, options: CheckDocsOptions): Finding[] {
  const check = newCheck(options, { navigation });
  walkOrReport(check, navigation, false);
  return check.findings.done();
}

const newCheck = ({ dialect, chosen, platform, noteIncludes = false }: CheckDocsOptions, config: unknown): Check => ({
  dialect: chosen ?? chooseDialect(dialect, config),
  platform,
  findings: new Findings(),
  noteIncludes,
  named: new Set(),
  excused: new Set(),
  directories: [],
  shownDirectories: new Set(),
  isPartlyRead: false,
});

function walkOrReport(check: Check, navigation: unknown, isExcused: boolean) {
  if (Array.isArray(navigation)) return check.findings.push(findOldNavigationList(navigation));
  if (!isObject(navigation)) {
    const args = { case: "value", subject: { field: "navigation" }, value: navigation, types: ["object"] } as const;
    return check.findings.add(configType, args, { pointer: NAVIGATION });
  }
  if (isExcused) check.excused.add(navigation);
  walkNavigation(check, navigation);
}

function visitConfig(check: Check, config: JsonObject): ConfigVisit {
  const { findings, dialect, platform } = check;
  const faults = faultsOf(config, DOCS_SHAPES[dialect].settings);
  const missing = missingFields(faults, "");
  if (Object.hasOwn(config, "$ref"))
    for (const pointer of missing) if (pointer.lastIndexOf("/") === 0) missing.delete(pointer);
  if (platform?.needsSettings === false) for (const field of ["theme", "colors"]) missing.delete(`/${field}`);
  const settings = DIALECT_RULES[dialect].platformFormsCount ? findings : asOfSpec(findings);
  return { check, config, faults, missing, settings };
}

/** The settings that are checked in both dialects: settings that the specification describes, and settings without fields. */
const SPECIFIED =
  /^(?:$|\/(?:banner|footer|navbar|interaction|styling\/eyebrows|navigation|theme|name|description|logo|favicon|public|\$schema)(?:\/|$))/;

/** In other settings, only a wrong type is an error; everything else is a warning. */
const asOfSpec = (findings: Reporter): Reporter => ({
  add(code, args, place, more) {
    const counts = code.name === configType.name || SPECIFIED.test(place.pointer);
    findings.add(code, args, place, counts ? more : { ...more, severity: "warning" });
  },
});
