import { expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (more: string) =>
  showSettings(`{ "theme": "mint", "name": "A", "colors": { "primary": "#0d9373" }, ${more} }`);

it("says where the platform's documentation and its validator differ", () => {
  expect(
    show('"navigation": { "pages": ["a"] }, "contextual": { "options": ["devin-desktop"] }'),
  ).toMatchInlineSnapshot();
  expect(
    show('"navigation": { "pages": ["a"] }, "banner": { "content": "A", "color": "#fff" }'),
  ).toMatchInlineSnapshot();
  expect(
    show('"navigation": { "pages": ["a"], "global": { "products": [{ "product": "A" }] } }'),
  ).toMatchInlineSnapshot();
});

it("says no such thing of other values", () => {
  expect(show('"navigation": { "pages": ["a"] }, "banner": { "content": "A", "color": "red" }')).not.toContain(
    "documented",
  );
  expect(show('"navigation": { "pages": ["a"], "global": { "tabs": [{ "tab": "A" }] } }')).not.toContain("documented");
});
