import { validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { settings, show, showSettings } from "../../support/show-config.ts";

describe("a string of the wrong form", () => {
  it("colors, icons, links and specs", () => {
    expect(
      showSettings(
        '{ "theme": "mint", "name": "A", "colors": { "primary": "0d9373", "light": "green" }, "navigation": { "tabs": [{ "tab": "A", "icon": "fa-book", "href": "javascript:alert(1)" }, { "tab": "B", "href": "example.com" }, { "tab": "C", "openapi": " " }] } }',
      ),
    ).toMatchInlineSnapshot(`
      "1:56 error config/format ⟨"0d9373"⟩
        "primary" must be a hex color, #rgb or #rrggbb, not "0d9373"
        → use "#0d9373"
        fix: Replace it with "#0d9373" (1:56 ⟨"0d9373"⟩ → ⟨"#0d9373"⟩)
      1:75 error config/format ⟨"green"⟩
        "light" must be a hex color, #rgb or #rrggbb, not "green"
        → use a form such as "#0d9373"
      1:133 error config/format ⟨"fa-book"⟩ in tab "A"
        "icon" must be the name of an icon without a prefix, not "fa-book"
        → use "book"
        fix: Replace it with "book" (1:133 ⟨"fa-book"⟩ → ⟨"book"⟩)
      1:152 error config/format ⟨"javascript:alert(1)"⟩ in tab "A"
        "href" must not run script: "javascript:alert(1)"
        → link to a page instead
      1:199 error config/format ⟨"example.com"⟩ in tab "B"
        "href" must be a full URL, not "example.com"
        → use "https://example.com"
        fix: Replace it with "https://example.com" (1:199 ⟨"example.com"⟩ → ⟨"https://example.com"⟩)
      1:241 error config/format ⟨" "⟩ in tab "C"
        "openapi" must be the path or the URL of a file, not " "
        → name the file, or remove the field"
    `);
  });
});

describe("links", () => {
  const links = (hrefs: readonly string[]) =>
    hrefs.map((href, i) => `{ "anchor": "${i}", "href": ${JSON.stringify(href)} }`).join(",\n");
  const broken = [
    "www.example.com",
    "example.com/docs",
    "https:/example.com",
    "htps://example.com",
    "me@example.com",
    " ",
  ];

  it.each(["spec", "mintlify"] as const)(
    "that a browser cannot follow, or takes for a page of this site (%s)",
    (dialect) => {
      const text = `{ "anchors": [${links(broken)}] }`;
      const said = validateDocs(
        { ...JSON.parse(`{ ${settings} }`), navigation: JSON.parse(text) },
        { dialect },
      ).diagnostics;
      expect(said.map(({ message, hint }) => `${message}\n→ ${hint}`).join("\n")).toBe(
        [
          '"href" must be a full URL, not "www.example.com"',
          '→ use "https://www.example.com"',
          '"href" must be a full URL, not "example.com/docs"',
          '→ use "https://example.com/docs"',
          '"href" must be a full URL, not "https:/example.com"',
          '→ use "https://example.com"',
          '"href" must be a full URL, not "htps://example.com"',
          '→ use "https://example.com"',
          '"href" must be a full URL, not "me@example.com"',
          '→ use "mailto:me@example.com"',
          '"href" must be a URL or a path, not " "',
          '→ say where it leads, or remove "href"',
        ].join("\n"),
      );
    },
  );
  it("of all allowed forms, in each dialect", () => {
    const fine = [
      "/a",
      "#a",
      "mailto:me@example.com",
      "https://example.com",
      "HTTP://example.com",
      "vscode:extension/x",
      "tel:+1",
    ];
    expect(
      show(`{ "anchors": [${links([...fine, "guides/intro", "release-4.5", "socket.js", "@scope/name"])}] }`),
    ).toBe("");
    expect(show(`{ "anchors": [${links(fine)}] }`, "mintlify")).not.toContain("href");
  });
  it("outside the navigation", () => {
    expect(
      showSettings(`{ ${settings}, "navigation": { "pages": ["a"] },
"logo": { "light": "", "dark": "/d.svg", "href": "www.example.com" },
"navbar": { "links": [{ "label": "A", "href": "javascript:alert(1)" }], "primary": { "label": "B", "href": "" } },
"footer": { "socials": { "x": "acme", "github": "github.com/acme" }, "links": [{ "items": [{ "label": "", "href": "example.org" }] }] },
"redirects": [{ "source": "", "destination": "www.example.com" }],
"contextual": { "options": [{ "title": "A", "href": 5 }] } }`),
    ).toMatchInlineSnapshot(`
      "2:20 error config/format ⟨""⟩
        "light" must not be empty
        → fill it in, or remove it
      2:50 error config/format ⟨"www.example.com"⟩
        "href" must be a full URL, not "www.example.com"
        → use "https://www.example.com"
        fix: Replace it with "https://www.example.com" (2:50 ⟨"www.example.com"⟩ → ⟨"https://www.example.com"⟩)
      3:47 error config/format ⟨"javascript:alert(1)"⟩
        "href" must not run script: "javascript:alert(1)"
        → link to a page instead
      3:84 error config/required ⟨{ "label": "B", "href": "" }⟩
        "primary" is missing the required field "type"
        → add "type"
      3:108 error config/format ⟨""⟩
        "href" must be a URL or a path, not ""
        → say where it leads, or remove "href"
      4:31 error config/format ⟨"acme"⟩
        "x" must be the full URL of a profile, not "acme"
        → use a form such as "https://x.com/acme"
      4:49 error config/format ⟨"github.com/acme"⟩
        "github" must be the full URL of a profile, not "github.com/acme"
        → use "https://github.com/acme"
        fix: Replace it with "https://github.com/acme" (4:49 ⟨"github.com/acme"⟩ → ⟨"https://github.com/acme"⟩)
      4:103 error config/format ⟨""⟩
        "label" must not be empty
        → fill it in, or remove it
      4:115 error config/format ⟨"example.org"⟩
        "href" must be a full URL, not "example.org"
        → use "https://example.org"
        fix: Replace it with "https://example.org" (4:115 ⟨"example.org"⟩ → ⟨"https://example.org"⟩)
      5:27 error config/format ⟨""⟩
        "source" must not be empty
        → fill it in, or remove it
      5:46 error config/format ⟨"www.example.com"⟩
        "destination" must be a full URL, not "www.example.com"
        → use "https://www.example.com"
        fix: Replace it with "https://www.example.com" (5:46 ⟨"www.example.com"⟩ → ⟨"https://www.example.com"⟩)
      6:29 error config/required ⟨{ "title": "A", "href": 5 }⟩
        an entry of "options" is missing the required field "description"
        → add "description"
      6:53 error config/type ⟨5⟩
        "href" must be a string or an object, not a number
        → use a string in double quotes: "5""
    `);
  });
});
