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
  });
});
