import { describe, expect, it } from "vitest";
import { show, showSettings } from "../../../../support/show-config.ts";

describe("a field that is one level too high", () => {
  it("is the name of an element", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "group": "Users", "groups": [{ "pages": ["a"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:42 error config/required ⟨"group"⟩ in tab "A"
        "group" is a field of an entry of "groups", not of this tab
        → move it to the entry of "groups" that lacks it"
    `);
  });
  it("is a link", () => {
    expect(show('{ "href": "/b", "anchors": [{ "anchor": "A" }] }')).toMatchInlineSnapshot(`
      "1:19 warning config/unknown-field ⟨"href"⟩
        "href" is not a field of the navigation, so it is ignored
        → move it to the entry of "anchors" that lacks it"
    `);
    expect(show('{ "groups": [{ "group": "A", "href": "/b", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:46 warning config/unknown-field ⟨"href"⟩ in group "A"
        "href" is not a field of this group, so it is ignored
        → set "root" to the main page of the group, or use an anchor for a link"
    `);
  });
  it("does not hide other findings", () => {
    expect(show('{ "tabs": [{ "tab": "A", "tag": "NEW", "groups": [{ "group": "B" }] }] }')).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"tag"⟩ in tab "A"
        "tag" is not a field of this tab, so it is ignored
        → move it to an entry of "groups"
      1:67 error config/required ⟨{ "group": "B" }⟩ in tab "A" › group "B"
        this group is missing the required field "pages"
        → add "pages", or set "openapi" to generate them from a spec"
    `);
  });
  it("is a setting", () => {
    expect(
      showSettings(
        '{ "theme": "mint", "name": "A", "colors": {}, "primary": "#fff", "navigation": { "pages": ["a"] } }',
      ),
    ).toMatchInlineSnapshot(`
      "1:47 error config/required ⟨"primary"⟩
        "primary" is a field of "colors", not of docs.json
        → move it to "colors""
    `);
  });
  it("is a required one, or one of the navigation", () => {
    expect(
      showSettings(
        '{ "navigation": { "pages": ["a"] }, "directory": "card", "source": "/a", "redirects": [{ "destination": "/b" }], "fonts": {} }',
        "spec",
      ),
    ).toMatchInlineSnapshot(`
      "1:37 warning config/unknown-field ⟨"directory"⟩
        "directory" is not a field of docs.json, so it is ignored
        → move it to "navigation"
      1:58 error config/required ⟨"source"⟩
        "source" is a field of an entry of "redirects", not of docs.json
        → move it to an entry of "redirects""
    `);
  });
  it("is a setting of the top level", () => {
    const about = '"theme": "mint", "name": "A", "colors": { "primary": "#ffffff" }';
    expect(
      showSettings(
        `{ ${about}, "navigation": { "pages": ["a"], "interaction": {} }, "appearance": { "background": {} } }`,
      ),
    ).toMatchInlineSnapshot(`
      "1:101 warning config/unknown-field ⟨"interaction"⟩
        "interaction" is not a field of the navigation, so it is ignored
        → move it to the top level of docs.json
      1:138 warning config/unknown-field ⟨"background"⟩
        "background" is not a field of "appearance", so it is ignored
        → move it to the top level of docs.json"
    `);
  });
});
