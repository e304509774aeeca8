import { describe, expect, it } from "vitest";
import { show, showSettings } from "../../support/show-config.ts";

describe("a required field that is missing", () => {
  it("of docs.json and of elements", () => {
    expect(showSettings('{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }')).toMatchInlineSnapshot(`
      "1:1 error config/required ⟨{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }⟩
        docs.json is missing the required field "colors"
        → add "colors"
      1:1 error config/required ⟨{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }⟩
        docs.json is missing the required field "theme"
        → add "theme"
      1:46 error config/required ⟨{ "pages": ["a"] }⟩ in group 1
        this group is missing the required field "group"
        → add "group""
    `);
  });
  it("of an object in a list of pages: one finding", () => {
    expect(show('{ "pages": [{ "icon": "rocket" }] }')).toMatchInlineSnapshot(`
      "1:29 error config/required ⟨{ "icon": "rocket" }⟩ in group 1
        this group is missing the required field "group"
        → add "group""
    `);
  });
});
