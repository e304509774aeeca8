import { describe, expect, it } from "vitest";
import { settings, show as showNavigation, showSettings } from "../../../support/show-config.ts";

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
  it("is a spec or an AsyncAPI document of the navigation itself, which no element inherits", () => {
    const navigation = '{ "openapi": "a.json", "asyncapi": "b.yaml", "pages": ["a"] }';
    expect(showSettings(`{ ${settings}, "navigation": ${navigation} }`)).toMatchInlineSnapshot(`
      "1:88 warning config/ignored ⟨"openapi"⟩
        "openapi" of the navigation itself is ignored, so no pages are made from it
        → set "openapi" on the tabs, groups or other elements that should have its pages
      1:109 warning config/ignored ⟨"asyncapi"⟩
        "asyncapi" of the navigation itself is ignored, so no pages are made from it
        → set "asyncapi" on the tabs, groups or other elements that should have its pages"
    `);
    expect(showNavigation(navigation, "spec")).toMatchInlineSnapshot(`
      "1:40 warning config/ignored ⟨"asyncapi"⟩
        "asyncapi" of the navigation itself is ignored, so no pages are made from it
        → set "asyncapi" on the tabs, groups or other elements that should have its pages"
    `);
    expect(showNavigation('{ "asyncapi": 5, "pages": ["a"] }', "mintlify")).not.toContain("config/ignored");
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
