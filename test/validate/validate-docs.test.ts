import { describe, expect, it } from "vitest";
import { showSettings } from "../support/show-config.ts";

describe("a docs.json", () => {
  it("must be an object", () => {
    expect(showSettings("[]")).toMatchInlineSnapshot(`
      "1:1 error config/type ⟨[]⟩
        docs.json must be an object, not a list
        → use an object: { "…": … }"
    `);
    expect(showSettings('{ "navigation": "pages" }', "spec")).toMatchInlineSnapshot(`
      "1:17 error config/type ⟨"pages"⟩
        "navigation" must be an object, not a string
        → use an object: { "…": … }"
    `);
  });
  it("must not set a field twice", () => {
    expect(showSettings('{ "navigation": {\n"pages": ["a"],\n"pages": ["b"] } }', "spec")).toMatchInlineSnapshot(`
      "3:1 warning config/duplicate-key ⟨"pages"⟩
        "pages" is already set on line 2; only the last value is used
        → remove one of the two, or merge their values
        2:1: "pages" is first set here ⟨"pages"⟩"
    `);
  });
});
