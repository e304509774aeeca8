import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toVitePress } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const themeOf = (navigation: object, specs = {}) =>
  toVitePress(resolveHandwritten(navigation, specs)).value.themeConfig;

describe("toVitePress", () => {
  it("gives a group with a blank name no heading", () => {
    const theme = themeOf({
      groups: [
        { group: " ", pages: ["a"] },
        { group: "Guides", pages: ["b"] },
      ],
    });
    expect(theme?.sidebar).toMatchObject([
      { text: "", items: [{ text: "A" }] },
      { text: "Guides", items: [{ text: "B" }] },
    ]);
  });

  it("makes one sidebar of a site without tabs, top groups fixed and inner ones collapsible", () => {
    const groups = [
      {
        group: "Guides",
        pages: [
          "guides/start",
          { group: "More", pages: ["guides/more"] },
          { group: "Open", expanded: true, root: "guides/open", pages: ["guides/inner"] },
        ],
      },
    ];
    expect(themeOf({ groups })).toEqual({
      nav: [],
      sidebar: [
        {
          text: "Guides",
          items: [
            { text: "Start", link: "/guides/start" },
            { text: "More", collapsed: true, items: [{ text: "More", link: "/guides/more" }] },
            {
              text: "Open",
              link: "/guides/open",
              collapsed: false,
              items: [{ text: "Inner", link: "/guides/inner" }],
            },
          ],
        },
      ],
    });
  });

  it("makes a menu entry and a sidebar of each tab, and menus of what tabs hold", () => {
    const theme = themeOf({
      global: { anchors: [{ anchor: "Status", href: "https://status.example.com" }] },
      tabs: [
        { tab: "Guides", pages: ["guides/index", "guides/start"] },
        {
          tab: "API",
          menu: [
            { item: "REST", pages: ["api/rest"] },
            { item: "Changes", href: "/changes" },
          ],
        },
        { tab: "Blog", href: "https://blog.example.com" },
      ],
    });
    expect(theme?.nav).toEqual([
      { text: "Guides", link: "/guides/", activeMatch: "^(?:/(?!api/))" },
      {
        text: "API",
        items: [
          { text: "REST", link: "/api/rest", activeMatch: "^(?:/api/)" },
          { text: "Changes", link: "/changes" },
        ],
        activeMatch: "^(?:/api/)",
      },
      { text: "Blog", link: "https://blog.example.com" },
      { text: "Status", link: "https://status.example.com" },
    ]);
    expect(Object.keys(theme?.sidebar ?? {})).toEqual(["/", "/api/"]);
  });

  it("gathers versions in one menu, and names inner menus by the way to them", () => {
    const theme = themeOf({
      versions: [
        { version: "1.0", tabs: [{ tab: "Guides", anchors: [{ anchor: "Basics", pages: ["v1/basics"] }] }] },
        { version: "2.0", default: true, tag: "latest", pages: ["v2/start"] },
      ],
    });
    expect(theme?.nav).toEqual([
      {
        text: "Versions",
        items: [
          { text: "1.0", items: [{ text: "Guides › Basics", link: "/v1/basics", activeMatch: "^(?:/(?!v2/))" }] },
          { text: '2.0 <span class="VPBadge info">latest</span>', link: "/v2/start", activeMatch: "^(?:/v2/)" },
        ],
        activeMatch: "^(?:/(?!v2/))|^(?:/v2/)",
      },
    ]);
  });

  it("names the menu of a tab with versions after the tab", () => {
    const theme = themeOf({
      tabs: [
        { tab: "Guides", pages: ["guides/start"] },
        {
          tab: "API",
          versions: [
            { version: "1.0", pages: ["v1/api"] },
            { version: "2.0", pages: ["v2/api"] },
          ],
        },
      ],
    });
    expect(theme?.nav).toMatchObject([{ text: "Guides" }, { text: "API", items: [{ text: "1.0" }, { text: "2.0" }] }]);
  });

  it("shows operations as links with the method as a badge, and what is deprecated", () => {
    const spec = specOf("GET /users", "DELETE /users");
    const deprecated = { ...spec, paths: { "/users": { get: { summary: "List", deprecated: true } } } };
    const theme = themeOf(
      { groups: [{ group: "Users", openapi: "a.json", pages: ["GET /users"] }] },
      { "a.json": deprecated },
    );
    expect(theme?.sidebar).toEqual([
      {
        text: "Users",
        items: [
          {
            text: 'List <span class="VPBadge tip docs-method docs-get">GET</span> <span class="VPBadge warning">deprecated</span>',
            link: "/api-reference/list",
            docFooterText: "List",
          },
        ],
      },
    ]);
  });

  it("escapes what VitePress would take for HTML", () => {
    const theme = themeOf({ groups: [{ group: "<img src=x onerror=alert(1)> & co", tag: "<b>", pages: ["a"] }] });
    expect(theme?.sidebar).toMatchObject([
      { text: '&lt;img src=x onerror=alert(1)&gt; &amp; co <span class="VPBadge info">&lt;b&gt;</span>' },
    ]);
  });

  it("makes locales of languages, with the direction of their script", () => {
    const { value } = toVitePress(
      resolveHandwritten({
        languages: [
          { language: "en", pages: ["index", "start"] },
          { language: "ar", pages: ["ar/index", "ar/start"] },
          { language: "cn", pages: ["zh/index", "zh/start"] },
        ],
      }),
    );
    expect(Object.entries(value.locales ?? {}).map(([key, { label, lang, dir }]) => [key, label, lang, dir])).toEqual([
      ["root", "English", "en", "ltr"],
      ["ar", "العربية", "ar", "rtl"],
      ["zh", "中文（中国）", "zh-CN", "ltr"],
    ]);
    expect(value.locales?.ar?.themeConfig.i18nRouting).toBeUndefined();
  });

  it("has languages whose folders are in those of versions, each by its folder, which VitePress finds anywhere in a path", () => {
    const versions = (language: string) =>
      ["v2", "v1"].map((name) => ({ version: name, pages: [`${name}/${language}/a`] }));
    const navigation = { languages: ["en", "fr"].map((language) => ({ language, versions: versions(language) })) };
    const { value, diagnostics } = toVitePress(resolveHandwritten(navigation));
    expect(value).toMatchObject({
      locales: { root: { lang: "en", link: "/v2/en/a" }, fr: { lang: "fr", link: "/v2/fr/a" } },
    });
    expect(diagnostics).toEqual([]);
  });

  it("switches languages to the first page where not every page exists in all of them, and says so", () => {
    const navigation = resolveHandwritten({
      languages: [
        { language: "en", pages: ["en/index", "en/only"] },
        { language: "fr", pages: ["fr/index"] },
      ],
    });
    const { value, diagnostics } = toVitePress(navigation);
    expect(value.locales?.fr).toMatchObject({ link: "/fr/", themeConfig: { i18nRouting: false } });
    expect(diagnostics).toEqual([
      {
        args: { builder: "VitePress", count: 1, feature: "language-switch-of-page" },
        code: "builder/unsupported",
        severity: "warning",
        message: "VitePress does not support a language switch for pages that exist in some languages only",
        hint: "the switch leads to the first page of the other language",
        file: "docs.json",
        pointer: "/navigation/languages/0/pages/1",
        related: [],
        fixes: [],
      },
    ]);
  });

  it("says nothing of descriptions of pages that lead elsewhere, which navigations do not show", () => {
    const { value } = resolveNavigation(
      { navigation: { pages: ["a", "sdk"] } },
      { pages: new Map([["sdk", { description: "The SDK", url: "https://sdk.example" }]]) },
    );
    expect(value?.children).toMatchObject([{ type: "page" }, { type: "link", description: "The SDK" }]);
    expect(toVitePress(value as ResolvedNavigation).diagnostics).toEqual([]);
  });

  it("reports what it cannot express once a feature, with every place", () => {
    const deep = (depth: number): object =>
      depth === 0 ? { group: "end", pages: ["end"] } : { group: `${depth}`, pages: [deep(depth - 1)] };
    const navigation = resolveHandwritten({
      tabs: [
        { tab: "A", icon: "star", pages: ["shared", "a"] },
        { tab: "B", icon: { name: "moon", library: "lucide" }, groups: [{ group: "G", pages: ["shared", deep(6)] }] },
      ],
    });
    const { diagnostics, value } = toVitePress(navigation);
    expect(
      diagnostics.map(({ message, pointer, related }) => [message, pointer, related.map((place) => place.pointer)]),
    ).toEqual([
      ["VitePress does not support a page in two sidebars", "/navigation/tabs/1/groups/0/pages/0", []],
      [
        "VitePress does not support a sidebar of more than 6 levels (3 places)",
        expect.stringMatching(/^\/navigation\/tabs\/1\/groups\/0\/pages\/1/),
        [
          expect.stringMatching(/^\/navigation\/tabs\/1\/groups\/0\/pages\/1/),
          expect.stringMatching(/^\/navigation\/tabs\/1\/groups\/0\/pages\/1/),
        ],
      ],
      ["VitePress does not support icons in plain data (2 places)", "/navigation/tabs/0", ["/navigation/tabs/1"]],
    ]);
    expect(JSON.stringify(value)).toContain('"/end"');
    const drawn = toVitePress(navigation, {
      renderIcon: (icon) => `<i>${typeof icon === "string" ? icon : icon.name}</i>`,
    });
    expect(drawn.value.themeConfig?.nav[1]?.text).toBe("<i>moon</i> B");
    expect(toVitePress(navigation, { renderIcon: () => undefined }).diagnostics.map(({ message }) => message)).toEqual(
      expect.arrayContaining(
        ["star", "moon"].map((icon) => `VitePress does not support the icon "${icon}", which no free library has`),
      ),
    );
  });

  it("does not link a group's title to a page that is hidden", () => {
    const { value: navigation } = resolveNavigation(
      { navigation: { groups: [{ group: "G", root: "root", pages: ["a"] }] } },
      {
        pages: new Map([
          ["root", { hidden: true }],
          ["a", {}],
        ]),
      },
    );
    const { value } = toVitePress(navigation as ResolvedNavigation);
    expect(value.themeConfig?.sidebar).toEqual([{ text: "G", items: [{ text: "A", link: "/a" }] }]);
  });

  it("leaves hidden pages out, and gives file-like paths an ending that keeps them pages", () => {
    const navigation = resolveHandwritten({
      groups: [
        { group: "Seen", pages: ["digger.yml", "release-4.5"] },
        { group: "Hidden", hidden: true, pages: ["secret"] },
      ],
    });
    expect(toVitePress(navigation).value.themeConfig?.sidebar).toMatchObject([
      { text: "Seen", items: [{ link: "/digger.yml.md" }, { link: "/release-4.5.md" }] },
    ]);
    expect(JSON.stringify(toVitePress(navigation))).not.toContain("secret");
  });
});
