import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a URL in a list of pages", () => {
  it("is not a page", () => {
    expect(show('{ "pages": ["intro", "https://blog.example.com"] }')).toMatchInlineSnapshot(`
      "1:38 error nav/misplaced-element ⟨"https://blog.example.com"⟩
        a list of pages cannot contain the URL "https://blog.example.com"
        → use an element with an "href" for a link, such as { "anchor": …, "href": … }"
    `);
  });
  it("is allowed as the spec of an operation", () => {
    expect(show('{ "pages": ["https://example.com/openapi.json GET /users"] }')).toBe("");
  });
});
