import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a value outside a closed list", () => {
  it("lists what is allowed", () => {
    expect(
      show('{ "groups": [{ "group": "A", "root": "a", "directory": "cards", "pages": ["b"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:72 error config/enum ⟨"cards"⟩ in group "A"
        "directory" must be "accordion", "card" or "none", not "cards"
        → did you mean "card"?
        fix: Replace it with "card" (1:72 ⟨"cards"⟩ → ⟨"card"⟩)"
    `);
  });
});
