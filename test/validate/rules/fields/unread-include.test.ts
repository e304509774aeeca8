import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an include", () => {
  it("is noted, because its file is not read", () => {
    expect(
      show('{ "groups": [{ "$ref": "./a.json" }, { "group": "B", "pages": { "$ref": "./b.json" } }] }'),
    ).toMatchInlineSnapshot(`
      "1:40 info config/unread-include ⟨"./a.json"⟩ in group 1
        the content of "./a.json" is not checked, because only this file was given
        → check the whole docs root with "docsjson check"
      1:89 info config/unread-include ⟨"./b.json"⟩ in group "B"
        the content of "./b.json" is not checked, because only this file was given
        → check the whole docs root with "docsjson check""
    `);
  });
});
