import { type Dialect, validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { showDiagnostics } from "../support/show-diagnostics.ts";

/** All that is said about a navigation, written as it stands in the file. */
const show = (navigation: string, dialect: Dialect = "spec") => {
  const text = `{ "navigation": ${navigation} }`;
  return showDiagnostics(text, validateDocs(text, { dialect }).diagnostics);
};
const showSettings = (text: string, dialect: Dialect = "mintlify") =>
  showDiagnostics(text, validateDocs(text, { dialect }).diagnostics);

const settings = '"theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }';

describe("one kind of children at a level", () => {
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
  it("says where a list was taken from, if one entry lacks it", () => {
    expect(show('{ "tabs": [{ "tab": "API", "pages": ["b"], "groups": [{ "group": "A" }] }] }')).toMatchInlineSnapshot(`
      "1:44 error nav/mixed-children ⟨"pages"⟩ in tab "API"
        this tab has both "groups" and "pages"; only one kind of child is allowed per level
        → move "pages" into the entry of "groups" that has no children
        1:60: "groups" is here ⟨"groups"⟩"
    `);
  });
  it("at the root", () => {
    expect(show('{ "groups": [{ "group": "A", "pages": ["a"] }], "pages": ["b"] }')).toMatchInlineSnapshot(`
      "1:65 error nav/multiple-root-elements ⟨"pages"⟩
        the navigation has both "groups" and "pages"; only one kind of child is allowed per level
        → move the pages into one of the "groups", or into a new group
        1:19: "groups" is here ⟨"groups"⟩"
    `);
  });
  it("sends links at the root into global", () => {
    expect(
      show(
        '{ "anchors": [{ "anchor": "Blog", "href": "https://blog.example.com" }], "versions": [{ "version": "1", "pages": ["b"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:19 error nav/multiple-root-elements ⟨"anchors"⟩
        the navigation has both "versions" and "anchors"; only one kind of child is allowed per level
        → move the links to "global": { "anchors": […] }
        1:90: "versions" is here ⟨"versions"⟩"
    `);
  });
  it("asks for one where there is none", () => {
    expect(show('{ "global": { "anchors": [] } }')).toMatchInlineSnapshot(`
      "1:3 error nav/no-root-element ⟨"navigation"⟩
        the navigation has no root element
        → add one of "languages", "versions", "products", "tabs", "dropdowns", "anchors", "groups" or "pages""
    `);
  });
});

describe("elements that stand where they cannot", () => {
  it("groups in a group", () => {
    expect(
      show('{ "groups": [{ "group": "A", "groups": [{ "group": "B", "pages": ["b"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:46 error nav/misplaced-element ⟨"groups"⟩ in group "A"
        a group cannot have "groups"; nested groups go in "pages"
        → move the groups into "pages", which can hold both pages and groups"
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
  it("what a menu item of the specification does not hold", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "menu": [{ "item": "B", "anchors": [{ "anchor": "C", "pages": ["c"] }] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:66 error nav/misplaced-element ⟨"anchors"⟩ in tab "A" › menu item "B"
        a menu item cannot contain "anchors"
        → use "groups" or "pages", or move "anchors" to an element that can contain them"
    `);
  });
  it("a tab among pages", () => {
    expect(
      show('{ "groups": [{ "group": "A", "pages": ["a", { "tab": "B", "pages": ["b"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:61 error nav/misplaced-element ⟨{ "tab": "B", "pages": ["b"] }⟩ in group "A" › tab "B"
        "pages" contains a tab
        → a list of pages can hold paths and groups: use "group" to name it, or move it to an element that can contain it"
    `);
  });
  it("an element outside the navigation", () => {
    expect(
      showSettings('{ "navigation": {}, "tabs": [{ "tab": "A", "pages": ["a"] }] }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:21 error nav/misplaced-element ⟨"tabs"⟩
        "tabs" must be in "navigation", which is empty
        → move "tabs" to "navigation""
    `);
  });
});

describe("keys that are misspelt or unknown", () => {
  it("a name", () => {
    expect(show('{ "groups": [{ "gruop": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:32 error config/required ⟨"gruop"⟩ in group 1
        this group is missing the required field "group"; found "gruop" instead
        → did you mean "group"?
        fix: Rename it to "group" (1:32 ⟨"gruop"⟩ → ⟨"group"⟩)"
    `);
  });
  it("a list of children; what it holds is checked as meant", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "gruops": [{ "group": "B", "pages": ["b", 1] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"gruops"⟩ in tab "A"
        "gruops" is not a field of this tab, so it is ignored
        → did you mean "groups"?
        fix: Rename it to "groups" (1:42 ⟨"gruops"⟩ → ⟨"groups"⟩)
      1:84 error config/type ⟨1⟩ in tab "A"
        an entry of "pages" must be the path of a page or a group, not a number
        → write the path of the page in double quotes, or remove the entry"
    `);
  });
  it("the element at the root", () => {
    expect(show('{ "tasb": [{ "tab": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:19 error nav/no-root-element ⟨"tasb"⟩
        the navigation has no root element; found "tasb" instead
        → did you mean "tabs"?
        fix: Rename it to "tabs" (1:19 ⟨"tasb"⟩ → ⟨"tabs"⟩)"
    `);
  });
  it("a field under another name", () => {
    expect(show('{ "tabs": [{ "title": "A", "url": "https://example.com" }] }')).toMatchInlineSnapshot(`
      "1:30 error config/required ⟨"title"⟩ in tab 1
        this tab is missing the required field "tab"; found "title" instead
        → did you mean "tab"?
        fix: Rename it to "tab" (1:30 ⟨"title"⟩ → ⟨"tab"⟩)
      1:44 warning config/unknown-field ⟨"url"⟩ in tab 1
        "url" is not a field of this tab, so it is ignored
        → did you mean "href"?
        fix: Rename it to "href" (1:44 ⟨"url"⟩ → ⟨"href"⟩)"
    `);
  });
  it("a field of another kind of element", () => {
    expect(show('{ "tabs": [{ "tab": "A", "boost": 2, "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"boost"⟩ in tab "A"
        "boost" is not a field of this tab, so it is ignored
        → move it, or remove it: "boost" is a field of groups"
    `);
  });
  it("a name that stands one level too high", () => {
    expect(
      show('{ "tabs": [{ "tab": "A", "group": "Users", "groups": [{ "pages": ["a"] }] }] }'),
    ).toMatchInlineSnapshot(`
      "1:42 error config/required ⟨"group"⟩ in tab "A"
        "group" is a field of an entry of "groups", not of this tab
        → move it to the entry of "groups" that lacks it"
    `);
  });
  it("a link that stands one level too high, and one on a group", () => {
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
  it("a field that stands one level too high hides nothing else", () => {
    expect(show('{ "tabs": [{ "tab": "A", "tag": "NEW", "groups": [{ "group": "B" }] }] }')).toMatchInlineSnapshot(`
      "1:42 warning config/unknown-field ⟨"tag"⟩ in tab "A"
        "tag" is not a field of this tab, so it is ignored
        → move it to an entry of "groups"
      1:67 error config/required ⟨{ "group": "B" }⟩ in tab "A" › group "B"
        this group is missing the required field "pages"
        → add "pages", or set "openapi" to generate them from a spec"
    `);
  });
  it("a setting that stands one level too high", () => {
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
  it("settings that nobody knows, and what a key within one was meant as", () => {
    expect(
      showSettings(
        `{ ${settings}, "navigation": { "pages": ["a"] }, "css": [], "navbar": { "links": [{ "title": "Blog", "href": "/" }] } }`,
      ),
    ).toMatchInlineSnapshot(`
      "1:106 warning config/unknown-field ⟨"css"⟩
        "css" is not a field of docs.json, so it is ignored
        → remove it, or check its spelling
      1:141 warning config/unknown-field ⟨"title"⟩
        "title" is not a field of an entry of "links", so it is ignored
        → did you mean "label"?
        fix: Rename it to "label" (1:141 ⟨"title"⟩ → ⟨"label"⟩)"
    `);
  });
});

describe("values", () => {
  it("of the wrong type", () => {
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
  it("that are not among those allowed", () => {
    expect(
      show('{ "groups": [{ "group": "A", "root": "a", "directory": "cards", "pages": ["b"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:72 error config/enum ⟨"cards"⟩ in group "A"
        "directory" must be "accordion", "card" or "none", not "cards"
        → did you mean "card"?
        fix: Replace it with "card" (1:72 ⟨"cards"⟩ → ⟨"card"⟩)"
    `);
  });
  it("of the wrong form", () => {
    expect(
      showSettings(
        '{ "theme": "mint", "name": "A", "colors": { "primary": "0d9373", "light": "green" }, "navigation": { "tabs": [{ "tab": "A", "icon": "fa-book", "href": "javascript:alert(1)" }, { "tab": "B", "href": "example.com" }, { "tab": "C", "openapi": " " }] } }',
      ),
    ).toMatchInlineSnapshot(`
      "1:56 error config/format ⟨"0d9373"⟩
        "primary" must be a hex color, #rgb or #rrggbb, not "0d9373"
        → use "#0d9373"
        fix: Replace it with "#0d9373" (1:56 ⟨"0d9373"⟩ → ⟨"#0d9373"⟩)
      1:75 error config/format ⟨"green"⟩
        "light" must be a hex color, #rgb or #rrggbb, not "green"
        → use a form such as "#0d9373"
      1:133 error config/format ⟨"fa-book"⟩ in tab "A"
        "icon" must be the name of an icon without a prefix, not "fa-book"
        → use "book"
        fix: Replace it with "book" (1:133 ⟨"fa-book"⟩ → ⟨"book"⟩)
      1:152 error config/format ⟨"javascript:alert(1)"⟩ in tab "A"
        "href" must not run script: "javascript:alert(1)"
        → link to a page instead
      1:199 error config/format ⟨"example.com"⟩ in tab "B"
        "href" must be a full URL, not "example.com"
        → use "https://example.com"
        fix: Replace it with "https://example.com" (1:199 ⟨"example.com"⟩ → ⟨"https://example.com"⟩)
      1:241 error config/format ⟨" "⟩ in tab "C"
        "openapi" must be the path or the URL of a file, not " "
        → name the file, or remove the field"
    `);
  });
  it("that are required and missing", () => {
    expect(showSettings('{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }')).toMatchInlineSnapshot(`
      "1:1 error config/required ⟨{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }⟩
        docs.json is missing the required field "colors"
        → add "colors"
      1:1 error config/required ⟨{ "name": "Acme", "navigation": { "groups": [{ "pages": ["a"] }] } }⟩
        docs.json is missing the required field "theme"
        → add "theme"
      1:46 error config/required ⟨{ "pages": ["a"] }⟩ in group 1
        this group is missing the required field "group"
        → add "group""
    `);
  });
});

describe("languages", () => {
  it("off by one letter, in another case, or under the code of another standard", () => {
    const languages = ["em", "pt-br", "ja", "zh", "xx-klingon"].map(
      (code) => `{ "language": "${code}", "pages": ["a"] }`,
    );
    expect(show(`{ "languages": [${languages.join(", ")}] }`)).toMatchInlineSnapshot(`
      "1:47 error nav/unknown-language ⟨"em"⟩ in language "em"
        "em" is not one of the 29 supported language codes
        → did you mean "en" or "es"?
      1:85 error nav/unknown-language ⟨"pt-br"⟩ in language "pt-br"
        "pt-br" is not one of the 29 supported language codes
        → did you mean "pt-BR"?
        fix: Replace it with "pt-BR" (1:85 ⟨"pt-br"⟩ → ⟨"pt-BR"⟩)
      1:126 error nav/unknown-language ⟨"ja"⟩ in language "ja"
        "ja" is not one of the 29 supported language codes
        → did you mean "jp"?
        fix: Replace it with "jp" (1:126 ⟨"ja"⟩ → ⟨"jp"⟩)
      1:164 error nav/unknown-language ⟨"zh"⟩ in language "zh"
        "zh" is not one of the 29 supported language codes
        → did you mean "cn" or "zh-Hant"?
      1:202 error nav/unknown-language ⟨"xx-klingon"⟩ in language "xx-klingon"
        "xx-klingon" is not one of the 29 supported language codes
        → use a code such as "en", "fr" or "pt-BR"; case matters"
    `);
  });
});

describe("siblings", () => {
  it("of the same name", () => {
    expect(show('{ "tabs": [{ "tab": "A", "pages": ["a"] }, { "tab": "A", "pages": ["b"] }] }')).toMatchInlineSnapshot(`
      "1:69 warning nav/duplicate-name ⟨"A"⟩ in tab "A"
        this list already has a tab "A"
        → rename one of them, or merge them
        1:37: it is first used here ⟨"A"⟩"
    `);
  });
  it("of which two are the default", () => {
    expect(
      show(
        '{ "versions": [{ "version": "1", "default": true, "pages": ["a"] }, { "version": "2", "default": true, "pages": ["a"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:114 warning nav/multiple-defaults ⟨true⟩ in version "2"
        version "2" cannot be the default, because an earlier version already is
        → keep "default": true on one of them
        1:61: the first default is here ⟨true⟩"
    `);
  });
});

describe("pages", () => {
  it("listed twice, with an extension, or empty", () => {
    expect(show('{ "pages": ["a", "/a.mdx", "", "release-4.5", "GET /a", "GET /a"] }')).toMatchInlineSnapshot(`
      "1:34 info nav/duplicate-page ⟨"/a.mdx"⟩
        the page "a" is already listed; only the first entry is highlighted
        → remove one of the two, unless readers need it in both places
        1:29: it is first listed here ⟨"a"⟩
      1:34 warning nav/page-extension ⟨"/a.mdx"⟩
        the page path "/a.mdx" must not have a file extension
        → use "/a"
        fix: Replace it with "/a" (1:34 ⟨"/a.mdx"⟩ → ⟨"/a"⟩)
      1:44 warning nav/empty ⟨""⟩
        the path of this page is empty
        → use the path of a page, or remove it"
    `);
  });
  it("may be in every version and language", () => {
    expect(show('{ "versions": [{ "version": "1", "pages": ["a"] }, { "version": "2", "pages": ["a"] }] }')).toBe("");
  });
});

describe("fields that have no effect where they are", () => {
  it("directory without a root page, and expanded at the top level", () => {
    expect(
      show('{ "groups": [{ "group": "A", "directory": "card", "expanded": true, "pages": ["a"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:46 warning nav/directory-without-root ⟨"directory"⟩ in group "A"
        "directory" of this group has no effect, because none of its groups has a "root" page
        → set "root" on a group, or remove "directory"
      1:67 info nav/expanded-ignored ⟨"expanded"⟩ in group "A"
        "expanded": true has no effect, because top-level groups are always open
        → remove it, or set it on the groups inside this one"
    `);
  });
  it("children beside a link", () => {
    expect(show('{ "tabs": [{ "tab": "A", "href": "https://example.com", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:73 warning nav/href-with-children ⟨"pages"⟩ in tab "A"
        this tab has both "href" and "pages"; a link does not show its children
        → keep one of the two: "href" for a link, "pages" for a section
        1:42: "href" is here ⟨"href"⟩"
    `);
  });
});

describe("elements with nothing in them", () => {
  it("a tab, a list, and by dialect a group", () => {
    const navigation =
      '{ "tabs": [{ "tab": "A" }, { "tab": "B", "groups": [] }, { "tab": "C", "groups": [{ "group": "D" }] }] }';
    expect(show(navigation, "spec")).toMatchInlineSnapshot(`
      "1:28 warning nav/empty ⟨{ "tab": "A" }⟩ in tab "A"
        this tab has no content
        → add "groups" or "pages", add "href" to make it a link, or remove it
      1:58 warning nav/empty ⟨"groups"⟩ in tab "B"
        "groups" is an empty list
        → fill it, or remove it
      1:99 error config/required ⟨{ "group": "D" }⟩ in tab "C" › group "D"
        this group is missing the required field "pages"
        → add "pages", or set "openapi" to generate them from a spec"
    `);
    expect(show(navigation, "mintlify").split("\n").slice(-3).join("\n")).toMatchInlineSnapshot(`
      "1:99 warning nav/empty ⟨{ "group": "D" }⟩ in tab "C" › group "D"
        this group has no content
        → add "pages", or remove it"
    `);
  });
});

describe("files of another time or place", () => {
  it("the navigation of mint.json", () => {
    expect(
      showSettings('{ "name": "A", "topbarLinks": [], "navigation": [{ "group": "A", "pages": ["a"] }] }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:16 warning config/unknown-field ⟨"topbarLinks"⟩
        "topbarLinks" is not a field of docs.json, so it is ignored
        → use "navbar": { "links": […] } instead
      1:35 error config/old-format ⟨"navigation"⟩
        "navigation" must be an object in docs.json; a list is the format of mint.json
        → use "navigation": { "groups": [ … ] } around the list"
    `);
  });
  it("the tabs of mint.json, left beside a navigation", () => {
    expect(
      showSettings('{ "tabs": [{ "name": "API", "url": "api" }], "navigation": { "pages": ["a"] } }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:3 warning config/unknown-field ⟨"tabs"⟩
        "tabs" is not a field of docs.json, so it is ignored
        → move "tabs" to "navigation", where each entry holds its own pages"
    `);
  });
  it("includes, which are not read", () => {
    expect(
      show('{ "groups": [{ "$ref": "./a.json" }, { "group": "B", "pages": { "$ref": "./b.json" } }] }'),
    ).toMatchInlineSnapshot(`
      "1:40 info config/unread-include ⟨"./a.json"⟩ in group 1
        the content of "./a.json" is not checked, because only this file was given
        → check the whole docs root with "docsjson check"
      1:89 info config/unread-include ⟨"./b.json"⟩ in group "B"
        the content of "./b.json" is not checked, because only this file was given
        → check the whole docs root with "docsjson check""
    `);
  });
  it("anything but an object", () => {
    expect(showSettings("[]")).toMatchInlineSnapshot(`
      "1:1 error config/type ⟨[]⟩
        docs.json must be an object, not a list
        → use an object: { "…": … }"
    `);
    expect(showSettings('{ "navigation": "pages" }', "spec")).toMatchInlineSnapshot(`
      "1:17 error config/type ⟨"pages"⟩
        "navigation" must be an object, not a string
        → use an object: { "…": … }"
    `);
  });
  it("a key that stands twice", () => {
    expect(showSettings('{ "navigation": {\n"pages": ["a"],\n"pages": ["b"] } }', "spec")).toMatchInlineSnapshot(`
      "3:1 warning config/duplicate-key ⟨"pages"⟩
        "pages" is already set on line 2; only the last value is used
        → remove one of the two, or merge their values
        2:1: "pages" is first set here ⟨"pages"⟩"
    `);
  });
});

describe("objects within elements", () => {
  it("say once that a required key is misspelt", () => {
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
        → did you mean "href"?
        fix: Rename it to "href" (1:91 ⟨"url"⟩ → ⟨"href"⟩)"
    `);
  });
  it("say so where a link for all pages leads nowhere", () => {
    const navigation =
      '{ "global": { "anchors": [{ "anchor": "Blog" }, { "anchor": "Help", "url": "/b" }] }, "pages": ["a"] }';
    expect(show(navigation)).toMatchInlineSnapshot(`
      "1:43 warning nav/empty ⟨{ "anchor": "Blog" }⟩ in anchor "Blog"
        this anchor has no "href", so it is left out
        → add "href", or remove it
      1:85 warning config/unknown-field ⟨"url"⟩ in anchor "Help"
        "url" is not a field of an entry of "anchors", so it is ignored
        → did you mean "href"?
        fix: Rename it to "href" (1:85 ⟨"url"⟩ → ⟨"href"⟩)"
    `);
  });
  it("say that a list is wanted, and nothing of the keys of an object in its place", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] }, "redirects": { "/a": "/b", "/c": "/d" } }`),
    ).toMatchInlineSnapshot(`
      "1:119 error config/type ⟨{ "/a": "/b", "/c": "/d" }⟩
        "redirects" must be a list, not an object
        → use [{ "source": "/a", "destination": "/b" }]"
    `);
  });
});

describe("entries of pages that are none", () => {
  it("a URL", () => {
    expect(show('{ "pages": ["intro", "https://blog.example.com"] }')).toMatchInlineSnapshot(`
      "1:38 error nav/misplaced-element ⟨"https://blog.example.com"⟩
        a list of pages cannot contain the URL "https://blog.example.com"
        → use an element with an "href" for a link, such as { "anchor": …, "href": … }"
    `);
  });
  it("a URL as a group's root, and no path there at all", () => {
    expect(
      show(
        '{ "groups": [{ "group": "A", "root": "https://example.com", "pages": ["a"] }, { "group": "B", "root": " ", "pages": ["b"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:54 error config/format ⟨"https://example.com"⟩ in group "A"
        "root" must be the path of a page, not "https://example.com"
        → use a page of this site, or an anchor for a link
      1:119 warning nav/empty ⟨" "⟩ in group "B"
        "root" is empty
        → use the path of the group's main page, or remove it"
    `);
  });
  it("a URL that names the spec of an operation is fine", () => {
    expect(show('{ "pages": ["https://example.com/openapi.json GET /users"] }')).toBe("");
  });
  it("lists within the list, nothing, and an object for a page", () => {
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
  it("an object that is no group, said once", () => {
    expect(show('{ "pages": [{ "icon": "rocket" }] }')).toMatchInlineSnapshot(`
      "1:29 error config/required ⟨{ "icon": "rocket" }⟩ in group 1
        this group is missing the required field "group"
        → add "group""
    `);
  });
  it("pages under a name that other tools use", () => {
    expect(show('{ "groups": [{ "group": "A", "items": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:46 error config/required ⟨"items"⟩ in group "A"
        this group is missing the required field "pages"; found "items" instead
        → did you mean "pages"?
        fix: Rename it to "pages" (1:46 ⟨"items"⟩ → ⟨"pages"⟩)"
    `);
    expect(show('{ "sidebar": [{ "group": "A", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:19 error nav/no-root-element ⟨"sidebar"⟩
        the navigation has no root element; found "sidebar" instead
        → did you mean "groups"?
        fix: Rename it to "groups" (1:19 ⟨"sidebar"⟩ → ⟨"groups"⟩)"
    `);
  });
});

describe("links", () => {
  const links = (hrefs: readonly string[]) =>
    hrefs.map((href, i) => `{ "anchor": "${i}", "href": ${JSON.stringify(href)} }`).join(",\n");
  const broken = [
    "www.example.com",
    "example.com/docs",
    "https:/example.com",
    "htps://example.com",
    "me@example.com",
    " ",
  ];

  it.each(["spec", "mintlify"] as const)("that a browser would look for on this site, or nowhere (%s)", (dialect) => {
    const text = `{ "anchors": [${links(broken)}] }`;
    const said = validateDocs(
      { ...JSON.parse(`{ ${settings} }`), navigation: JSON.parse(text) },
      { dialect },
    ).diagnostics;
    expect(said.map(({ message, hint }) => `${message}\n→ ${hint}`).join("\n")).toBe(
      [
        '"href" must be a full URL, not "www.example.com"',
        '→ use "https://www.example.com"',
        '"href" must be a full URL, not "example.com/docs"',
        '→ use "https://example.com/docs"',
        '"href" must be a full URL, not "https:/example.com"',
        '→ use "https://example.com"',
        '"href" must be a full URL, not "htps://example.com"',
        '→ use "https://example.com"',
        '"href" must be a full URL, not "me@example.com"',
        '→ use "mailto:me@example.com"',
        '"href" must be a URL or a path, not " "',
        '→ say where it leads, or remove "href"',
      ].join("\n"),
    );
  });
  it("that lead somewhere, each dialect in its own way", () => {
    const fine = [
      "/a",
      "#a",
      "mailto:me@example.com",
      "https://example.com",
      "HTTP://example.com",
      "vscode:extension/x",
      "tel:+1",
    ];
    expect(
      show(`{ "anchors": [${links([...fine, "guides/intro", "release-4.5", "socket.js", "@scope/name"])}] }`),
    ).toBe("");
    expect(show(`{ "anchors": [${links(fine)}] }`, "mintlify")).not.toContain("href");
  });
  it("outside the navigation", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] },
"logo": { "light": "", "dark": "/d.svg", "href": "www.example.com" },
"navbar": { "links": [{ "label": "A", "href": "javascript:alert(1)" }], "primary": { "label": "B", "href": "" } },
"footer": { "socials": { "x": "acme", "github": "github.com/acme" }, "links": [{ "items": [{ "label": "", "href": "example.org" }] }] },
"redirects": [{ "source": "", "destination": "www.example.com" }],
"contextual": { "options": [{ "title": "A", "href": 5 }] } }`),
    ).toMatchInlineSnapshot(`
      "2:20 error config/format ⟨""⟩
        "light" must not be empty
        → fill it in, or remove it
      2:50 error config/format ⟨"www.example.com"⟩
        "href" must be a full URL, not "www.example.com"
        → use "https://www.example.com"
        fix: Replace it with "https://www.example.com" (2:50 ⟨"www.example.com"⟩ → ⟨"https://www.example.com"⟩)
      3:47 error config/format ⟨"javascript:alert(1)"⟩
        "href" must not run script: "javascript:alert(1)"
        → link to a page instead
      3:108 error config/format ⟨""⟩
        "href" must be a URL or a path, not ""
        → say where it leads, or remove "href"
      4:31 error config/format ⟨"acme"⟩
        "x" must be the full URL of a profile, not "acme"
        → use a form such as "https://x.com/acme"
      4:49 error config/format ⟨"github.com/acme"⟩
        "github" must be the full URL of a profile, not "github.com/acme"
        → use "https://github.com/acme"
        fix: Replace it with "https://github.com/acme" (4:49 ⟨"github.com/acme"⟩ → ⟨"https://github.com/acme"⟩)
      4:103 error config/format ⟨""⟩
        "label" must not be empty
        → fill it in, or remove it
      4:115 error config/format ⟨"example.org"⟩
        "href" must be a full URL, not "example.org"
        → use "https://example.org"
        fix: Replace it with "https://example.org" (4:115 ⟨"example.org"⟩ → ⟨"https://example.org"⟩)
      5:27 error config/format ⟨""⟩
        "source" must not be empty
        → fill it in, or remove it
      5:46 error config/format ⟨"www.example.com"⟩
        "destination" must be a full URL, not "www.example.com"
        → use "https://www.example.com"
        fix: Replace it with "https://www.example.com" (5:46 ⟨"www.example.com"⟩ → ⟨"https://www.example.com"⟩)
      6:53 error config/type ⟨5⟩
        "href" must be a string or an object, not a number
        → use a string in double quotes: "5""
    `);
  });
});

describe("values of lists that grow", () => {
  it("a likely slip, and what no list of ours has", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] },
"navbar": { "primary": { "type": "buton", "label": "Go", "href": "/go" }, "links": [{ "type": "Github", "href": "https://github.com/a/b" }, { "type": "gitlab", "href": "/b" }] },
"contextual": { "options": ["copy", "chatgtp", "some-new-tool", ""], "display": "head" },
"footer": { "socials": { "gihub": "https://github.com/acme", "mastodon": "https://example.social/@acme" } },
"fonts": { "family": "Inter", "weight": 0, "format": "ttf" } }`),
    ).toMatchInlineSnapshot(`
      "2:34 warning config/unknown-value ⟨"buton"⟩
        "type" is set to the unknown value "buton"
        → did you mean "button"?
        fix: Replace it with "button" (2:34 ⟨"buton"⟩ → ⟨"button"⟩)
      2:95 warning config/unknown-value ⟨"Github"⟩
        "type" is set to the unknown value "Github"
        → did you mean "github"?
        fix: Replace it with "github" (2:95 ⟨"Github"⟩ → ⟨"github"⟩)
      2:151 warning config/unknown-value ⟨"gitlab"⟩
        "type" is set to the unknown value "gitlab"
        → known values are "button", "github" and "discord"
      3:37 warning config/unknown-value ⟨"chatgtp"⟩
        an entry of "options" is set to the unknown value "chatgtp"
        → did you mean "chatgpt"?
        fix: Replace it with "chatgpt" (3:37 ⟨"chatgtp"⟩ → ⟨"chatgpt"⟩)
      3:65 warning config/unknown-value ⟨""⟩
        an entry of "options" is set to the unknown value ""
        → known values are "copy", "view", "chatgpt", "claude", "perplexity", "grok", "mcp", "cursor", "vscode", "assistant", "add-mcp", "devin-mcp" and "download-spec"
      3:81 warning config/unknown-value ⟨"head"⟩
        "display" is set to the unknown value "head"
        → known values are "header" and "toc"
      4:26 warning config/unknown-field ⟨"gihub"⟩
        "gihub" is not a field of "socials", so it is ignored
        → did you mean "github"?
        fix: Rename it to "github" (4:26 ⟨"gihub"⟩ → ⟨"github"⟩)
      5:41 error config/range ⟨0⟩
        "weight" must be at least 1, not 0
      5:54 warning config/unknown-value ⟨"ttf"⟩
        "format" is set to the unknown value "ttf"
        → known values are "woff2" and "woff""
    `);
  });
});

describe("values that are nearly right", () => {
  it("numbers and truth in quotes, names as numbers, one value in brackets, an empty list of specs", () => {
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
  it("a list of specs with none in it, where nothing else fills the element", () => {
    expect(show('{ "tabs": [{ "tab": "A", "openapi": [] }] }')).toMatchInlineSnapshot(`
      "1:42 warning nav/empty ⟨"openapi"⟩ in tab "A"
        "openapi" is an empty list, and its element has no other content
        → add a spec, or add pages"
    `);
    expect(show('{ "openapi": "a.json", "tabs": [{ "tab": "A", "openapi": [] }] }')).toBe("");
  });
  it("names that nobody can read; those of groups are left out on purpose", () => {
    expect(show('{ "tabs": [{ "tab": "", "groups": [{ "group": "", "pages": ["a"] }] }] }')).toMatchInlineSnapshot(`
      "1:37 warning nav/empty ⟨""⟩ in tab 1
        the name of this tab is empty
        → set "tab" to the text that readers see"
    `);
  });
  it("a name under the key of a list", () => {
    expect(show('{ "tabs": [{ "tabs": "API", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:30 error config/required ⟨"tabs"⟩ in tab 1
        this tab is missing the required field "tab"; found "tabs" instead
        → did you mean "tab"?
        fix: Rename it to "tab" (1:30 ⟨"tabs"⟩ → ⟨"tab"⟩)"
    `);
  });
});

describe("keys that are nearly right", () => {
  it("in capitals, and then nothing follows from it", () => {
    expect(
      show(
        '{ "directory": "card", "TABS": [{ "tab": "A", "Groups": [{ "group": "B", "root": "b", "pages": ["a"] }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:40 error nav/no-root-element ⟨"TABS"⟩
        the navigation has no root element; found "TABS" instead
        → did you mean "tabs"?
        fix: Rename it to "tabs" (1:40 ⟨"TABS"⟩ → ⟨"tabs"⟩)
      1:63 warning config/unknown-field ⟨"Groups"⟩
        "Groups" is not a field of this tab, so it is ignored
        → did you mean "groups"?
        fix: Rename it to "groups" (1:63 ⟨"Groups"⟩ → ⟨"groups"⟩)"
    `);
  });
  it("includes under nearly their name", () => {
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
  it("cut short, a note, and what an element has no use for", () => {
    expect(
      show(
        '{ "products": [{ "product": "A", "desc": "Hi", "_comment": "later", "title": "B", "versions": [{ "version": "1", "icon": "book", "pages": ["a"] }] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:50 warning config/unknown-field ⟨"desc"⟩ in product "A"
        "desc" is not a field of this product, so it is ignored
        → did you mean "description"?
        fix: Rename it to "description" (1:50 ⟨"desc"⟩ → ⟨"description"⟩)
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
  it("that belong one level down, where they are missed", () => {
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
  it("tabs in the place of the navigation", () => {
    expect(showSettings('{ "navigation": [{ "tab": "A", "pages": ["a"] }] }', "spec")).toMatchInlineSnapshot(`
      "1:3 error config/old-format ⟨"navigation"⟩
        "navigation" must be an object in docs.json; a list is the format of mint.json
        → use "navigation": { "tabs": [ … ] } around the list"
    `);
  });
});

describe("what other tools write", () => {
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
  it("names by themselves, and elements by their names", () => {
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
  it("languages by their names", () => {
    expect(show('{ "languages": [{ "language": "English", "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:47 error nav/unknown-language ⟨"English"⟩ in language "English"
        "English" is not one of the 29 supported language codes
        → did you mean "en"?
        fix: Replace it with "en" (1:47 ⟨"English"⟩ → ⟨"en"⟩)"
    `);
  });
  it("redirects from and to, and links without columns", () => {
    expect(
      showSettings(
        '{ "navigation": { "pages": ["a"] }, "redirects": [{ "from": "/a", "to": "/b" }], "footer": { "links": [{ "label": "A", "href": "/a" }] } }',
        "spec",
      ),
    ).toMatchInlineSnapshot(`
      "1:53 error config/required ⟨"from"⟩
        an entry of "redirects" is missing the required field "source"; found "from" instead
        → did you mean "source"?
        fix: Rename it to "source" (1:53 ⟨"from"⟩ → ⟨"source"⟩)
      1:67 error config/required ⟨"to"⟩
        an entry of "redirects" is missing the required field "destination"; found "to" instead
        → did you mean "destination"?
        fix: Rename it to "destination" (1:67 ⟨"to"⟩ → ⟨"destination"⟩)
      1:106 error config/required ⟨"label"⟩
        "label" is a field of an entry of "items", not of an entry of "links"
        → move it to an entry of "items"
      1:120 warning config/unknown-field ⟨"href"⟩
        "href" is not a field of an entry of "links", so it is ignored
        → move it to an entry of "items""
    `);
  });
});
