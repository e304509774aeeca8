import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("the root page of a group", () => {
  it("must be the path of a page", () => {
    expect(
      show(
        '{ "groups": [{ "group": "A", "root": "https://example.com", "pages": ["a"] }, { "group": "B", "root": " ", "pages": ["b"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:54 error config/format ⟨"https://example.com"⟩ in group "A"
        "root" must be the path of a page, not "https://example.com"
        → use a page of this site, or an anchor for a link
      1:119 warning nav/empty ⟨" "⟩ in group "B"
        "root" is empty
        → use the path of the group's main page, or remove it"
    `);
  });
});
