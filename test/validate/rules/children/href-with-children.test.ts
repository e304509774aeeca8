import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a link with children", () => {
  it("names both fields", () => {
    expect(show('{ "tabs": [{ "tab": "A", "href": "https://example.com", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:73 warning nav/href-with-children ⟨"pages"⟩ in tab "A"
        this tab has both "href" and "pages"; a link does not show its children
        → keep one of the two: "href" for a link, "pages" for a section
        1:42: "href" is here ⟨"href"⟩"
    `);
  });
});
