import { DOCS_VALIDATORS, KNOWN_KEYS } from "../../schemas/validators.js";
import { isObject, type JsonObject } from "../json/json-value.ts";
import { isChildKey } from "../vocabulary/elements.ts";
import { type Check, noteInclude } from "./context/check-context.ts";
import { newSetting } from "./rules/fields/old-format.ts";
import { checkKnownKeys } from "./rules/fields/unknown-field.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields } from "./schema-errors/missing-fields.ts";

const OWNER = { document: "docs.json" };

/** Checks all settings beside the navigation; what is unknown there is never an error. */
export function checkSettings(check: Check, config: JsonObject): void {
  const { findings, dialect } = check;
  const validate = DOCS_VALIDATORS[dialect].settings;
  const errors = validate(config) ? [] : (validate.errors ?? []);
  const missing = missingFields(errors, "");
  if (Object.hasOwn(config, "$ref"))
    for (const pointer of missing) if (pointer.lastIndexOf("/") === 0) missing.delete(pointer);
  const modern = withoutOldSettings(check, config, missing);
  checkKnownKeys(findings, modern, KNOWN_KEYS.settings, {
    pointer: "",
    owner: OWNER,
    missing,
    onInclude: (path, pointer) => noteInclude(check, path, pointer),
  });
  explainErrors(findings, errors, {
    value: config,
    pointer: "",
    owner: OWNER,
    skip: (error) => isSaidBetter(error, missing, ""),
  });
}

/** Reports settings of mint.json and elements outside the navigation; gives the config without them. */
function withoutOldSettings(check: Check, config: JsonObject, missing: Set<string>): JsonObject {
  const known = KNOWN_KEYS.settings?.keys ?? {};
  const old = Object.keys(config).filter((key) => !Object.hasOwn(known, key) && isOld(key));
  if (old.length === 0) return config;
  const navigation = Object.hasOwn(config, "navigation") ? config.navigation : undefined;
  const isOrganised =
    Array.isArray(navigation) || (isObject(navigation) && Object.values(navigation).some(Array.isArray));
  for (const field of old) {
    const place = { pointer: `/${field}`, part: "key" as const };
    if (isChildKey(field) && !isOrganised) {
      missing.delete("/navigation");
      check.excused.add(config);
      check.findings.add("nav/misplaced-element", { case: "outside-navigation", key: field }, place);
    } else {
      const now = newSetting(field) ?? { navigation: field };
      check.findings.add("config/unknown-field", { field, owner: OWNER, reason: { is: "old-setting", now } }, place);
    }
  }
  return Object.fromEntries(Object.entries(config).filter(([key]) => !old.includes(key)));
}

const isOld = (key: string): boolean => newSetting(key) !== undefined || isChildKey(key);
