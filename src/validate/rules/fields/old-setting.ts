import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { isObject, type JsonObject } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import { isChildKey } from "../../../vocabulary/elements.ts";
import { configUnknownField, type NewSetting } from "../../codes/config-unknown-field.ts";
import { misplacedElement } from "../../codes/nav-misplaced-element.ts";
import type { Check } from "../../context/check-context.ts";

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

/** Reports settings of mint.json, and elements outside the navigation. Returns the config without them. */
export function withoutOldSettings(check: Check, config: JsonObject, missing: Set<string>): JsonObject {
  const known = knownFields(DOCS_SHAPES[check.dialect].settings) ?? {};
  const old = Object.keys(config).filter((key) => !Object.hasOwn(known, key) && isOld(key));
  if (old.length === 0) return config;
  const navigation = Object.hasOwn(config, "navigation") ? config.navigation : undefined;
  const hasElements =
    Array.isArray(navigation) || (isObject(navigation) && Object.values(navigation).some(Array.isArray));
  for (const field of old) {
    const place = { pointer: `/${field}`, part: "key" as const };
    if (isChildKey(field) && !hasElements) {
      missing.delete("/navigation");
      check.excused.add(config);
      check.findings.add(misplacedElement, { case: "outside-navigation", key: field }, place);
    } else {
      const now = NEW_SETTINGS.get(field) ?? { navigation: field };
      check.findings.add(
        configUnknownField,
        { field, owner: { document: "docs.json" }, reason: { is: "old-setting", now } },
        place,
      );
    }
  }
  return Object.fromEntries(Object.entries(config).filter(([key]) => !old.includes(key)));
}

const isOld = (key: string): boolean => NEW_SETTINGS.has(key) || isChildKey(key);
