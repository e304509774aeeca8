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
  expect(show("https://mintlfy.com/docs.jsn")).toMatchInlineSnapshot();
  expect(show("../node_modules/docsjson/schemas/doc.schema.json")).toMatchInlineSnapshot();
});

it("corrects an address without its scheme, which the hosted platform refuses", () => {
  expect(show("mintlify.com/docs.json")).toMatchInlineSnapshot();
});

it("says that the hosted platform takes no path, without failing the site", () => {
  expect(show("./node_modules/docsjson/schemas/docs.schema.json")).toMatchInlineSnapshot();
  expect(show("./node_modules/docsjson/schemas/docs.schema.json", "spec")).toBe("");
});

it("says that the hosted platform takes no empty one", () => {
  expect(show("")).toMatchInlineSnapshot();
});
