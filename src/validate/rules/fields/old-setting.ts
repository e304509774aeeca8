import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import { isChildKey } from "../../../vocabulary/elements/elements.ts";
import { NEW_SETTINGS } from "../../../vocabulary/platform/old-settings.ts";
import { configUnknownField } from "../../codes/config-unknown-field.ts";
import type { Check, ConfigRule, ConfigVisit } from "../../context/visits.ts";
import { misplacedElement } from "../children/misplaced-element.ts";

/** Reports settings of mint.json, and elements outside the navigation. */
export const oldSettingRule: ConfigRule = { codes: [configUnknownField, misplacedElement], check: reportOldSettings };

function reportOldSettings({ check, config, missing }: ConfigVisit): void {
  const navigation = own(config, "navigation");
  const hasElements =
    Array.isArray(navigation) || (isObject(navigation) && Object.values(navigation).some(Array.isArray));
  for (const field of oldSettingsOf(check, config)) {
    const place = { pointer: `/${field}`, part: "key" as const };
    if (isChildKey(field) && !hasElements) {
      missing.delete("/navigation");
      check.excused.add(config);
      check.findings.add(misplacedElement, { case: "outside-navigation", key: field }, place);
    } else {
      const reason = { is: "old-setting", now: NEW_SETTINGS.get(field) ?? { navigation: field } } as const;
      check.findings.add(configUnknownField, { field, owner: { document: "docs.json" }, reason }, place);
    }
  }
}

/** The settings of a config that only mint.json has, and the elements outside its navigation. */
export function oldSettingsOf({ dialect }: Check, config: JsonObject): string[] {
  const known = knownFields(DOCS_SHAPES[dialect].settings) ?? {};
  return Object.keys(config).filter((key) => !Object.hasOwn(known, key) && (NEW_SETTINGS.has(key) || isChildKey(key)));
}
