import { validateDocs } from "docsjson";
import { expect, it } from "vitest";

const hintsOf = (group: object, settings: object = {}): (string | undefined)[] =>
  validateDocs(
    { navigation: { groups: [{ group: "A", pages: ["a"], ...group }] }, ...settings },
    { dialect: "mintlify" },
  )
    .diagnostics.filter(({ code }) => code === "config/unknown-field")
    .map(({ hint }) => hint);

it("fields of other tools are told by what they are here", () => {
  expect(hintsOf({ expandable: true })).toEqual(['did you mean "expanded"?']);
  expect(hintsOf({ isDefaultOpen: true })).toEqual(['did you mean "expanded"?']);
  expect(hintsOf({ icon: "house", iconStyle: "solid" })).toEqual(['use "icon": { "name": "…", "style": "…" } instead']);
});

it.each([
  [{ css: "/style.css" }, "remove it: every page has all .css and .js files"],
  [{ head: [{ tag: "script" }] }, "remove it: every page has all .css and .js files"],
  [{ api: { playground: { mode: "show" } } }, 'did you mean "display"?'],
  [{ seo: { indexHiddenPages: true } }, 'use "indexing": "all" or "navigable" instead'],
  [{ seo: { title: "Acme" } }, 'use "metatags": { "og:title": "…" } instead'],
  [{ background: { light: "#fff" } }, 'use "color" or "image": { "light": …, "dark": … } instead'],
  [
    { navbar: { links: [{ label: "Chat", href: "https://a.dev", iconType: "brands" }] } },
    'use "icon": { "name": "…", "style": "…" } instead',
  ],
])("settings that the platform does not have are told by what there is: %j", (settings, hint) =>
  expect(hintsOf({}, settings)).toEqual([hint]),
);
