import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import { isChildKey } from "../../../vocabulary/elements.ts";
import { configUnknownField, type NewSetting } from "../../codes/config-unknown-field.ts";
import type { Check } from "../../context/check-context.ts";
import type { ConfigRule, ConfigVisit } from "../../context/visits.ts";
import { misplacedElement } from "../children/misplaced-element.ts";

/** How docs.json writes the settings of mint.json, which it replaces. */
const NEW_SETTINGS: ReadonlyMap<string, NewSetting> = new Map<string, NewSetting>([
  ["tabs", { navigation: "tabs", pages: true }],
  ["anchors", { navigation: "anchors", global: true }],
  ["versions", { navigation: "versions", pages: true }],
  ["primaryTab", { write: 'the first entry of "navigation.tabs"' }],
  ["topAnchor", { write: 'an entry of "navigation.anchors"' }],
  ["topbarLinks", { write: '"navbar": { "links": […] }' }],
  ["topbarCtaButton", { write: '"navbar": { "primary": {…} }' }],
  ["topbar", { write: '"navbar"' }],
  ["footerSocials", { write: '"footer": { "socials": {…} }' }],
  ["modeToggle", { write: '"appearance": { "default": …, "strict": … }' }],
  ["backgroundImage", { write: '"background": { "image": … }' }],
  ["font", { write: '"fonts"' }],
  ["analytics", { write: '"integrations"' }],
  ["openapi", { setting: "openapi" }],
  ["asyncapi", { setting: "asyncapi" }],
  ["codeBlock", { write: '"styling": { "codeblocks": … }' }],
  ["eyebrows", { write: '"styling": { "eyebrows": … }' }],
  ["sidebar", "theme"],
  ["layout", "theme"],
  ["rounded", "theme"],
  ["isWhiteLabeled", "none"],
]);

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
