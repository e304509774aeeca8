import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../../../support/show-config.ts";

describe("an unknown field of a setting", () => {
  it("at the top level, and inside a list", () => {
    expect(
      showSettings(
        `{ ${settings}, "navigation": { "pages": ["a"] }, "css": [], "navbar": { "links": [{ "title": "Blog", "href": "/" }] } }`,
      ),
    ).toMatchInlineSnapshot(`
      "1:106 warning config/unknown-field ⟨"css"⟩
        "css" is not a field of docs.json, so it is ignored
        → remove it: every page has all .css and .js files
      1:141 error config/required ⟨"title"⟩
        an entry of "links" is missing the required field "label"; found "title" instead
        → did you mean "label"?"
    `);
  });
  it("of fonts is refused by the hosted platform, unless there is one for the whole site", () => {
    const fonts = (value: string) =>
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] }, "fonts": ${value} }`);
    expect(fonts('{ "heading": { "family": "Inter" }, "titles": "Inter" }')).toMatchInlineSnapshot(`
      "1:151 error config/unknown-field ⟨"titles"⟩
        "titles" is not allowed in "fonts"
        → remove it, or check its spelling"
    `);
    expect(fonts('{ "family": "Inter", "titles": "Inter" }')).toContain("warning config/unknown-field");
  });
  it("is a misspelt required field: one finding", () => {
    expect(
      show('{ "languages": [{ "language": "en", "banner": { "contents": "Hi" }, "pages": ["a"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:65 error config/required ⟨"contents"⟩ in language "en"
        "banner" is missing the required field "content"; found "contents" instead
        → did you mean "content"?
        fix: Rename it to "content" (1:65 ⟨"contents"⟩ → ⟨"content"⟩)"
    `);
    expect(
      show(
        '{ "languages": [{ "language": "en", "navbar": { "links": [{ "label": "A", "url": "/a" }] }, "pages": ["a"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:91 error config/required ⟨"url"⟩ in language "en"
        an entry of "links" is missing the required field "href"; found "url" instead
        → did you mean "href"?"
    `);
  });
  it("has another name here, or is in the wrong list", () => {
    expect(
      showSettings(
        '{ "navigation": { "pages": ["a"] }, "redirects": [{ "from": "/a", "to": "/b" }], "footer": { "links": [{ "label": "A", "href": "/a" }] } }',
        "spec",
      ),
    ).toMatchInlineSnapshot(`
      "1:53 error config/required ⟨"from"⟩
        an entry of "redirects" is missing the required field "source"; found "from" instead
        → did you mean "source"?
      1:67 error config/required ⟨"to"⟩
        an entry of "redirects" is missing the required field "destination"; found "to" instead
        → did you mean "destination"?
      1:106 error config/required ⟨"label"⟩
        "label" is a field of an entry of "items", not of an entry of "links"
        → move it to an entry of "items"
      1:120 warning config/unknown-field ⟨"href"⟩
        "href" is not a field of an entry of "links", so it is ignored
        → move it to an entry of "items""
    `);
  });
});
