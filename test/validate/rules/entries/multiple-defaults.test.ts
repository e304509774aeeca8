import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("two versions that are the default", () => {
  it("points at the second", () => {
    expect(
      show(
        '{ "versions": [{ "version": "1", "default": true, "pages": ["a"] }, { "version": "2", "default": true, "pages": ["a"] }] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:114 warning nav/multiple-defaults ⟨true⟩ in version "2"
        version "2" cannot be the default, because an earlier version already is
        → keep "default": true on one of them
        1:61: the first default is here ⟨true⟩"
    `);
  });
});
