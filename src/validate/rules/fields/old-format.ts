import type { NewSetting } from "../../../diagnostic/codes/unknown-field.ts";
import { isObject } from "../../../json/json-value.ts";
import { type ChildKey, ELEMENTS } from "../../../vocabulary/elements.ts";
import { entryKind } from "../../../vocabulary/entry-kind.ts";

/** How docs.json writes the settings of mint.json, which it has replaced. */
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

/** How docs.json writes a setting of mint.json; `undefined` for any other. */
export const newSetting = (setting: string): NewSetting | undefined => NEW_SETTINGS.get(setting);

/** The key under which a navigation that is a list, as in mint.json, belongs. */
export function keyOfOldList(navigation: readonly unknown[]): ChildKey {
  const element = navigation.find(isObject);
  if (element) return ELEMENTS[entryKind("groups", element)].arrayKey;
  return navigation.length > 0 ? "pages" : "groups";
}
