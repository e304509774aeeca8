import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe('"expanded" of a top-level group', () => {
  it("has no effect", () => {
    expect(show('{ "groups": [{ "group": "A", "expanded": true, "pages": ["a"] }] }')).toMatchInlineSnapshot(`
      "1:46 info nav/expanded-ignored ⟨"expanded"⟩ in group "A"
        "expanded": true has no effect, because top-level groups are always open
        → remove it, or set it on the groups inside this one"
    `);
  });
});
