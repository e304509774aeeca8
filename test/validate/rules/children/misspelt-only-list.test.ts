import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a misspelt list of children", () => {
  it("is checked as the list that is meant", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "gruops": [{ "group": "B", "pages": ["b", 1] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:42 error nav/misspelt-list ⟨"gruops"⟩ in tab "A"
        "gruops" is not a field of this tab, so everything that it lists is lost
        → did you mean "groups"?
        fix: Rename it to "groups" (1:42 ⟨"gruops"⟩ → ⟨"groups"⟩)
      1:84 error config/type ⟨1⟩ in tab "A"
        an entry of "pages" must be the path of a page or a group, not a number
        → write the path of the page in double quotes, or remove the entry"
    `);
  });
  it("has a name that other tools use", () => {
    expect(show('{ "groups": [{ "group": "A", "items": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:46 error config/required ⟨"items"⟩ in group "A"
        this group is missing the required field "pages"; found "items" instead
        → did you mean "pages"?"
    `);
    expect(show('{ "sidebar": [{ "group": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:19 error nav/no-root-element ⟨"sidebar"⟩
        the navigation has no root element; found "sidebar" instead
        → did you mean "groups"?"
    `);
  });
  it("is in capitals, and no other finding follows from it", () => {
    expect(
      show(
        '{ "directory": "card", "TABS": [{ "tab": "A", "Groups": [{ "group": "B", "root": "b", "pages": ["a"] }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:40 error nav/no-root-element ⟨"TABS"⟩
        the navigation has no root element; found "TABS" instead
        → did you mean "tabs"?
        fix: Rename it to "tabs" (1:40 ⟨"TABS"⟩ → ⟨"tabs"⟩)
      1:63 error nav/misspelt-list ⟨"Groups"⟩
        "Groups" is not a field of this tab, so everything that it lists is lost
        → did you mean "groups"?
        fix: Rename it to "groups" (1:63 ⟨"Groups"⟩ → ⟨"groups"⟩)"
    `);
  });
});
