import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an empty page path", () => {
  it("is reported", () => {
    expect(show('{ "pages": [""] }')).toMatchInlineSnapshot(`
      "1:29 warning nav/empty ⟨""⟩
        the path of this page is empty
        → use the path of a page, or remove it"
    `);
  });
});
