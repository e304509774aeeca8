import { resolveNavigation } from "docsjson";
import { indexChannels, indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";
import { settings, showSettings } from "../../../support/show-config.ts";

const group = '"group": "A", "openapi": "a.json", "asyncapi": "b.yaml"';

describe("the asyncapi of a group with openapi", () => {
  it("has no effect on the hosted platform", () => {
    const navigation = `{ "groups": [{ ${group} }] }`;
    expect(showSettings(`{ ${settings}, "navigation": ${navigation} }`)).toMatchInlineSnapshot(`
      "1:136 warning config/ignored ⟨"asyncapi"⟩ in group "A"
        "asyncapi" is ignored, because the group has "openapi", so no pages are made from it
        → move "asyncapi" to a group of its own"
    `);
    expect(showSettings(`{ "navigation": ${navigation} }`, "spec")).toBe("");
  });

  it("counts on any other element", () => {
    const navigation = '{ "tabs": [{ "tab": "A", "openapi": "a.json", "asyncapi": "b.yaml" }] }';
    expect(showSettings(`{ ${settings}, "navigation": ${navigation} }`)).toBe("");
  });

  it("gives no pages, as on the platform", () => {
    const specs = new Map([
      ["a.json", indexOperations({ openapi: "3.1.0", paths: { "/a": { get: { summary: "Read" } } } })],
    ]);
    const document = { asyncapi: "3.0.0", channels: { orders: { address: "orders" } } };
    const asyncapi = new Map([["b.yaml", indexChannels(JSON.stringify(document))]]);
    const titles = (dialect: "spec" | "mintlify") => {
      const config = { navigation: { groups: [JSON.parse(`{ ${group} }`)] } };
      return resolveNavigation(config, { dialect, specs, asyncapi }).value?.pages.map(({ title }) => title);
    };
    expect(titles("mintlify")).toEqual(["Read"]);
    expect(titles("spec")).toEqual(["Read", "Orders"]);
  });
});
