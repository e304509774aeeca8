import { DOCS_VALIDATORS, KNOWN_KEYS } from "../../schemas/validators.js";
import type { JsonObject } from "../json/json-value.ts";
import type { Check } from "./context/check-context.ts";
import { withoutOldSettings } from "./rules/fields/old-setting.ts";
import { checkKnownKeys } from "./rules/fields/unknown-field.ts";
import { noteInclude } from "./rules/fields/unread-include.ts";
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
