import { expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const SITE = '"theme": "mint", "name": "A", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["a"] }';
const show = ($schema: string, dialect?: "spec") => showSettings(`{ "$schema": "${$schema}", ${SITE} }`, dialect);

it.each([
  "https://mintlify.com/docs.json",
  "http://www.mintlify.com/docs.json/",
  "https://mintlify.com/schema.json",
  "https://example.com/docs.json",
])("says nothing of %j", ($schema) => expect(show($schema)).toBe(""));

it("names a misspelt address, and the right one", () => {
  expect(show("https://mintlfy.com/docs.jsn")).toMatchInlineSnapshot(`
    "1:14 warning config/schema ⟨"https://mintlfy.com/docs.jsn"⟩
      "$schema" is most likely misspelt: "https://mintlfy.com/docs.jsn"
      → did you mean "https://mintlify.com/docs.json"?
      fix: Replace it with "https://mintlify.com/docs.json" (1:14 ⟨"https://mintlfy.com/docs.jsn"⟩ → ⟨"https://mintlify.com/docs.json"⟩)"
  `);
  expect(show("../node_modules/docsjson/schemas/doc.schema.json")).toMatchInlineSnapshot(`
    "1:14 warning config/schema ⟨"../node_modules/docsjson/schemas/doc.schema.json"⟩
      "$schema" is most likely misspelt: "../node_modules/docsjson/schemas/doc.schema.json"
      → did you mean "../node_modules/docsjson/schemas/docs.schema.json"?
      fix: Replace it with "../node_modules/docsjson/schemas/docs.schema.json" (1:14 ⟨"../node_modules/docsjson/schemas/doc.schema.json"⟩ → ⟨"../node_modules/docsjson/schemas/docs.schema.json"⟩)"
  `);
});

it("corrects an address without its scheme, which the hosted platform refuses", () => {
  expect(show("mintlify.com/docs.json")).toMatchInlineSnapshot(`
    "1:14 error config/format ⟨"mintlify.com/docs.json"⟩
      "$schema" must be a full URL, not "mintlify.com/docs.json"
      → use "https://mintlify.com/docs.json"
      fix: Replace it with "https://mintlify.com/docs.json" (1:14 ⟨"mintlify.com/docs.json"⟩ → ⟨"https://mintlify.com/docs.json"⟩)"
  `);
});

it("says that the hosted platform takes no path, without failing the site", () => {
  expect(show("./node_modules/docsjson/schemas/docs.schema.json")).toMatchInlineSnapshot(`
    "1:14 info config/schema ⟨"./node_modules/docsjson/schemas/docs.schema.json"⟩
      the hosted platform does not accept a path as "$schema"
      → before you deploy there, use "https://mintlify.com/docs.json", or remove "$schema" and set the schema in your editor"
  `);
  expect(show("./node_modules/docsjson/schemas/docs.schema.json", "spec")).toBe("");
});

it("says that the hosted platform takes no empty one", () => {
  expect(show("")).toMatchInlineSnapshot(`
    "1:14 error config/format ⟨""⟩
      "$schema" must not be empty
      → fill it in, or remove it"
  `);
});
