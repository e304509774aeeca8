import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

describe("a navigation in the format of mint.json", () => {
  it("a list of groups", () => {
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
  it("a list of tabs", () => {
    expect(showSettings('{ "navigation": [{ "tab": "A", "pages": ["a"] }] }', "spec")).toMatchInlineSnapshot(`
      "1:3 error config/old-format ⟨"navigation"⟩
        "navigation" must be an object in docs.json; a list is the format of mint.json
        → use "navigation": { "tabs": [ … ] } around the list"
    `);
  });
});
