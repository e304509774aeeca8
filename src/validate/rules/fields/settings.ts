import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { escapeSegment, isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import type { ConfigRule, ConfigVisit } from "../../context/visits.ts";
import { explainErrors, FAULT_CODES } from "../../schema-errors/explain-errors.ts";
import { isSaidBetter, refusedFields } from "../../schema-errors/missing-fields.ts";
import { oldSettingsOf } from "./old-setting.ts";
import { checkKnownKeys, UNKNOWN_CODES } from "./unknown/unknown-field.ts";
import { noteInclude } from "./unread-include.ts";

/**
 * Pointers of the unknown fields of `fonts` that the hosted platform rejects: all of them, unless there is a font for
 * the whole site.
 */
export function refusedFontFields(config: JsonObject): string[] {
  const fonts = own(config, "fonts");
  if (!isObject(fonts) || Object.hasOwn(fonts, "family")) return [];
  const known = knownFields(knownFields(DOCS_SHAPES.mintlify.settings)?.fonts) ?? {};
  return Object.keys(fonts)
    .filter((field) => !Object.hasOwn(known, field))
    .map((field) => `/fonts/${escapeSegment(field)}`);
}

const OWNER = { document: "docs.json" };

/** Reports unknown fields and values in the settings, and how settings depart from their shapes. */
export const settingsRule: ConfigRule = { codes: [...UNKNOWN_CODES, ...FAULT_CODES], check: checkSettings };

function checkSettings({ check, config, faults, missing, settings }: ConfigVisit): void {
  const { findings, dialect } = check;
  const old = oldSettingsOf(check, config);
  const modern =
    old.length === 0 ? config : Object.fromEntries(Object.entries(config).filter(([key]) => !old.includes(key)));
  const { closesObjects } = DIALECT_RULES[dialect];
  checkKnownKeys(findings, modern, DOCS_SHAPES[dialect].settings, {
    pointer: "",
    owner: OWNER,
    missing,
    refused: closesObjects ? new Set([...refusedFields(faults, ""), ...refusedFontFields(config)]) : new Set(),
    onInclude: (path, pointer) => noteInclude(check, path, pointer),
  });
  const skip = (fault: ConfigVisit["faults"][number]) => isSaidBetter(fault, missing, "");
  explainErrors(settings, faults, { value: config, pointer: "", owner: OWNER, skip });
}
