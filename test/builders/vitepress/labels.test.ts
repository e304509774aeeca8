import { describe, expect, it } from "vitest";
import { vitePressLabels } from "../../../src/builders/vitepress/labels.ts";
import { MINTLIFY_LANGUAGES } from "../../../src/vocabulary/languages.ts";

describe("the words of VitePress's theme", () => {
  it.each(MINTLIFY_LANGUAGES.filter((language) => language !== "en"))("are all there in %s", (language) => {
    const { docFooter, outline, ...labels } = vitePressLabels(language) ?? {};
    const words = [docFooter?.prev, docFooter?.next, outline?.label, ...Object.values(labels)];
    expect(words).toHaveLength(8);
    expect(words.every((word) => word !== undefined && word.trim() !== "")).toBe(true);
    expect(new Set(words).size).toBe(8);
  });

  it("go by the language of a region and by the script", () => {
    expect(vitePressLabels("fr-CA")).toEqual(vitePressLabels("fr"));
    expect(vitePressLabels("zh-TW")).toEqual(vitePressLabels("zh-Hant"));
    expect(vitePressLabels("cn")?.docFooter.next).toBe("下一页");
  });

  it("are VitePress's own in English and in languages that docs.json doesn't know", () => {
    expect(vitePressLabels("en")).toBeUndefined();
    expect(vitePressLabels("constructor")).toBeUndefined();
  });
});
