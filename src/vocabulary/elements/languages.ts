import type { Dialect } from "../platform/dialect.ts";

/** Source: specification, "Languages". */
const SPEC_LANGUAGES = [
  "ar",
  "ca",
  "cs",
  "cn",
  "zh-Hant",
  "nl",
  "en",
  "fi",
  "fr",
  "de",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "jp",
  "ko",
  "lv",
  "no",
  "pl",
  "pt-BR",
  "ro",
  "ru",
  "es",
  "sv",
  "tr",
  "uk",
  "uz",
  "vi",
] as const;

/** The specification's languages, and further ones of the hosted platform (November 2026). */
export const MINTLIFY_LANGUAGES = [
  ...SPEC_LANGUAGES,
  "zh",
  "zh-Hans",
  "zh-CN",
  "zh-TW",
  "fr-CA",
  "fr-ca",
  "ja",
  "ja-jp",
  "ja-JP",
  "pt",
  "da",
] as const;

export const LANGUAGES: Readonly<Record<Dialect, readonly string[]>> = {
  spec: SPEC_LANGUAGES,
  mintlify: MINTLIFY_LANGUAGES,
};
