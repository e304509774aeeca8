import { describe, expect, it } from "vitest";
import { showSettings } from "../../../support/show-config.ts";

const show = (navbar: string) =>
  showSettings(
    `{ "theme": "mint", "name": "A", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["a"] }, "navbar": ${navbar} }`,
  );

describe("a link in the bar whose type is misspelt is one mistake, though its label is missing", () => {
  it("of a link", () => {
    expect(show('{ "links": [{ "type": "gihub", "href": "https://github.com/acme/docs" }] }')).toMatchInlineSnapshot();
  });
  it("of the button", () => {
    expect(show('{ "primary": { "type": "gihub", "href": "https://github.com/acme/docs" } }')).toMatchInlineSnapshot();
  });
  it("as a key", () => {
    expect(show('{ "primary": { "typ": "github", "href": "https://github.com/acme/docs" } }')).toMatchInlineSnapshot();
  });

  it("unlike a missing label beside a type that needs it", () => {
    expect(show('{ "links": [{ "type": "button", "href": "/start" }] }')).toMatchInlineSnapshot();
  });
});
