import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an element without content", () => {
  it("a tab, a list, and depending on the dialect a group", () => {
    const navigation =
      '{ "tabs": [{ "tab": "A" }, { "tab": "B", "groups": [] }, { "tab": "C", "groups": [{ "group": "D" }] }] }';
    expect(show(navigation, "spec")).toMatchInlineSnapshot(`
      "1:28 warning nav/empty ⟨{ "tab": "A" }⟩ in tab "A"
        this tab has no content
        → add "groups" or "pages", add "href" to make it a link, or remove it
      1:58 warning nav/empty ⟨"groups"⟩ in tab "B"
        "groups" is an empty list
        → fill it, or remove it
      1:99 error config/required ⟨{ "group": "D" }⟩ in tab "C" › group "D"
        this group is missing the required field "pages"
        → add "pages", or set "openapi" to generate them from a spec"
    `);
    expect(show(navigation, "mintlify").split("\n").slice(-3).join("\n")).toMatchInlineSnapshot(`
      "1:99 warning nav/empty ⟨{ "group": "D" }⟩ in tab "C" › group "D"
        this group has no content
        → add "pages", or remove it"
    `);
  });
  it("an empty list of specs, if the element has no other content", () => {
    expect(show('{ "tabs": [{ "tab": "A", "openapi": [] }] }')).toMatchInlineSnapshot(`
      "1:42 warning nav/empty ⟨"openapi"⟩ in tab "A"
        "openapi" is an empty list, and its element has no other content
        → add a spec, or add pages"
    `);
    expect(show('{ "openapi": "a.json", "tabs": [{ "tab": "A", "openapi": [] }] }')).toBe("");
  });
});
