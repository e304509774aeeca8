import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../support/show-config.ts";

describe("a value of the wrong type", () => {
  it("in elements and their lists", () => {
    expect(
      show(
        '{ "groups": [{ "group": "A", "icon": 5, "tag": null, "pages": ["a", 7, { "group": "B", "expanded": "yes", "pages": "b" }] }, "c"] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:54 error config/type ⟨5⟩ in group "A"
        "icon" must be a string or an object, not a number
        → use a string in double quotes: "5"
      1:64 error config/type ⟨null⟩ in group "A"
        "tag" must be a string, not null
        → remove it, or give it a value
      1:85 error config/type ⟨7⟩ in group "A"
        an entry of "pages" must be the path of a page or a group, not a number
        → write the path of the page in double quotes, or remove the entry
      1:116 error config/type ⟨"yes"⟩ in group "A" › group "B"
        "expanded" must be true or false, not a string
        → use true or false, without quotes
        fix: Use true (1:116 ⟨"yes"⟩ → ⟨true⟩)
      1:132 error config/type ⟨"b"⟩ in group "A" › group "B"
        "pages" must be a list, not a string
        → put it in a list: ["b"]
      1:142 error config/type ⟨"c"⟩
        an entry of "groups" must be a group, not a string
        → use { "group": …, "pages": ["c"] }, or list the page in "pages""
    `);
  });
  it("an object in the place of a list: nothing is said about its keys", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] }, "redirects": { "/a": "/b", "/c": "/d" } }`),
    ).toMatchInlineSnapshot(`
      "1:119 error config/type ⟨{ "/a": "/b", "/c": "/d" }⟩
        "redirects" must be a list, not an object
        → use [{ "source": "/a", "destination": "/b" }]"
    `);
  });
  it("numbers and booleans in quotes, names as numbers, a value in brackets", () => {
    expect(
      show(
        '{ "versions": [{ "version": 2, "default": "true", "groups": [{ "group": "A", "boost": "1.5", "tag": ["NEW"], "expanded": 1, "openapi": [] }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:45 error config/type ⟨2⟩ in version 1
        "version" must be a string, not a number
        → use a string in double quotes: "2"
        fix: Use "2" (1:45 ⟨2⟩ → ⟨"2"⟩)
      1:59 error config/type ⟨"true"⟩ in version 1
        "default" must be true or false, not a string
        → use true or false, without quotes
        fix: Use true (1:59 ⟨"true"⟩ → ⟨true⟩)
      1:78 error config/required ⟨{ "group": "A", "boost": "1.5", "tag": ["NEW"], "expanded": 1, "openapi": [] }⟩ in version 1 › group "A"
        this group is missing the required field "pages"
        → add "pages", or set "openapi" to generate them from a spec
      1:103 error config/type ⟨"1.5"⟩ in version 1 › group "A"
        "boost" must be a number, not a string
        → use a number, without quotes
        fix: Use 1.5 (1:103 ⟨"1.5"⟩ → ⟨1.5⟩)
      1:117 error config/type ⟨["NEW"]⟩ in version 1 › group "A"
        "tag" must be a string, not a list
        → use a single value, without the brackets
      1:138 error config/type ⟨1⟩ in version 1 › group "A"
        "expanded" must be true or false, not a number
        → use true or false, without quotes"
    `);
    expect(
      showSettings('{ "navigation": { "pages": ["a"] }, "theme": 5, "errors": { "404": "gone" }, "name": {} }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:46 error config/type ⟨5⟩
        "theme" must be a string, not a number
        → use one of "mint", "maple", "palm", "willow", "linden", "almond", "aspen", "luma" or "sequoia"
      1:68 error config/type ⟨"gone"⟩
        "404" must be an object, not a string
        → use an object: { "…": … }
      1:86 error config/type ⟨{}⟩
        "name" must be a string, not an object
        → use a string in double quotes"
    `);
  });
});
