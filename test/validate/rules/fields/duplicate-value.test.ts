import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (setting: string, theme = "willow") =>
  showSettings(
    `{ "theme": "${theme}", "name": "A", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["a"] }, ${setting} }`,
  );

describe("a value that may be there once", () => {
  it.each([
    ["paths of meta tags", '"seo": { "paths": [{ "path": "a", "metatags": {} }, { "path": "a", "metatags": {} }] }'],
    ["entries of the menu", '"contextual": { "options": ["copy", "view", "copy"] }'],
    [
      "variations",
      '"variations": { "options": [{ "id": "a", "label": "A" }, { "id": "a", "label": "B" }, { "id": "A", "label": "C" }] }',
    ],
  ])("is reported once among %s", (_, setting) => {
    expect(show(setting).match(/^\d.*$/gm)).toHaveLength(1);
    expect(show(setting)).toContain("error config/duplicate-value");
  });
  it("is said with its first place", () => {
    expect(show('"contextual": { "options": ["copy", "copy"] }')).toMatchInlineSnapshot(`
      "1:141 error config/duplicate-value ⟨"copy"⟩
        an entry of "options" is "copy", as in an earlier entry of the list
        → remove one of the two entries
        1:133: it is first used here ⟨"copy"⟩"
    `);
  });
});
