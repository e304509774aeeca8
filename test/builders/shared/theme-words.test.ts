import { describe, expect, it } from "vitest";
import { scriptWords, themeWords } from "../../../src/builders/shared/theme-words.ts";
import { MINTLIFY_LANGUAGES } from "../../../src/vocabulary/elements/languages.ts";

describe("the words of a theme", () => {
  it.each(MINTLIFY_LANGUAGES.filter((language) => language !== "en"))("are all there in %s", (language) => {
    const words = Object.values(themeWords(language) ?? {});
    expect(words).toHaveLength(12);
    expect(words.every((word) => word.trim() !== "")).toBe(true);
    expect(new Set(words).size).toBe(12);
    const scripts = Object.entries(scriptWords(language) ?? {});
    expect(scripts).toHaveLength(12);
    expect(
      scripts.filter(([english, word]) => word.trim() === "" || word.includes("$") !== english.includes("$")),
    ).toEqual([]);
  });

  it("go by the language of a region and by the script", () => {
    expect(themeWords("fr-CA")).toEqual(themeWords("fr"));
    expect(themeWords("zh-TW")).toEqual(themeWords("zh-Hant"));
    expect(themeWords("cn")?.next).toBe("下一页");
  });

  it("are the theme's own in English and in languages that docs.json doesn't know", () => {
    expect(themeWords("en")).toBeUndefined();
    expect(themeWords("constructor")).toBeUndefined();
    expect(scriptWords("en")).toBeUndefined();
  });
});
