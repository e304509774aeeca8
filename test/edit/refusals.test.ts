import {
  addGroup,
  addPages,
  addRedirects,
  type EditedDocs,
  moveGroup,
  movePages,
  removePages,
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
