import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an element that is not allowed here", () => {
  it("groups in a group", () => {
    expect(
      show('{ "groups": [{ "group": "A", "groups": [{ "group": "B", "pages": ["b"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:46 error nav/misplaced-element ⟨"groups"⟩ in group "A"
        a group cannot have "groups"; nested groups go in "pages"
        → move the groups into "pages", which can contain both pages and groups"
    `);
  });
  it("a menu outside a tab", () => {
    expect(
      show('{ "anchors": [{ "anchor": "A", "menu": [{ "item": "B", "pages": ["b"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:48 error nav/misplaced-element ⟨"menu"⟩ in anchor "A"
        an anchor cannot have a "menu"; only tabs can
        → move the menu into a tab"
    `);
  });
  it("tabs in a tab", () => {
    expect(show('{ "tabs": [{ "tab": "A", "tabs": [{ "tab": "B", "pages": ["b"] }] }] }')).toMatchInlineSnapshot(`
      "1:42 error nav/misplaced-element ⟨"tabs"⟩ in tab "A"
        a tab cannot directly contain "tabs"
        → move them to the list that contains this tab, or nest them in another kind of element"
    `);
  });
  it("anchors in a menu item of the specification", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "menu": [{ "item": "B", "anchors": [{ "anchor": "C", "pages": ["c"] }] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:66 error nav/misplaced-element ⟨"anchors"⟩ in tab "A" › menu item "B"
        a menu item cannot contain "anchors"
        → use "groups" or "pages", or move "anchors" to an element that can contain them"
    `);
  });
  it("a tab in a list of pages", () => {
    expect(
      show('{ "groups": [{ "group": "A", "pages": ["a", { "tab": "B", "pages": ["b"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:61 error nav/misplaced-element ⟨{ "tab": "B", "pages": ["b"] }⟩ in group "A" › tab "B"
        "pages" contains a tab
        → a list of pages can contain paths and groups: use "group" to name it, or move it to an element that can contain it"
    `);
  });
});
