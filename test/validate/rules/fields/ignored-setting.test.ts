import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (setting: string, theme = "mint") =>
  showSettings(
    `{ "theme": "${theme}", "name": "A", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["a"] }, ${setting} }`,
  );

describe("a setting that has no effect", () => {
  it("is a font beside one for the whole site", () => {
    expect(show('"fonts": { "family": "Inter", "heading": { "family": "Roboto" } }')).toMatchInlineSnapshot(`
      "1:133 warning config/ignored ⟨"heading"⟩
        "heading" is ignored, because "fonts" has a "family" for the whole site
        → remove "family" and what belongs to it, or remove "heading""
    `);
    expect(show('"fonts": { "body": { "family": "Inter" }, "heading": { "family": "Roboto" } }')).toBe("");
  });
  it("is variations of a theme that has none", () => {
    const variations = '"variations": { "options": [{ "id": "a", "label": "A" }] }';
    expect(show(variations)).toMatchInlineSnapshot(`
      "1:103 warning config/ignored ⟨"variations"⟩
        "variations" is ignored, because the theme is "mint"
        → use "theme": "willow", or remove it"
    `);
    expect(show(variations, "willow")).toBe("");
  });
  it("is not one that has a mistake of its own", () => {
    expect(show('"fonts": { "family": "Inter", "heading": 5 }')).toMatchInlineSnapshot(`
      "1:144 error config/type ⟨5⟩
        "heading" must be an object, not a number
        → use an object: { "…": … }"
    `);
    expect(show('"variations": {}')).toMatchInlineSnapshot(`
      "1:117 error config/required ⟨{}⟩
        "variations" is missing the required field "options"
        → add "options""
    `);
  });
});
