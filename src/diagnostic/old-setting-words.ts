import type { NewSetting } from "../vocabulary/platform/old-settings.ts";
import { quote } from "./words.ts";

/** What to do about a setting of mint.json in docs.json. */
export function hintForOldSetting(now: NewSetting): string {
  if (now === "theme") return 'remove it: the "theme" decides';
  if (now === "none") return "remove it";
  if ("write" in now) return `use ${now.write} instead`;
  if ("setting" in now)
    return `set ${quote(now.setting)} on an element of "navigation", or "api": { ${quote(now.setting)}: … }`;
  const place = now.global ? '"navigation" (or to "navigation.global", for links)' : '"navigation"';
  return `move ${quote(now.navigation)} to ${place}${now.pages ? ", where each entry has its own pages" : ""}`;
}
