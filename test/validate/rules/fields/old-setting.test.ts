import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

describe("settings of mint.json, and elements outside the navigation", () => {
  it("elements, while the navigation is empty", () => {
    expect(
      showSettings('{ "navigation": {}, "tabs": [{ "tab": "A", "pages": ["a"] }] }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:21 error nav/misplaced-element ⟨"tabs"⟩
        "tabs" must be in "navigation", which is empty
        → move "tabs" to "navigation""
    `);
  });
  it("tabs of mint.json beside a navigation", () => {
    expect(
      showSettings('{ "tabs": [{ "name": "API", "url": "api" }], "navigation": { "pages": ["a"] } }', "spec"),
    ).toMatchInlineSnapshot(`
      "1:3 warning config/unknown-field ⟨"tabs"⟩
        "tabs" is not a field of docs.json, so it is ignored
        → move "tabs" to "navigation", where each entry has its own pages"
    `);
  });
});
