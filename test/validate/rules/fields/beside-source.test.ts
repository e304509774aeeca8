import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../../support/show-config.ts";

const showTab = (fields: string) =>
  showSettings(`{ ${settings}, "navigation": { "tabs": [{ "tab": "A", ${fields} }] } }`);

const showNavigation = (navigation: string) => showSettings(`{ ${settings}, "navigation": ${navigation} }`);

const SDK = '"sdk": { "format": "typedoc", "source": "a.json" }';

describe("a field beside the sdk of a tab", () => {
  it("is refused, each at its place, whatever it is by itself", () => {
    expect(showTab(`${SDK}, "href": "/a", "pages": ["a"]`)).toMatchInlineSnapshot(`
      "1:163 error nav/beside-source ⟨"href"⟩ in tab "A"
        "href" is not allowed in a tab with "sdk"
        → move it to another tab; only "groups" can be beside "sdk"
        1:111: "sdk" is here ⟨"sdk"⟩
      1:177 error nav/beside-source ⟨"pages"⟩ in tab "A"
        "pages" is not allowed in a tab with "sdk"
        → move it to another tab; only "groups" can be beside "sdk"
        1:111: "sdk" is here ⟨"sdk"⟩"
    `);
  });

  it("is refused where another source is one, and two kinds of children count once", () => {
    expect(showTab(`"graphql": "a.graphql", ${SDK}`)).toMatchInlineSnapshot(`
      "1:111 error nav/beside-source ⟨"graphql"⟩ in tab "A"
        "graphql" is not allowed in a tab with "sdk"
        → move it to another tab; only "groups" can be beside "sdk"
        1:135: "sdk" is here ⟨"sdk"⟩"
    `);
    expect(showTab(`${SDK}, "groups": [{ "group": "B", "pages": ["b"] }], "pages": ["a"]`)).toMatchInlineSnapshot(`
      "1:209 error nav/beside-source ⟨"pages"⟩ in tab "A"
        "pages" is not allowed in a tab with "sdk"
        → move it to another tab; only "groups" can be beside "sdk"
        1:111: "sdk" is here ⟨"sdk"⟩"
    `);
  });

  it("is refused where it is unknown, too", () => {
    expect(showTab(`${SDK}, "iconTyp": "solid"`)).toMatchInlineSnapshot(`
      "1:163 error config/unknown-field ⟨"iconTyp"⟩ in tab "A"
        "iconTyp" is not allowed in this tab
        → remove it, or check its spelling"
    `);
  });

  it("may be groups, unless there are none", () => {
    const groups = (list: string) => showTab(`"icon": "book", "align": "end", ${SDK}, "groups": ${list}`);
    expect(groups('[{ "group": "B", "pages": ["b"] }]')).toBe("");
    expect(groups("[]")).toMatchInlineSnapshot(`
      "1:195 error nav/beside-source ⟨"groups"⟩ in tab "A"
        "groups" beside "sdk" must not be empty
        → remove it, or add groups to it
        1:143: "sdk" is here ⟨"sdk"⟩"
    `);
  });

  it("is anything in the dialect of the specification", () => {
    expect(show(`{ "tabs": [{ "tab": "A", ${SDK}, "pages": ["a"] }] }`, "spec")).toBe("");
  });
});

describe("graphql", () => {
  it("may be on any element, with any other field", () => {
    expect(showTab('"graphql": "schema.graphql", "pages": ["a"], "openapi": "a.json"')).toBe("");
    expect(
      showNavigation(
        '{ "graphql": { "source": "a.graphql", "directory": "a" }, "groups": [{ "group": "A", "graphql": "a.graphql", "pages": ["a"] }] }',
      ),
    ).toBe("");
  });
});

describe("sdk on an element that cannot have it", () => {
  it("is refused, and the elements that can have it are named", () => {
    expect(
      showNavigation('{ "anchors": [{ "anchor": "A", "sdk": { "format": "typedoc", "source": "a.json" } }] }'),
    ).toMatchInlineSnapshot(`
      "1:117 error config/unknown-field ⟨"sdk"⟩ in anchor "A"
        "sdk" is not allowed in this anchor
        → move it, or remove it: "sdk" is a field of tabs and groups"
    `);
  });

  it("is refused in global, too", () => {
    expect(
      showNavigation(`{ "global": { "anchors": [{ "anchor": "A", "href": "/a", ${SDK} }] }, "pages": ["a"] }`),
    ).toMatchInlineSnapshot(`
      "1:143 error config/unknown-field ⟨"sdk"⟩ in anchor "A"
        "sdk" is not allowed in an entry of "anchors"
        → remove it, or check its spelling"
    `);
  });

  it("is fine on a group", () => {
    expect(
      showNavigation(
        '{ "groups": [{ "group": "A", "sdk": { "format": "typedoc", "source": "a.json" }, "pages": ["a"] }] }',
      ),
    ).toBe("");
  });
});
