import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an empty list of children", () => {
  it("is reported, unless a spec generates pages for it", () => {
    expect(show('{ "pages": [] }')).toMatchInlineSnapshot(`
      "1:19 warning nav/empty ⟨"pages"⟩
        "pages" is an empty list
        → fill it, or remove it"
    `);
    expect(show('{ "openapi": "a.json", "groups": [] }')).toBe("");
    expect(show('{ "tabs": [{ "tab": "A", "asyncapi": "a.yaml", "groups": [] }] }', "mintlify")).not.toContain("nav/");
  });
  it("is refused by the hosted platform at the root, for most kinds", () => {
    expect(show('{ "tabs": [] }', "mintlify")).toContain("error nav/empty");
    expect(show('{ "pages": [] }', "mintlify")).toContain("warning nav/empty");
    expect(show('{ "groups": [{ "group": "A", "pages": [] }] }', "mintlify")).toContain("warning nav/empty");
  });
});
