import { resolveNavigation, validateDocs } from "docsjson";
import { planMigration, textAfter } from "docsjson/author";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

/** The docs.json that becomes of a mint.json, and what its plan leaves. */
async function migrated(mint: object) {
  const { value } = await planMigration(tempSite({ "mint.json": mint }), "mint");
  const [change] = value?.changes ?? [];
  return { config: JSON.parse((change && textAfter(change)) || "null"), left: value?.left ?? [] };
}

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
  it("gives the whole of it a place, and says what has none", async () => {
    const { config, left } = await migrated(MINT);
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
    expect(left.map(({ what, reason }) => `${what} ${reason}`)).toEqual([
      "colors.anchors is part of the theme now",
      'theme is "mint" now: "venus" is not a theme of docs.json',
      "api.maintainOrder is no longer needed",
      "feedback is set in the dashboard now",
      "rounded is part of the theme now",
    ]);
  });

  it("gives what validateDocs has nothing to say of", async () => {
    const { diagnostics } = validateDocs(JSON.stringify((await migrated(MINT)).config));
    expect(diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
  });

  it("puts groups into their versions, and locales become languages", async () => {
    const navigation = [
      { group: "A", version: "v2", pages: ["v2/a"] },
      { group: "B", version: "v1", pages: ["v1/a"] },
      { group: "Both", pages: ["both"] },
    ];
    expect((await migrated({ versions: ["v2", "v1"], navigation })).config.navigation).toEqual({
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
    expect((await migrated({ versions, navigation })).config.navigation).toMatchObject({
      languages: [{ language: "en", default: true }, { language: "fr" }],
    });
  });

  it("writes groups without a name as docs.json can have them, and corrects or leaves out what it rejects", async () => {
    const { config, left } = await migrated({
      name: "",
      logo: "x",
      topbarLinks: [{ name: "Blog" }],
      navigation: [
        { group: "", pages: ["intro.mdx", { group: "", pages: ["inner"] }, 4] },
        { group: "Empty", icon: "fa-star", pages: [] },
      ],
    });
    expect(config).toEqual({
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      navigation: { groups: [{ group: "Documentation", pages: ["intro", "inner"] }] },
      name: "Documentation",
      colors: { primary: "#0f766e" },
    });
    expect(left.map(({ what, reason }) => `${what} ${reason}`)).toEqual([
      'navigation.groups.1.icon is now "star": "icon" must be the name of an icon without a prefix, not "fa-star"',
      'name is "Documentation", since docs.json must have it',
      'colors is {"primary":"#0f766e"}, since docs.json must have it',
      'logo is left out: "logo" must be the path or the URL of an image, of 3 characters or more, not "x"',
      'name is left out: "name" must not be empty',
      'navbar.links.0 is left out: an entry of "links" is missing the required field "href"',
      'navigation.groups.0.pages.2 is left out: an entry of "pages" must be the path of a page or a group, not a number',
      'navigation.groups.1 is left out: "pages" is an empty list',
    ]);
  });

  it("leaves out what docs.json would include, and operations without a spec", async () => {
    const { config, left } = await migrated({
      navigation: [{ group: "A", pages: ["a", "get /a"] }],
      redirects: [{ $ref: "../x" }],
    });
    expect(config).toMatchObject({ navigation: { groups: [{ group: "A", pages: ["a"] }] } });
    expect(config).not.toHaveProperty("redirects");
    expect(left.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["navigation.groups.0.pages.1", expect.stringMatching(/^redirects/)]),
    );
    const inner = JSON.parse('{ "source": "/a", "destination": "/b", "__proto__": { "$ref": "docs.json" } }');
    const other = await migrated({ navigation: [{ group: "A", pages: ["a"] }], redirects: [inner] });
    expect(JSON.stringify(other.config.redirects)).toBe('[{"source":"/a","destination":"/b"}]');
    expect(other.left.map(({ what, reason }) => `${what} ${reason}`)).toContain(
      "redirects.0.__proto__.$ref is left out: mint.json includes no files",
    );
  });

  it("writes what resolves without an error for every mint.json that names a page", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(MINTS, async (mint) => {
        const { config } = await migrated(mint);
        const found = resolveNavigation(config).diagnostics.filter(
          ({ code, severity }) => severity === "error" && !code.startsWith("openapi/"),
        );
        expect(found.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)).toEqual([]);
        expect(JSON.stringify(config.navigation)).toContain('"the-page"');
      }),
      { numRuns: 150 },
    );
  });

  it("says where a mint.json is nested too deeply", async () => {
    const nested = `${'{"group":"g","pages":['.repeat(20_000)}"a"${"]}".repeat(20_000)}`;
    const folder = tempSite({ "mint.json": `{ "navigation": [\n${nested}\n] }` });
    const { ok, diagnostics } = await planMigration(folder, "mint");
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([{ code: "nav/too-deep", file: "mint.json", range: { start: { line: 2 } } }]);
  });

  it("writes no docs.json without pages", async () => {
    const folder = tempSite({ "mint.json": { name: "Acme", navigation: [{ group: "A", pages: [{ group: "B" }] }] } });
    await expect(planMigration(folder, "mint")).rejects.toThrow("names no pages");
  });
});

