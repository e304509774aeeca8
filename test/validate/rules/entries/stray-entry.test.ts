import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an entry that is neither an element nor a page", () => {
  it("lists in the list, null, and other values", () => {
    expect(show('{ "pages": [["a"], null, true] }')).toMatchInlineSnapshot(`
      "1:29 error config/type ⟨["a"]⟩
        an entry of "pages" must be the path of a page or a group, not a list
        → remove the inner "[" and "]"
      1:36 error config/type ⟨null⟩
        an entry of "pages" must be the path of a page or a group, not null
        → remove it
      1:42 error config/type ⟨true⟩
        an entry of "pages" must be the path of a page or a group, not a boolean
        → write the path of the page in double quotes, or remove the entry"
    `);
    expect(show('{ "tabs": [[{ "tab": "A", "pages": ["a"] }], null, 5, " "] }')).toMatchInlineSnapshot(`
      "1:28 error config/type ⟨[{ "tab": "A", "pages": ["a"] }]⟩
        an entry of "tabs" must be a tab, not a list
        → remove the inner "[" and "]"
      1:62 error config/type ⟨null⟩
        an entry of "tabs" must be a tab, not null
        → remove it
      1:68 error config/type ⟨5⟩
        an entry of "tabs" must be a tab, not a number
        → use { "tab": … }, or remove it
      1:71 error config/type ⟨" "⟩
        an entry of "tabs" must be a tab, not a string
        → remove it"
    `);
  });
  it("pages as objects", () => {
    expect(
      show(
        '{ "groups": [{ "group": "A", "pages": [{ "title": "X", "path": "a" }, { "label": "Blog", "href": "https://example.com" }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:56 error config/type ⟨{ "title": "X", "path": "a" }⟩ in group "A" › group 1
        an entry of "pages" must be the path of a page or a group, not an object without "group"
        → write only the path, "a", and set title and icon in the front matter of the page
        fix: Replace it with "a" (1:56 ⟨{ "title": "X", "path": "a" }⟩ → ⟨"a"⟩)
      1:87 error config/type ⟨{ "label": "Blog", "href": "https://example.com" }⟩ in group "A" › group 2
        an entry of "pages" must be the path of a page or a group, not an object without "group"
        → use an element with an "href" for a link, such as { "anchor": …, "href": … }"
    `);
  });
  it("names without an element, and elements by their names", () => {
    expect(show('{ "tabs": ["API", "guides/intro"] }')).toMatchInlineSnapshot(`
      "1:28 error config/type ⟨"API"⟩
        an entry of "tabs" must be a tab, not a string
        → use { "tab": "API", … }, with its pages
      1:35 error config/type ⟨"guides/intro"⟩
        an entry of "tabs" must be a tab, not a string
        → use { "tab": …, "pages": ["guides/intro"] }, or list the page in "pages""
    `);
    expect(show('{ "groups": ["Getting started", "intro"] }')).toMatchInlineSnapshot(`
      "1:30 error config/type ⟨"Getting started"⟩
        an entry of "groups" must be a group, not a string
        → use { "group": "Getting started", … }, with its pages
      1:49 error config/type ⟨"intro"⟩
        an entry of "groups" must be a group, not a string
        → use { "group": …, "pages": ["intro"] }, or list the page in "pages""
    `);
    expect(show('{ "languages": { "en": { "pages": ["a"] }, "fr": { "pages": ["b"] } } }')).toMatchInlineSnapshot(`
      "1:32 error config/type ⟨{ "en": { "pages": ["a"] }, "fr": { "pages": ["b"] } }⟩
        "languages" must be a list, not an object
        → use a list: [{ "language": "en", … }]"
    `);
  });
});
