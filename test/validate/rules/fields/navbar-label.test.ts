import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (navbar: string) =>
  showSettings(
    `{ "theme": "mint", "name": "A", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["a"] }, "navbar": ${navbar} }`,
  );

describe("a link in the bar whose type is misspelt is one mistake, though its label is missing", () => {
  it("of a link", () => {
    expect(show('{ "links": [{ "type": "gihub", "href": "https://github.com/acme/docs" }] }')).toMatchInlineSnapshot(`
      "1:135 error config/unknown-value ⟨"gihub"⟩
        "type" is set to the unknown value "gihub"
        → did you mean "github"?
        fix: Replace it with "github" (1:135 ⟨"gihub"⟩ → ⟨"github"⟩)"
    `);
  });
  it("of the button", () => {
    expect(show('{ "primary": { "type": "gihub", "href": "https://github.com/acme/docs" } }')).toMatchInlineSnapshot(`
      "1:136 error config/enum ⟨"gihub"⟩
        "type" must be "button", "github" or "discord", not "gihub"
        → did you mean "github"?
        fix: Replace it with "github" (1:136 ⟨"gihub"⟩ → ⟨"github"⟩)"
    `);
  });
  it("as a key", () => {
    expect(show('{ "primary": { "typ": "github", "href": "https://github.com/acme/docs" } }')).toMatchInlineSnapshot(`
      "1:128 error config/required ⟨"typ"⟩
        "primary" is missing the required field "type"; found "typ" instead
        → did you mean "type"?
        fix: Rename it to "type" (1:128 ⟨"typ"⟩ → ⟨"type"⟩)"
    `);
  });

  it("unlike a missing label beside a type that needs it", () => {
    expect(show('{ "links": [{ "type": "button", "href": "/start" }] }')).toMatchInlineSnapshot(`
      "1:125 error config/required ⟨{ "type": "button", "href": "/start" }⟩
        an entry of "links" is missing the required field "label"
        → add "label""
    `);
  });
});