const word = fc.constantFrom(
  "",
  "a",
  "api",
  "Guides",
  "guides/",
  "/api",
  "fa-x",
  "#0a0a0a",
  "https://a.example",
  "en",
  "xx",
  "__proto__",
);
const anything = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
/** Mostly as it should be, now and then something else. */
const or = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ arbitrary: usual as fc.Arbitrary<unknown>, weight: 4 }, anything);
const linkLike = or(
  fc.record(
    { name: or(word), url: or(word), icon: or(word), type: or(word), openapi: or(word), version: or(word) },
    { requiredKeys: [] },
  ),
);
const { group: groupLike } = fc.letrec((tie) => ({
  group: fc.record(
    {
      group: or(word),
      pages: or(fc.array(fc.oneof(or(word), tie("group")), { maxLength: 3 })),
      icon: or(word),
      iconType: or(word),
      version: or(word),
    },
    { requiredKeys: [] },
  ),
}));
const MINTS = fc
  .record(
    {
      name: or(word),
      logo: or(fc.record({ light: or(word), dark: or(word) }, { requiredKeys: [] })),
      favicon: or(word),
      theme: or(word),
      colors: or(fc.record({ primary: or(word), light: or(word), background: or(word) }, { requiredKeys: [] })),
      topbarLinks: or(fc.array(linkLike, { maxLength: 2 })),
      topbarCtaButton: linkLike,
      tabs: or(fc.array(linkLike, { maxLength: 3 })),
      anchors: or(fc.array(linkLike, { maxLength: 3 })),
      versions: or(
        fc.array(
          or(
            fc.record(
              { name: or(word), locale: or(word), url: or(word), default: or(fc.boolean()) },
              { requiredKeys: [] },
            ),
          ),
          { maxLength: 2 },
        ),
      ),
      footerSocials: or(fc.dictionary(word, or(word), { maxKeys: 2 })),
      modeToggle: or(fc.record({ default: or(word) })),
      font: or(fc.record({ family: or(word), url: or(word) }, { requiredKeys: [] })),
      redirects: or(fc.array(or(fc.record({ source: or(word), destination: or(word) })), { maxLength: 3 })),
      seo: anything,
      banner: anything,
      search: anything,
      metadata: or(fc.dictionary(word, anything, { maxKeys: 2 })),
      analytics: or(fc.record({ ga4: anything, intercom: anything, osano: anything }, { requiredKeys: [] })),
      api: or(
        fc.record(
          { baseUrl: or(word), auth: or(fc.record({ method: or(word) })), playground: anything },
          { requiredKeys: [] },
        ),
      ),
      openapi: anything,
      navigation: fc.array(groupLike, { maxLength: 4 }),
    },
    { requiredKeys: ["navigation"] },
  )
  .map((mint) => ({
    ...mint,
    navigation: [...(mint.navigation as unknown[]), { group: "Last", pages: ["the-page"] }],
  }));
