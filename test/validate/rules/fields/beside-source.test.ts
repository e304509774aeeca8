import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../../support/show-config.ts";

const showTab = (fields: string) =>
  showSettings(`{ ${settings}, "navigation": { "tabs": [{ "tab": "A", ${fields} }] } }`);

const showNavigation = (navigation: string) => showSettings(`{ ${settings}, "navigation": ${navigation} }`);

describe("a field beside the sdk or graphql of a tab", () => {
  it("is refused, each at its place, whatever it is by itself", () => {
    expect(showTab('"graphql": "schema.graphql", "pages": ["a"], "openapi": "a.json"')).toMatchInlineSnapshot(`
      "1:140 error nav/beside-source ⟨"pages"⟩ in tab "A"
        "pages" is not allowed in a tab with "graphql"
        → move it to another tab; only "groups" can be beside "graphql"
        1:111: "graphql" is here ⟨"graphql"⟩
      1:156 error nav/beside-source ⟨"openapi"⟩ in tab "A"
        "openapi" is not allowed in a tab with "graphql"
        → move it to another tab; only "groups" can be beside "graphql"
        1:111: "graphql" is here ⟨"graphql"⟩"
    `);
    expect(showTab('"sdk": { "format": "typedoc", "source": "a.json" }, "href": "/a"')).toMatchInlineSnapshot(`
      "1:163 error nav/beside-source ⟨"href"⟩ in tab "A"
        "href" is not allowed in a tab with "sdk"
        → move it to another tab; only "groups" can be beside "sdk"
        1:111: "sdk" is here ⟨"sdk"⟩"
    `);
  });

  it("is refused where the two are together, and two kinds of children count once", () => {
    expect(
      showTab('"graphql": "a.graphql", "sdk": { "format": "typedoc", "source": "a.json" }'),
    ).toMatchInlineSnapshot(`
      "1:135 error nav/beside-source ⟨"sdk"⟩ in tab "A"
        "sdk" is not allowed in a tab with "graphql"
        → move it to another tab; only "groups" can be beside "graphql"
        1:111: "graphql" is here ⟨"graphql"⟩"
    `);
    expect(
      showTab('"graphql": "a.graphql", "groups": [{ "group": "B", "pages": ["b"] }], "pages": ["a"]'),
    ).toMatchInlineSnapshot(`
      "1:181 error nav/beside-source ⟨"pages"⟩ in tab "A"
        "pages" is not allowed in a tab with "graphql"
        → move it to another tab; only "groups" can be beside "graphql"
        1:111: "graphql" is here ⟨"graphql"⟩"
    `);
  });

  it("is refused where it is unknown, too", () => {
    expect(showTab('"graphql": "schema.graphql", "iconTyp": "solid"')).toMatchInlineSnapshot(`
      "1:140 error config/unknown-field ⟨"iconTyp"⟩ in tab "A"
        "iconTyp" is not allowed in this tab
        → remove it, or check its spelling"
    `);
  });

  it("may be groups, unless there are none", () => {
    const groups = (list: string) =>
      showTab(`"icon": "book", "align": "end", "graphql": "a.graphql", "groups": ${list}`);
    expect(groups('[{ "group": "B", "pages": ["b"] }]')).toBe("");
    expect(groups("[]")).toMatchInlineSnapshot(`
      "1:167 error nav/beside-source ⟨"groups"⟩ in tab "A"
        "groups" beside "graphql" must not be empty
        → remove it, or add groups to it
        1:143: "graphql" is here ⟨"graphql"⟩"
    `);
  });

  it("is anything in the dialect of the specification", () => {
    expect(show('{ "tabs": [{ "tab": "A", "graphql": "schema.graphql", "pages": ["a"] }] }', "spec")).toBe("");
  });
});

describe("sdk and graphql on an element that cannot have them", () => {
  it("are refused, and the elements that can have them are named", () => {
    expect(
      showNavigation('{ "anchors": [{ "anchor": "A", "sdk": { "format": "typedoc", "source": "a.json" } }] }'),
    ).toMatchInlineSnapshot(`
      "1:117 error config/unknown-field ⟨"sdk"⟩ in anchor "A"
        "sdk" is not allowed in this anchor
        → move it, or remove it: "sdk" is a field of tabs and groups"
    `);
    expect(
      showNavigation('{ "groups": [{ "group": "A", "graphql": "a.graphql", "pages": ["a"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:115 error config/unknown-field ⟨"graphql"⟩ in group "A"
        "graphql" is not allowed in this group
        → move it, or remove it: "graphql" is a field of tabs"
    `);
    expect(showNavigation('{ "graphql": "a.graphql", "tabs": [{ "tab": "A" }] }')).toMatchInlineSnapshot(`
      "1:88 error config/unknown-field ⟨"graphql"⟩
        "graphql" is not allowed in the navigation
        → move it to the entry of "tabs" that lacks it"
    `);
  });

  it("are refused in global, too", () => {
    expect(
      showNavigation(
        '{ "global": { "anchors": [{ "anchor": "A", "href": "/a", "graphql": "a.graphql" }] }, "pages": ["a"] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:143 error config/unknown-field ⟨"graphql"⟩ in anchor "A"
        "graphql" is not allowed in an entry of "anchors"
        → remove it, or check its spelling"
    `);
  });

  it("are fine on a group that can have them", () => {
    expect(
      showNavigation(
        '{ "groups": [{ "group": "A", "sdk": { "format": "typedoc", "source": "a.json" }, "pages": ["a"] }] }',
      ),
    ).toBe("");
  });
});
