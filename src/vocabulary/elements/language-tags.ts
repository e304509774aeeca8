import { MINTLIFY_LANGUAGES } from "./languages.ts";

/** Codes of `docs.json` that are no language tag of BCP 47, or not spelled as one. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ["cn", "zh-CN"],
  ["jp", "ja"],
  ["ja-jp", "ja-JP"],
  ["fr-ca", "fr-CA"],
]);

/** The BCP 47 tag of a language code: `cn` is `zh-CN`, `jp` is `ja`, all others are tags already. */
export const languageTag = (code: string): string => TAGS.get(code) ?? code;

/** The one of several languages in which readers of a language are at home: `fr` for `fr-CA`, `zh-Hant` for `zh-TW`. */
export function nearestLanguage(code: string, among: readonly string[]): string | undefined {
  const tag = languageTag(code);
  return [tag === "zh-TW" ? "zh-Hant" : tag, ...tag.split("-", 1)].find((each) => among.includes(each));
}

const KNOWN: ReadonlySet<string> = new Set(MINTLIFY_LANGUAGES);

/** Whether a code is one of `docs.json`, in any dialect. */
export const isKnownLanguage = (code: string): boolean => KNOWN.has(code);

/** The direction in which a language is written. */
export const writingDirection = (code: string): "ltr" | "rtl" => (/^(ar|he)\b/i.test(code) ? "rtl" : "ltr");

/** A language by its own name, as language menus show it: `Français`. The code itself if no name is known. */
export function languageLabel(code: string): string {
  const tag = languageTag(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag);
    return name && name !== tag ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
