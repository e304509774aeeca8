import { describe, expect, it } from "vitest";
import { show, showSettings } from "../../../../support/show-config.ts";

describe("an unknown field of an element", () => {
  it("is the misspelt name", () => {
    expect(show('{ "groups": [{ "gruop": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:32 error config/required ⟨"gruop"⟩ in group 1
        this group is missing the required field "group"; found "gruop" instead
        → did you mean "group"?
        fix: Rename it to "group" (1:32 ⟨"gruop"⟩ → ⟨"group"⟩)"
    `);
  });
  it("has another name here", () => {
    expect(show('{ "tabs": [{ "title": "A", "url": "https://example.com" }] }')).toMatchInlineSnapshot(`
      "1:30 error config/required ⟨"title"⟩ in tab 1
        this tab is missing the required field "tab"; found "title" instead
        → did you mean "tab"?
      1:44 warning config/unknown-field ⟨"url"⟩ in tab 1
        "url" is not a field of this tab, so it is ignored
        → did you mean "href"?"
    `);
  });
  it("belongs to another kind of element", () => {
    expect(show('{ "tabs": [{ "tab": "A", "boost": 2, "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"boost"⟩ in tab "A"
        "boost" is not a field of this tab, so it is ignored
        → move it, or remove it: "boost" is a field of groups"
    `);
  });
  it("is the name, with the key of the list", () => {
    expect(show('{ "tabs": [{ "tabs": "API", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:30 error config/required ⟨"tabs"⟩ in tab 1
        this tab is missing the required field "tab"; found "tabs" instead
        → did you mean "tab"?
        fix: Rename it to "tab" (1:30 ⟨"tabs"⟩ → ⟨"tab"⟩)"
    `);
  });
  it('is meant as "$ref"', () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "$reff": "./a.json" }, { "tab": "B", "ref": "./b.json" }], "$Ref": "./c.json" }'),
    ).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"$reff"⟩ in tab "A"
        "$reff" is not a field of this tab, so it is ignored
        → did you mean "$ref"?
        fix: Rename it to "$ref" (1:42 ⟨"$reff"⟩ → ⟨"$ref"⟩)
      1:79 warning config/unknown-field ⟨"ref"⟩ in tab "B"
        "ref" is not a field of this tab, so it is ignored
        → did you mean "$ref" or "href"?
      1:101 warning config/unknown-field ⟨"$Ref"⟩
        "$Ref" is not a field of the navigation, so it is ignored
        → did you mean "$ref"?
        fix: Rename it to "$ref" (1:101 ⟨"$Ref"⟩ → ⟨"$ref"⟩)"
    `);
    expect(showSettings('{ "navigation": { "$ref": "" }, "fonts": { "$ref": "" } }', "spec")).toMatchInlineSnapshot(`
      "1:27 error config/format ⟨""⟩
        "$ref" must be the path or the URL of a file, not ""
        → name the file, or remove the field
      1:52 error config/format ⟨""⟩
        "$ref" must be the path or the URL of a file, not ""
        → name the file, or remove the field"
    `);
  });
  it("is cut short, a comment, or of no use to the element", () => {
    expect(
      show(
        '{ "products": [{ "product": "A", "desc": "Hi", "_comment": "later", "title": "B", "versions": [{ "version": "1", "icon": "book", "pages": ["a"] }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:50 warning config/unknown-field ⟨"desc"⟩ in product "A"
        "desc" is not a field of this product, so it is ignored
        → did you mean "description"?
      1:64 warning config/unknown-field ⟨"_comment"⟩ in product "A"
        "_comment" is not a field of this product, so it is ignored
        → remove it: docs.json cannot contain comments
      1:85 warning config/unknown-field ⟨"title"⟩ in product "A"
        "title" is not a field of this product, so it is ignored
        → remove it: a product is named by "product"
      1:130 warning config/unknown-field ⟨"icon"⟩ in product "A" › version "1"
        "icon" is not a field of this version, so it is ignored
        → remove it: other elements have "icon", but this version does not"
    `);
  });
});
