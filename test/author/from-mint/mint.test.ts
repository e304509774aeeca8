import { validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { migrateMint } from "../../../src/author/from-mint/mint.ts";

const MINT = {
  $schema: "https://mintlify.com/schema.json",
  name: "Acme",
  logo: { light: "/l.svg", dark: "/d.svg", href: "https://acme.example" },
  favicon: "/f.svg",
  theme: "venus",
  colors: { primary: "#0a0a0a", light: "#111111", anchors: { from: "#000000" }, background: { dark: "#000000" } },
  topbarLinks: [
    { name: "Blog", url: "https://acme.example/blog" },
    { type: "github", url: "https://github.com/acme/acme" },
  ],
  topbarCtaButton: { name: "Start", url: "https://acme.example/start" },
  modeToggle: { default: "dark", isHidden: true },
  font: { headings: { family: "Inter", url: "https://acme.example/inter.woff2" }, body: { family: "Open Sans" } },
  footerSocials: { x: "https://x.com/acme" },
  footer: { links: [{ title: "More", links: [{ label: "Terms", url: "https://acme.example/terms" }] }] },
  tabs: [
    { name: "API", url: "api", openapi: "openapi.json" },
    { name: "Blog", url: "https://acme.example/blog" },
  ],
  anchors: [
    { name: "SDKs", icon: "code", url: "sdks" },
    { name: "Chat", icon: "discord", url: "https://chat.acme.example" },
  ],
  primaryTab: { name: "Guides" },
  navigation: [
    { group: "Start", icon: "star", iconType: "solid", pages: ["intro", { group: "Inner", pages: ["a/b"] }] },
    { group: "SDKs", pages: ["sdks/js"] },
    { group: "Endpoints", pages: ["api/list"] },
  ],
  openapi: ["openapi.json"],
  api: {
    baseUrl: "https://api.acme.example",
    auth: { method: "key", name: "x-key" },
    playground: { mode: "simple" },
    maintainOrder: true,
  },
  analytics: { ga4: { measurementId: "G-123" } },
  seo: { indexHiddenPages: true },
  metadata: { "og:site_name": "Acme" },
  redirects: [{ source: "/old", destination: "/intro" }],
  feedback: { thumbsRating: true },
  rounded: "sharp",
};

describe("migrateMint", () => {
  it("gives the whole of it a place, and says what has none", () => {
    const { config, notes } = migrateMint(MINT);
    expect(config).toEqual({
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: "Acme",
      logo: MINT.logo,
      favicon: "/f.svg",
      colors: { primary: "#0a0a0a", light: "#111111" },
      redirects: MINT.redirects,
      navigation: {
        global: { anchors: [{ anchor: "Chat", icon: "discord", href: "https://chat.acme.example" }] },
        tabs: [
          {
            tab: "Guides",
            anchors: [
              {
                anchor: "Documentation",
                groups: [
                  {
                    group: "Start",
                    icon: { name: "star", style: "solid" },
                    pages: ["intro", { group: "Inner", pages: ["a/b"] }],
                  },
                ],
              },
              { anchor: "SDKs", icon: "code", groups: [{ group: "SDKs", pages: ["sdks/js"] }] },
            ],
          },
          { tab: "API", openapi: "openapi.json", groups: [{ group: "Endpoints", pages: ["api/list"] }] },
          { tab: "Blog", href: "https://acme.example/blog" },
        ],
      },
      appearance: { default: "dark", strict: true },
      background: { color: { dark: "#000000" } },
      fonts: {
        heading: { family: "Inter", source: "https://acme.example/inter.woff2", format: "woff2" },
        body: { family: "Open Sans" },
      },
      navbar: {
        links: [
          { label: "Blog", href: "https://acme.example/blog" },
          { type: "github", label: "GitHub", href: "https://github.com/acme/acme" },
        ],
        primary: { type: "button", label: "Start", href: "https://acme.example/start" },
      },
      footer: {
        socials: { x: "https://x.com/acme" },
        links: [{ header: "More", items: [{ label: "Terms", href: "https://acme.example/terms" }] }],
      },
      seo: { indexing: "all", metatags: { "og:site_name": "Acme" } },
      api: {
        openapi: ["openapi.json"],
        playground: { display: "simple" },
        mdx: { server: "https://api.acme.example", auth: { method: "key", name: "x-key" } },
      },
      integrations: { ga4: { measurementId: "G-123" } },
    });
    expect(notes.map(({ setting, fate }) => `${setting} ${fate}`)).toEqual([
      "colors.anchors is part of the theme now",
      'theme is "mint" now: "venus" is not a theme of docs.json',
      "api.maintainOrder is no longer needed",
      "feedback is set in the dashboard now",
      "rounded is part of the theme now",
    ]);
  });

  it("gives what validateDocs has nothing to say of", () => {
    const { diagnostics } = validateDocs(JSON.stringify(migrateMint(MINT).config));
    expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
  });

  it("puts groups into their versions, and locales become languages", () => {
    const navigation = [
      { group: "A", version: "v2", pages: ["v2/a"] },
      { group: "B", version: "v1", pages: ["v1/a"] },
      { group: "Both", pages: ["both"] },
    ];
    expect(migrateMint({ versions: ["v2", "v1"], navigation }).config.navigation).toEqual({
      versions: [
        {
          version: "v2",
          groups: [
            { group: "A", pages: ["v2/a"] },
            { group: "Both", pages: ["both"] },
          ],
        },
        {
          version: "v1",
          groups: [
            { group: "B", pages: ["v1/a"] },
            { group: "Both", pages: ["both"] },
          ],
        },
      ],
    });
    const versions = [
      { name: "v2", locale: "en", default: true },
      { name: "v1", locale: "fr" },
    ];
    expect(migrateMint({ versions, navigation }).config.navigation).toMatchObject({
      languages: [{ language: "en", default: true }, { language: "fr" }],
    });
  });
});
