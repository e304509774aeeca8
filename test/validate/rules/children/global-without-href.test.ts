import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe('an entry of "global" without a link', () => {
  it("is reported once", () => {
    const navigation =
      '{ "global": { "anchors": [{ "anchor": "Blog" }, { "anchor": "Help", "url": "/b" }] }, "pages": ["a"] }';
    expect(show(navigation)).toMatchInlineSnapshot(`
      "1:43 warning nav/empty ⟨{ "anchor": "Blog" }⟩ in anchor "Blog"
        this anchor has no "href", so it is left out
        → add "href", or remove it
      1:85 warning config/unknown-field ⟨"url"⟩ in anchor "Help"
        "url" is not a field of an entry of "anchors", so it is ignored
        → did you mean "href"?"
    `);
  });
});
