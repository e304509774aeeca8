import { DOCS_SHAPES } from "../../schemas/docs-shapes.js";
import type { JsonObject } from "../json/json-value.ts";
import { faultsOf } from "../json/shape.ts";
import { DIALECT_RULES } from "../vocabulary/dialect-rules.ts";
import { configType } from "./codes/config-type.ts";
import type { Check } from "./context/check-context.ts";
import type { Reporter } from "./context/findings.ts";
import { refusedFontFields } from "./context/refused-font-fields.ts";
import { reportSchemaReference } from "./rules/fields/dollar-schema.ts";
import { reportDuplicateValues } from "./rules/fields/duplicate-value.ts";
import { reportIgnoredSettings } from "./rules/fields/ignored-setting.ts";
import { withoutOldSettings } from "./rules/fields/old-setting.ts";
import { checkKnownKeys } from "./rules/fields/unknown-field.ts";
import { noteInclude } from "./rules/fields/unread-include.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields, refusedFields } from "./schema-errors/missing-fields.ts";

const OWNER = { document: "docs.json" };

/** Checks all settings besides the navigation. An unknown field there is never an error. */
export function checkSettings(check: Check, config: JsonObject): void {
  const { findings, dialect } = check;
  const { closesObjects, platformFormsCount } = DIALECT_RULES[dialect];
  const { settings } = DOCS_SHAPES[dialect];
  const faults = faultsOf(config, settings);
  const missing = missingFields(faults, "");
  if (Object.hasOwn(config, "$ref"))
    for (const pointer of missing) if (pointer.lastIndexOf("/") === 0) missing.delete(pointer);
  if (check.platform?.needsSettings === false) for (const field of ["theme", "colors"]) missing.delete(`/${field}`);
  reportSchemaReference(check, config);
  const modern = withoutOldSettings(check, config, missing);
  checkKnownKeys(findings, modern, settings, {
    pointer: "",
    owner: OWNER,
    missing,
    refused: closesObjects ? new Set([...refusedFields(faults, ""), ...refusedFontFields(config)]) : new Set(),
    onInclude: (path, pointer) => noteInclude(check, path, pointer),
  });
  const reporter = platformFormsCount ? findings : asOfSpec(findings);
  explainErrors(reporter, faults, {
    value: config,
    pointer: "",
    owner: OWNER,
    skip: (fault) => isSaidBetter(fault, missing, ""),
  });
  reportDuplicateValues(reporter, config);
  reportIgnoredSettings(findings, config, faults);
}

/** The settings that are checked in both dialects: those that the specification describes, and those without fields. */
const SPECIFIED =
  /^(?:$|\/(?:banner|footer|navbar|interaction|styling\/eyebrows|navigation|theme|name|description|logo|favicon|public|\$schema)(?:\/|$))/;

/** In other settings, only a wrong type is an error; everything else is a warning. */
const asOfSpec = (findings: Reporter): Reporter => ({
  add(code, args, place, more) {
    const counts = code.name === configType.name || SPECIFIED.test(place.pointer);
    findings.add(code, args, place, counts ? more : { ...more, severity: "warning" });
  },
});
