import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an empty name", () => {
  it("is reported, except for groups", () => {
    expect(show('{ "tabs": [{ "tab": "", "groups": [{ "group": "", "pages": ["a"] }] }] }')).toMatchInlineSnapshot(`
      "1:37 warning nav/empty ⟨""⟩ in tab 1
        the name of this tab is empty
        → set "tab" to the text that readers see"
    `);
  });
});
