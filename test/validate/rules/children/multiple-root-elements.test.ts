import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("several kinds of elements at the root", () => {
  it("names both kinds and points at the second", () => {
    expect(show('{ "groups": [{ "group": "A", "pages": ["a"] }], "pages": ["b"] }')).toMatchInlineSnapshot(`
      "1:65 error nav/multiple-root-elements ⟨"pages"⟩
        the navigation has both "groups" and "pages"; only one kind of child is allowed per level
        → move the pages into one of the "groups", or into a new group
        1:19: "groups" is here ⟨"groups"⟩"
    `);
  });
  it('sends links to "global"', () => {
    expect(
      show(
        '{ "anchors": [{ "anchor": "Blog", "href": "https://blog.example.com" }], "versions": [{ "version": "1", "pages": ["b"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:19 error nav/multiple-root-elements ⟨"anchors"⟩
        the navigation has both "versions" and "anchors"; only one kind of child is allowed per level
        → move the links to "navigation.global.anchors"
        1:90: "versions" is here ⟨"versions"⟩"
    `);
  });
});
