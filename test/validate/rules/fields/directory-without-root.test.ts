import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe('"directory" without a root page', () => {
  it('is reported, and so is "expanded" at the top level', () => {
    expect(
      show('{ "groups": [{ "group": "A", "directory": "card", "expanded": true, "pages": ["a"] }] }'),
    ).toMatchInlineSnapshot(`
      "1:46 warning nav/directory-without-root ⟨"directory"⟩ in group "A"
        "directory" of this group has no effect, because none of its groups has a "root" page
        → set "root" on a group, or remove "directory"
      1:67 info nav/expanded-ignored ⟨"expanded"⟩ in group "A"
        "expanded": true has no effect, because top-level groups are always open
        → remove it, or set it on the groups inside this one"
    `);
  });
});
