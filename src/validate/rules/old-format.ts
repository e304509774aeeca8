import { isObject } from "../../json/json-value.ts";
import { ELEMENTS } from "../../vocabulary/elements.ts";
import { entryKind } from "../../vocabulary/entry-kind.ts";

/** How settings of mint.json, which docs.json has replaced, are written now. */
const NOW: ReadonlyMap<string, string> = new Map([
  ["tabs", '"tabs" stand in "navigation" now, and hold their pages themselves'],
  ["anchors", '"anchors" stand in "navigation" now (or in "navigation.global", for links)'],
  ["versions", '"versions" stand in "navigation" now, and hold their pages themselves'],
  ["primaryTab", 'name the first entry of "navigation.tabs" instead'],
  ["topAnchor", 'write an entry of "navigation.anchors" instead'],
  ["topbarLinks", 'write "navbar": { "links": […] } instead'],
  ["topbarCtaButton", 'write "navbar": { "primary": {…} } instead'],
  ["topbar", 'write "navbar" instead'],
  ["footerSocials", 'write "footer": { "socials": {…} } instead'],
  ["modeToggle", 'write "appearance": { "default": …, "strict": … } instead'],
  ["backgroundImage", 'write "background": { "image": … } instead'],
  ["font", 'write "fonts" instead'],
  ["analytics", 'write "integrations" instead'],
  ["openapi", 'set "openapi" on an element of "navigation", or "api": { "openapi": … }'],
  ["asyncapi", 'set "asyncapi" on an element of "navigation", or "api": { "asyncapi": … }'],
  ["codeBlock", 'write "styling": { "codeblocks": … } instead'],
  ["eyebrows", 'write "styling": { "eyebrows": … } instead'],
  ["sidebar", 'remove it: the "theme" decides'],
  ["layout", 'remove it: the "theme" decides'],
  ["rounded", 'remove it: the "theme" decides'],
  ["isWhiteLabeled", "remove it"],
]);

/** How a setting of the old mint.json is written now; `undefined` for what was none. */
export const writtenNow = (setting: string): string | undefined => NOW.get(setting);

/** What to do about a navigation that is a list, as it was in mint.json. */
export function oldNavigationAdvice(navigation: readonly unknown[]): string {
  const element = navigation.find(isObject);
  const key = element ? ELEMENTS[entryKind("groups", element)].arrayKey : navigation.length > 0 ? "pages" : "groups";
  return `write "navigation": { "${key}": [ … ] } around the list`;
}
