import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../../support/show-config.ts";

describe("two kinds of children in one element", () => {
  it("names both kinds and points at the second", () => {
    expect(
      show('{ "tabs": [{ "tab": "API", "groups": [{ "group": "A", "pages": ["a"] }], "pages": ["b"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:90 error nav/mixed-children ⟨"pages"⟩ in tab "API"
        this tab has both "groups" and "pages"; only one kind of child is allowed per level
        → move the pages into one of the "groups", or into a new group
        1:44: "groups" is here ⟨"groups"⟩"
    `);
  });
  it("takes no notice of an empty list, as the hosted platform", () => {
    const onPlatform = (navigation: string) => showSettings(`{ ${settings}, "navigation": ${navigation} }`);
    const tab = '{ "tabs": [{ "tab": "API", "pages": [], "groups": [{ "group": "A", "pages": ["a"] }] }] }';
    expect(onPlatform(tab)).toMatchInlineSnapshot(`
      "1:113 warning nav/empty ⟨"pages"⟩ in tab "API"
        "pages" is an empty list
        → fill it, or remove it"
    `);
    expect(onPlatform('{ "groups": [], "pages": ["a"] }')).toMatchInlineSnapshot(`
      "1:88 warning nav/empty ⟨"groups"⟩
        "groups" is an empty list
        → fill it, or remove it"
    `);
    expect(onPlatform('{ "groups": [], "tabs": [] }')).toContain("error nav/empty");
    expect(show(tab)).toContain("error nav/mixed-children");
  });
  it("says where a list was taken from, if one entry lacks it", () => {
    expect(show('{ "tabs": [{ "tab": "API", "pages": ["b"], "groups": [{ "group": "A" }] }] }')).toMatchInlineSnapshot(`
      "1:44 error nav/mixed-children ⟨"pages"⟩ in tab "API"
        this tab has both "groups" and "pages"; only one kind of child is allowed per level
        → move "pages" into the entry of "groups" that has no children
        1:60: "groups" is here ⟨"groups"⟩"
    `);
  });
});
