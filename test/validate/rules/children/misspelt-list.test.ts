import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a misspelt list, whose pages are lost", () => {
  it("in the place of the right one", () => {
    const navigation = '{ "groups": [{ "group": "A", "openapi": "api.json", "pagess": ["a"] }] }';
    expect(show(navigation, "mintlify")).toMatchInlineSnapshot(`
      "1:1 error config/required ⟨{ "navigation": { "groups": [{ "group": "A", "openapi": "api.json", "pagess": ["a"] }] } }⟩
        docs.json is missing the required field "colors"
        → add "colors"
      1:1 error config/required ⟨{ "navigation": { "groups": [{ "group": "A", "openapi": "api.json", "pagess": ["a"] }] } }⟩
        docs.json is missing the required field "name"
        → add "name"
      1:1 error config/required ⟨{ "navigation": { "groups": [{ "group": "A", "openapi": "api.json", "pagess": ["a"] }] } }⟩
        docs.json is missing the required field "theme"
        → add "theme"
      1:69 error nav/misspelt-list ⟨"pagess"⟩ in group "A"
        "pagess" is not a field of this group, so everything that it lists is lost
        → did you mean "pages"?
        fix: Rename it to "pages" (1:69 ⟨"pagess"⟩ → ⟨"pages"⟩)"
    `);
  });
  it("beside the right one", () => {
    expect(show('{ "groups": [{ "group": "A", "pages": ["a"], "pags": ["b"] }] }')).toMatchInlineSnapshot(`
      "1:62 error nav/misspelt-list ⟨"pags"⟩ in group "A"
        "pags" is not a field of this group, so everything that it lists is lost
        → move its entries to "pages", which this element has already"
    `);
  });
  it("beside another kind of children, where its correction would be the next mistake", () => {
    const navigation = '{ "tabs": [{ "tab": "A", "groups": [{ "group": "B", "pages": ["b"] }], "pagess": ["a"] }] }';
    expect(show(navigation)).toMatchInlineSnapshot(`
      "1:88 error nav/misspelt-list ⟨"pagess"⟩ in tab "A"
        "pagess" is not a field of this tab, so everything that it lists is lost
        → did you mean "pages"?"
    `);
  });
  it("is none where its entries are no pages", () => {
    const navigation = '{ "groups": [{ "group": "A", "tags": ["new"], "paes": [1], "pages": ["a"] }] }';
    expect(show(navigation)).toMatchInlineSnapshot(`
      "1:46 warning config/unknown-field ⟨"tags"⟩ in group "A"
        "tags" is not a field of this group, so it is ignored
        → did you mean "tag"?
      1:63 warning config/unknown-field ⟨"paes"⟩ in group "A"
        "paes" is not a field of this group, so it is ignored
        → remove it, or check its spelling"
    `);
  });
});
