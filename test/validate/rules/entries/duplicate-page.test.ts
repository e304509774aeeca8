import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a page that is listed twice", () => {
  it("points at the second entry, in whatever form it is written", () => {
    expect(show('{ "pages": ["a", "/a.mdx", "", "release-4.5", "GET /a", "GET /a"] }')).toMatchInlineSnapshot(`
      "1:34 info nav/duplicate-page ⟨"/a.mdx"⟩
        the page "a" is already listed; only the first entry is highlighted
        → remove one of the two, unless readers need it in both places
        1:29: it is first listed here ⟨"a"⟩
      1:34 warning nav/page-extension ⟨"/a.mdx"⟩
        the page path "/a.mdx" must not have a file extension
        → use "/a"
        fix: Replace it with "/a" (1:34 ⟨"/a.mdx"⟩ → ⟨"/a"⟩)
      1:44 warning nav/empty ⟨""⟩
        the path of this page is empty
        → use the path of a page, or remove it"
    `);
  });
  it("is allowed in different versions and languages", () => {
    expect(show('{ "versions": [{ "version": "1", "pages": ["a"] }, { "version": "2", "pages": ["a"] }] }')).toBe("");
  });
});
