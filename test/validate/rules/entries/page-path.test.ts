import { expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

const navigation = '{ "pages": ["./a", "b ", "/c", "d//e", "./f.mdx"] }';

it("names paths that the hosted platform finds no file for", () => {
  expect(show(navigation, "mintlify")).toMatchInlineSnapshot(`
    "1:1 error config/required ⟨{ "navigation": { "pages": ["./a", "b ", "/c", "d//e", "./f.mdx"] } }⟩
      docs.json is missing the required field "colors"
      → add "colors"
    1:1 error config/required ⟨{ "navigation": { "pages": ["./a", "b ", "/c", "d//e", "./f.mdx"] } }⟩
      docs.json is missing the required field "name"
      → add "name"
    1:1 error config/required ⟨{ "navigation": { "pages": ["./a", "b ", "/c", "d//e", "./f.mdx"] } }⟩
      docs.json is missing the required field "theme"
      → add "theme"
    1:29 warning nav/page-path ⟨"./a"⟩
      the hosted platform finds no page file for "./a"
      → use "a"
      fix: Replace it with "a" (1:29 ⟨"./a"⟩ → ⟨"a"⟩)
    1:36 warning nav/page-path ⟨"b "⟩
      the hosted platform finds no page file for "b "
      → use "b"
      fix: Replace it with "b" (1:36 ⟨"b "⟩ → ⟨"b"⟩)
    1:56 warning nav/page-extension ⟨"./f.mdx"⟩
      the page path "./f.mdx" must not have a file extension
      → use "./f""
  `);
});

it.each(["../a", "a/../../b", "a\\\\b", "a/%2e%2e/b", "a/%252e%252e/b", "a\\u0000b", "a\\nb"])(
  "names %s, which can be no address of a site, in each dialect",
  (path) => {
    for (const dialect of ["mintlify", "spec"] as const) {
      for (const navigation of [
        `{ "pages": ["${path}"] }`,
        `{ "groups": [{ "group": "A", "root": "${path}", "pages": ["b"] }] }`,
      ]) {
        const found = show(navigation, dialect);
        expect(found.match(/warning nav\/page-path /g), found).toHaveLength(1);
        expect(found).toMatch(/which no address can have/);
      }
    }
  },
);

it("says nothing of them in the specification's dialect", () => {
  expect(show(navigation)).not.toContain("nav/page-path");
});
