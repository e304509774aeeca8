import { expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (more: string) =>
  showSettings(`{ "theme": "mint", "name": "A", "colors": { "primary": "#0d9373" }, ${more} }`);

it("says where the platform's documentation and its validator differ", () => {
  expect(
    show('"navigation": { "pages": ["a"] }, "contextual": { "options": ["devin-desktop"] }'),
  ).toMatchInlineSnapshot(`
    "1:131 error config/documented-only ⟨"devin-desktop"⟩
      "devin-desktop" is documented, but the hosted platform's validator rejects it
      → leave it out until the platform takes it"
  `);
  expect(
    show('"navigation": { "pages": ["a"] }, "banner": { "content": "A", "color": "#fff" }'),
  ).toMatchInlineSnapshot(`
    "1:140 error config/documented-only ⟨"#fff"⟩
      "color" must be an object: one color is documented, but the hosted platform's validator rejects it
      → use { "light": "#fff", "dark": "#fff" }"
  `);
  expect(
    show('"navigation": { "pages": ["a"], "global": { "products": [{ "product": "A" }] } }'),
  ).toMatchInlineSnapshot(`
    "1:126 error config/documented-only ⟨{ "product": "A" }⟩ in product "A"
      this product is missing the required field "href": the documentation shows it without, but the hosted platform's validator rejects it
      → add "href""
  `);
});

it("says what the validator drops, and where it may be said instead", () => {
  const group = '{ "group": "A", "icon": "rocket", "iconType": "solid", "pages": ["a"] }';
  expect(show(`"navigation": { "groups": [${group}] }`)).toMatchInlineSnapshot(`
    "1:130 warning config/documented-only ⟨"iconType"⟩ in group "A"
      "iconType" is documented, but the hosted platform's validator drops it
      → use "icon": { "name": "rocket", "style": "solid" }"
  `);
});

it("says no such thing of other values", () => {
  expect(show('"navigation": { "pages": ["a"] }, "banner": { "content": "A", "color": "red" }')).not.toContain(
    "documented",
  );
  expect(show('"navigation": { "pages": ["a"], "global": { "tabs": [{ "tab": "A" }] } }')).not.toContain("documented");
});
