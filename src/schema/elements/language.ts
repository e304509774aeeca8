import { LANGUAGES } from "../../vocabulary/elements/languages.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { settingField } from "../settings/setting-snippets.ts";
import { oneOf, snippet } from "../values/annotate.ts";
import { needed, ref } from "../values/forms.ts";
import { commonFields, isDefault } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** The language of each code. Two of the codes differ from ISO 639 (`cn`, `jp`). */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ar: "Arabic",
  ca: "Catalan",
  cn: "Chinese (Simplified)",
  cs: "Czech",
  da: "Danish",
  de: "German",
  en: "English",
  es: "Spanish",
  fi: "Finnish",
  fr: "French",
  "fr-CA": "French (Canada)",
  "fr-ca": "French (Canada)",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  id: "Indonesian",
  it: "Italian",
  ja: "Japanese",
  "ja-JP": "Japanese (Japan)",
  "ja-jp": "Japanese (Japan)",
  jp: "Japanese",
  ko: "Korean",
  lv: "Latvian",
  nl: "Dutch",
  no: "Norwegian",
  pl: "Polish",
  pt: "Portuguese",
  "pt-BR": "Portuguese (Brazil)",
  ro: "Romanian",
  ru: "Russian",
  sv: "Swedish",
  tr: "Turkish",
  uk: "Ukrainian",
  uz: "Uzbek",
  vi: "Vietnamese",
  zh: "Chinese",
  "zh-CN": "Chinese (China)",
  "zh-Hans": "Chinese (Simplified)",
  "zh-Hant": "Chinese (Traditional)",
  "zh-TW": "Chinese (Taiwan)",
};

/** The languages that a site may be written in. */
export const defineLanguageCode = (dialect: Dialect) =>
  oneOf("The language's code. Upper and lower case count.", LANGUAGES[dialect], {
    hints: {
      enumDescriptions: LANGUAGE_NAMES,
      errorMessage: "Not a known language code. They are case-sensitive, such as `en`, `pt-BR` or `zh-Hant`.",
    },
  });

/** The docs in one language. Source: specification, "Languages". */
export const defineLanguage = (dialect: Dialect) =>
  defineElement(
    "language",
    dialect,
    {
      language: needed(ref("LanguageCode", "The language's code. Upper and lower case count.")),
      default: isDefault("language"),
      banner: settingField("Banner", "The banner in this language, instead of the site's."),
      footer: settingField("Footer", "The footer in this language, instead of the site's."),
      navbar: settingField("Navbar", "The links at the top in this language, instead of the site's."),
      ...commonFields(dialect, "language"),
    },
    "The docs in one language, chosen in the language selector.",
    [
      snippet("new language", "A language with a group", {
        language: "${1:en}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
    ],
  );
