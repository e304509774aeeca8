import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a navigation without a root element", () => {
  it("lists the kinds to choose from", () => {
    expect(show('{ "global": { "anchors": [] } }')).toMatchInlineSnapshot(`
      "1:3 error nav/no-root-element ⟨"navigation"⟩
        the navigation has no root element
        → add one of "languages", "versions", "products", "tabs", "dropdowns", "anchors", "groups" or "pages""
    `);
  });
  it("points at a misspelt one", () => {
    expect(show('{ "tasb": [{ "tab": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:19 error nav/no-root-element ⟨"tasb"⟩
        the navigation has no root element; found "tasb" instead
        → did you mean "tabs"?
        fix: Rename it to "tabs" (1:19 ⟨"tasb"⟩ → ⟨"tabs"⟩)"
    `);
  });
});
