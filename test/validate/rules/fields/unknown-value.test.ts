import { describe, expect, it } from "vitest";
import { settings, showSettings } from "../../../support/show-config.ts";

describe("a value outside a list that grows", () => {
  it("likely mistakes, and values that no list contains", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] },
"navbar": { "primary": { "type": "buton", "label": "Go", "href": "/go" }, "links": [{ "type": "Github", "href": "https://github.com/a/b" }, { "type": "gitlab", "href": "/b" }] },
"contextual": { "options": ["copy", "chatgtp", "some-new-tool", ""], "display": "head" },
"footer": { "socials": { "gihub": "https://github.com/acme", "mastodon": "https://example.social/@acme" } },
"fonts": { "family": "Inter", "weight": 0, "format": "ttf" } }`),
    ).toMatchInlineSnapshot(`
      "2:34 warning config/unknown-value ⟨"buton"⟩
        "type" is set to the unknown value "buton"
        → did you mean "button"?
        fix: Replace it with "button" (2:34 ⟨"buton"⟩ → ⟨"button"⟩)
      2:95 warning config/unknown-value ⟨"Github"⟩
        "type" is set to the unknown value "Github"
        → did you mean "github"?
        fix: Replace it with "github" (2:95 ⟨"Github"⟩ → ⟨"github"⟩)
      2:151 warning config/unknown-value ⟨"gitlab"⟩
        "type" is set to the unknown value "gitlab"
        → known values are "button", "github" and "discord"
      3:37 warning config/unknown-value ⟨"chatgtp"⟩
        an entry of "options" is set to the unknown value "chatgtp"
        → did you mean "chatgpt"?
        fix: Replace it with "chatgpt" (3:37 ⟨"chatgtp"⟩ → ⟨"chatgpt"⟩)
      3:65 warning config/unknown-value ⟨""⟩
        an entry of "options" is set to the unknown value ""
        → known values are "copy", "view", "chatgpt", "claude", "perplexity", "grok", "mcp", "cursor", "vscode", "assistant", "add-mcp", "devin-mcp" and "download-spec"
      3:81 warning config/unknown-value ⟨"head"⟩
        "display" is set to the unknown value "head"
        → known values are "header" and "toc"
      4:26 warning config/unknown-field ⟨"gihub"⟩
        "gihub" is not a field of "socials", so it is ignored
        → did you mean "github"?
        fix: Rename it to "github" (4:26 ⟨"gihub"⟩ → ⟨"github"⟩)
      5:41 error config/range ⟨0⟩
        "weight" must be at least 1, not 0
      5:54 warning config/unknown-value ⟨"ttf"⟩
        "format" is set to the unknown value "ttf"
        → known values are "woff2" and "woff""
    `);
  });
});
