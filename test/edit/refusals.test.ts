import {
  addGroup,
  addPages,
  addRedirects,
  type EditedDocs,
  moveGroup,
  movePages,
  removePages,
  removeRedirects,
  renameGroup,
  renamePages,
} from "docsjson/edit";
import { expect, it } from "vitest";

const TABS = `{ "navigation": { "tabs": [{ "tab": "A", "graphql": { "source": "s.graphql" }, "pages": ["a", "b"] }] } }`;
const LINK = `{ "navigation": { "tabs": [{ "tab": "A", "href": "https://example.com" }] } }`;
const BROKEN = `{ "navigation": { "groups": [{ "group": "A", "pages": "a" }, { "group": "B", "pages": [] }] }, "redirects": {} }`;
const DOUBLED = `{ "navigation": { "groups": [{ "group": "A", "pages": ["a"], "pages": ["b"] }, { "group": "B", "pages": ["c"] }] } }`;
const TAB = { to: "/navigation/tabs/0" };

it.each<
  [
    string,
    () => { ok: boolean; value: EditedDocs | undefined; diagnostics: { code: string; message: string }[] },
    string,
  ]
>([
  ["no element", () => addPages(TABS, ["x"], { to: "" }), 'edit/not-found docs.json has no element ""'],
  [
    "a setting",
    () => addPages(TABS, ["x"], { to: `${TAB.to}/graphql` }),
    `edit/not-found docs.json has no element "${TAB.to}/graphql"`,
  ],
  [
    "a list",
    () => addGroup(TABS, { group: "G" }, { to: "/navigation/tabs" }),
    'edit/not-found docs.json has no element "/navigation/tabs"',
  ],
  [
    "a group into nothing",
    () => moveGroup(BROKEN, "/navigation/groups/1", { to: "" }),
    'edit/not-found docs.json has no element ""',
  ],
  [
    "pages that are no list",
    () => addPages(BROKEN, ["x"], { to: "/navigation/groups/0" }),
    'config/type "pages" must be a list, not a string',
  ],
  [
    "pages of a link",
    () => addPages(LINK, ["x"], { to: "/navigation/tabs/0" }),
    'edit/no-place this element contains "href", so it cannot contain pages',
  ],
  [
    "redirects that are no list",
    () => addRedirects(BROKEN, [{ source: "/a", destination: "/b" }]),
    'config/type "redirects" must be a list, not an object',
  ],
  ["a page twice", () => addPages(TABS, ["x", "/x.mdx"], TAB), 'edit/page-twice the page "x" is given twice'],
  ["a page that is there", () => addPages(TABS, ["a"], TAB), 'edit/page-twice this list contains the page "a" already'],
  ["a page moved twice", () => movePages(TABS, ["a", "a"], TAB), 'edit/page-twice the page "a" is given twice'],
  [
    "a doubled key",
    () => renamePages(DOUBLED, new Map([["b", "x"]])),
    'edit/doubled-key "pages" appears twice in this object, so an edit may change the one that nobody reads',
  ],
  [
    "a doubled list",
    () => removePages(DOUBLED, ["b"], { keepEmpty: true }),
    'edit/doubled-key "pages" appears twice in this object, so an edit may change the one that nobody reads',
  ],
])("refuses %s", (_, edit, message) => {
  const { ok, value, diagnostics } = edit();
  expect({ ok, value }).toEqual({ ok: false, value: undefined });
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([message]);
});

it("edits beside a doubled key, and lists a page in two places", () => {
  expect(renamePages(DOUBLED, new Map([["c", "x"]])).value?.docs.texts.get("docs.json")).toBe(
    DOUBLED.replace('"c"', '"x"'),
  );
  const two = `{ "navigation": { "groups": [{ "group": "A", "pages": ["a"] }, { "group": "B", "pages": [] }] } }`;
  expect(addPages(two, ["a"], { to: "/navigation/groups/1" }).ok).toBe(true);
});

it.each<[string, () => unknown, string]>([
  ["no docs", () => addPages(null as never, ["x"], TAB), "the docs must be the text of a docs.json"],
  ["texts in an object", () => addPages({ file: "docs.json", texts: {} } as never, [], TAB), "with a Map of texts"],
  ["pages that are a text", () => addPages(TABS, "x" as never, TAB), "the pages must be a list of paths and groups"],
  ["a page without a path", () => addPages(TABS, [null] as never, TAB), "the pages must be a list of paths and groups"],
  ["no place", () => addPages(TABS, ["x"], undefined as never), "the place must be { to: "],
  ["a pointer alone", () => movePages(TABS, ["a"], TAB.to as never), "the place must be { to: "],
  ["an index below 0", () => addPages(TABS, ["x"], { ...TAB, at: -1 }), "at must be an index, 0 or more"],
  ["a group without a name", () => addGroup(TABS, {} as never, TAB), "the group must be { group: "],
  ["no group", () => moveGroup(TABS, undefined as never, TAB), "the group must be named by a JSON Pointer"],
  ["a name that is none", () => renameGroup(BROKEN, "/navigation/groups/1", 1 as never), "the name must be a string"],
  ["a path alone", () => removePages(TABS, "a" as never), "the paths must be a list of strings"],
  [
    "moves in an object",
    () => renamePages(TABS, { a: "b" } as never),
    "the moves must be a Map of old paths to new ones",
  ],
  [
    "one redirect",
    () => addRedirects(TABS, { source: "/a", destination: "/b" } as never),
    "the redirects must be a list",
  ],
  [
    "a source without a slash",
    () => addRedirects(TABS, [{ source: "a", destination: "/b" }]),
    'the source of a redirect must begin with a slash, as in "/old": {"source":"a","destination":"/b"}',
  ],
  [
    "a destination without a slash",
    () => addRedirects(TABS, [{ source: "/a", destination: "b" }]),
    'the destination of a redirect must begin with a slash, or be a URL: {"source":"/a","destination":"b"}',
  ],
  ["a source alone", () => removeRedirects(TABS, "/a" as never), "the sources must be a list of strings"],
])("throws a TypeError for %s", (_, call, message) => {
  expect(call).toThrow(TypeError);
  expect(call).toThrow(message);
});
