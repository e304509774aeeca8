import { describe, expect, it } from "vitest";
import { show } from "../../../../support/show-config.ts";

describe("an unknown language code", () => {
  it("one letter off, in another case, or from another standard", () => {
    const languages = ["em", "pt-br", "ja", "zh", "xx-klingon"].map(
      (code) => `{ "language": "${code}", "pages": ["a"] }`,
    );
    expect(show(`{ "languages": [${languages.join(", ")}] }`)).toMatchInlineSnapshot(`
      "1:47 error nav/unknown-language ⟨"em"⟩ in language "em"
        "em" is not one of the 29 supported language codes
        → did you mean "en" or "es"?
      1:85 error nav/unknown-language ⟨"pt-br"⟩ in language "pt-br"
        "pt-br" is not one of the 29 supported language codes
        → did you mean "pt-BR"?
        fix: Replace it with "pt-BR" (1:85 ⟨"pt-br"⟩ → ⟨"pt-BR"⟩)
      1:126 error nav/unknown-language ⟨"ja"⟩ in language "ja"
        "ja" is not one of the 29 supported language codes
        → did you mean "jp"?
        fix: Replace it with "jp" (1:126 ⟨"ja"⟩ → ⟨"jp"⟩)
      1:164 error nav/unknown-language ⟨"zh"⟩ in language "zh"
        "zh" is not one of the 29 supported language codes
        → did you mean "cn" or "zh-Hant"?
      1:202 error nav/unknown-language ⟨"xx-klingon"⟩ in language "xx-klingon"
        "xx-klingon" is not one of the 29 supported language codes
        → use a code such as "en", "fr" or "pt-BR"; case matters"
    `);
  });
  it("the name of a language", () => {
    expect(show('{ "languages": [{ "language": "English", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:47 error nav/unknown-language ⟨"English"⟩ in language "English"
        "English" is not one of the 29 supported language codes
        → did you mean "en"?"
    `);
  });
});
