import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a misspelt list, whose pages are lost", () => {
  it("in the place of the right one", () => {
    const navigation = '{ "groups": [{ "group": "A", "openapi": "api.json", "pagess": ["a"] }] }';
    expect(show(navigation, "mintlify")).toMatchInlineSnapshot();
  });
  it("beside the right one", () => {
    expect(show('{ "groups": [{ "group": "A", "pages": ["a"], "pags": ["b"] }] }')).toMatchInlineSnapshot();
  });
  it("beside another kind of children, where its correction would be the next mistake", () => {
    const navigation = '{ "tabs": [{ "tab": "A", "groups": [{ "group": "B", "pages": ["b"] }], "pagess": ["a"] }] }';
    expect(show(navigation)).toMatchInlineSnapshot();
  });
  it("is none where its entries are no pages", () => {
    const navigation = '{ "groups": [{ "group": "A", "tags": ["new"], "paes": [1], "pages": ["a"] }] }';
    expect(show(navigation)).toMatchInlineSnapshot();
  });
});
