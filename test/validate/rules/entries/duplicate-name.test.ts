import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("entries of one list with the same name", () => {
  it("points at the second", () => {
    expect(show('{ "tabs": [{ "tab": "A", "pages": ["a"] }, { "tab": "A", "pages": ["b"] }] }')).toMatchInlineSnapshot(`
      "1:69 warning nav/duplicate-name ⟨"A"⟩ in tab "A"
        this list already has a tab "A"
        → rename one of them, or merge them
        1:37: it is first used here ⟨"A"⟩"
    `);
  });

  it("takes groups with blank names, which part a sidebar without a heading", () =>
    expect(show('{ "groups": [{ "group": " ", "pages": ["a"] }, { "group": " ", "pages": ["b"] }] }')).toBe(""));
});
