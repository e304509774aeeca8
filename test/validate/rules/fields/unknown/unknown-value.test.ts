import { describe, expect, it } from "vitest";
import { settings, showSettings } from "../../../../support/show-config.ts";

describe("a value outside a list that grows", () => {
  it("likely mistakes, and values that no list contains", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] },
"navbar": { "primary": { "type": "buton", "label": "Go", "href": "/go" }, "links": [{ "type": "Github", "href": "https://github.com/a/b" }, { "type": "gitlab", "href": "/b" }] },
"contextual": { "options": ["copy", "chatgtp", "some-new-tool", ""], "display": "head" },
"footer": { "socials": { "gihub": "https://github.com/acme", "mastodon": "https://example.social/@acme" } },
"fonts": { "family": "Inter", "weight": 0, "format": "ttf" } }`),
    ).toMatchInlineSnapshot(`
      "2:34 error config/enum ⟨"buton"⟩
        "type" must be "button", "github" or "discord", not "buton"
        → did you mean "button"?
        fix: Replace it with "button" (2:34 ⟨"buton"⟩ → ⟨"button"⟩)
      2:95 error config/unknown-value ⟨"Github"⟩
        "type" is set to the unknown value "Github"
        → did you mean "github"?
        fix: Replace it with "github" (2:95 ⟨"Github"⟩ → ⟨"github"⟩)
      2:141 error config/required ⟨{ "type": "gitlab", "href": "/b" }⟩
        an entry of "links" is missing the required field "label"
        → add "label"
      2:151 warning config/unknown-value ⟨"gitlab"⟩
        "type" is set to the unknown value "gitlab"
        → known values are "button", "github" and "discord"
      3:37 error config/enum ⟨"chatgtp"⟩
        an entry of "options" must be "copy", "view", "chatgpt" or 14 others, not "chatgtp"
        → did you mean "chatgpt"?
        fix: Replace it with "chatgpt" (3:37 ⟨"chatgtp"⟩ → ⟨"chatgpt"⟩)
      3:48 error config/enum ⟨"some-new-tool"⟩
        an entry of "options" must be "copy", "view", "chatgpt" or 14 others, not "some-new-tool"
      3:65 error config/enum ⟨""⟩
        an entry of "options" must be "copy", "view", "chatgpt" or 14 others, not ""
      3:81 error config/enum ⟨"head"⟩
        "display" must be "header" or "toc", not "head"
      4:26 error config/unknown-field ⟨"gihub"⟩
        "gihub" is not allowed in "socials"
        → did you mean "github"?
        fix: Rename it to "github" (4:26 ⟨"gihub"⟩ → ⟨"github"⟩)
      4:62 error config/unknown-field ⟨"mastodon"⟩
        "mastodon" is not allowed in "socials"
        → remove it, or check its spelling
      5:41 error config/range ⟨0⟩
        "weight" must be at least 1, not 0
      5:54 error config/enum ⟨"ttf"⟩
        "format" must be "woff2" or "woff", not "ttf""
    `);
  });
});
