import { toStarlight, toStarlightTopics } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const build = (navigation: object, specs = {}) => toStarlight(resolveHandwritten(navigation, specs));

describe("toStarlight", () => {
  it("makes groups with their collapsed state, and puts a group's root page first where it is not in the group", () => {
    const { value, diagnostics } = build({
      groups: [
        {
          group: "Guides",
          tag: "New",
          pages: [
            "guides/index",
            { group: "Closed", root: "guides/closed", pages: ["guides/a", "guides/closed"] },
            { group: "Open", expanded: true, root: "guides/open", pages: ["guides/b"] },
          ],
        },
      ],
    });
    expect(value).toEqual({
      sidebar: [
        {
          label: "Guides",
          badge: { text: "New", variant: "note" },
          items: [
            { label: "Index", link: "/guides/" },
            {
              label: "Closed",
              collapsed: true,
              items: [
                { label: "A", link: "/guides/a" },
                { label: "Closed", link: "/guides/closed" },
              ],
            },
            {
              label: "Open",
              items: [
                { label: "Open", link: "/guides/open" },
                { label: "B", link: "/guides/b" },
              ],
            },
          ],
        },
      ],
    });
    expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
      "Starlight does not support groups whose title is a link (2 places): the page becomes the first of the group",
    ]);
  });

  it("turns tabs and menus into groups, says so, and opens outward links in a new window", () => {
    const { value, diagnostics } = build({
      tabs: [
        { tab: "API", menu: [{ item: "REST", icon: "bolt", pages: ["api/rest"] }] },
        { tab: "Blog", href: "https://blog.example.com" },
      ],
    });
    expect(value.sidebar).toEqual([
      { label: "API", items: [{ label: "REST", items: [{ label: "Rest", link: "/api/rest" }] }] },
      { label: "Blog", link: "https://blog.example.com", attrs: { target: "_blank", rel: "noreferrer" } },
    ]);
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight does not support menu items", "/navigation/tabs/0/menu/0"],
      ["Starlight does not support icons in its sidebar", "/navigation/tabs/0/menu/0"],
      ["Starlight does not support tabs", "/navigation/tabs/0"],
    ]);
  });

  it("gives an operation its method, its tag and its state in one badge", () => {
    const spec = { ...specOf("GET /a"), paths: { "/a": { get: { summary: "A", deprecated: true } } } };
    const { value } = build({ groups: [{ group: "G", openapi: "a.json", pages: ["GET /a"] }] }, { "a.json": spec });
    expect(value.sidebar).toMatchObject([
      {
        items: [
          {
            label: "A",
            link: "/api-reference/a",
            badge: { text: "GET · deprecated", variant: "caution", class: "docs-method docs-get" },
          },
        ],
      },
    ]);
  });

  it("names languages as Starlight names those that it has words for", () => {
    const languages = ["no", "cn", "pt-BR"].map((language) => ({ language, pages: [`${language}/start`] }));
    const { locales } = toStarlight(resolveHandwritten({ languages })).value;
    expect(Object.values(locales ?? {}).map(({ lang }) => lang)).toEqual(["nb", "zh-CN", "pt-BR"]);
  });

  it("translates the one sidebar, and reports what only other languages have", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", groups: [{ group: "Guides", pages: ["en/start", "en/next"] }] },
        { language: "jp", groups: [{ group: "ガイド", pages: ["jp/start", "jp/next", "jp/only"] }] },
        { language: "he", groups: [{ group: "מדריכים", pages: ["he/next", "he/start"] }] },
      ],
    });
    expect(value).toEqual({
      defaultLocale: "en",
      locales: {
        en: { label: "English", lang: "en", dir: "ltr" },
        jp: { label: "日本語", lang: "ja", dir: "ltr" },
        he: { label: "עברית", lang: "he", dir: "rtl" },
      },
      sidebar: [
        {
          label: "Guides",
          translations: { ja: "ガイド", he: "מדריכים" },
          items: [
            { label: "Start", link: "/start" },
            { label: "Next", link: "/next" },
          ],
        },
      ],
    });
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight does not support a different sidebar for each language", "/navigation/languages/1/groups/0/pages/2"],
      [
        "Starlight does not support a different order, other links or other badges for each language",
        "/navigation/languages/2/groups/0/pages/1",
      ],
    ]);
  });

  it("leaves out a language without a folder of its own, and reports it", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", pages: ["start"] },
        { language: "fr", pages: ["debut", "fr/suite"] },
      ],
    });
    expect(Object.keys(value.locales ?? {})).toEqual(["root"]);
    expect(diagnostics).toMatchObject([{ code: "builder/unsupported", pointer: "/navigation/languages/1" }]);
  });

  it("keeps a language together where single pages lie elsewhere", () => {
    const { value, diagnostics } = build({
      languages: [
        { language: "en", pages: ["a", "b", "c"] },
        { language: "jp", pages: ["ja/a", "ja/b", "ko/c"] },
      ],
    });
    expect(Object.keys(value.locales ?? {})).toEqual(["root", "ja"]);
    expect(diagnostics).toMatchObject([{ pointer: "/navigation/languages/1/pages/2" }]);
  });

  it("reports languages within other elements, and links of a kind that it cannot show", () => {
    const { diagnostics } = build({
      global: { anchors: [{ anchor: "Mail", href: "mailto:docs@example.com" }] },
      versions: [{ version: "1", languages: [{ language: "en", pages: ["a"] }] }],
    });
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Starlight does not support languages inside other elements", "/navigation/versions/0/languages/0"],
      ["Starlight does not support versions", "/navigation/versions/0"],
      ['Starlight does not support the link "mailto:docs@example.com"', "/navigation/global/anchors/0"],
    ]);
  });

  it("keeps names that objects are born with", () => {
    const { value } = build({ groups: [{ group: "__proto__", pages: ["constructor", "toString"] }] });
    expect(JSON.stringify(value)).toContain(
      '"label":"__proto__","items":[{"label":"Constructor","link":"/constructor"}',
    );
  });

  it("links to the addresses that Astro gives to files with capitals, dots and spaces", () => {
    const { value } = build({
      groups: [{ group: "G", pages: ["Guides/v1.2", "My Page", "Guides/INDEX", "index"] }],
      global: { anchors: [{ anchor: "Old", href: "/Guides/v1.2?a=b#c" }] },
    });
    expect(value.sidebar).toMatchObject([
      { items: [{ link: "/guides/v12" }, { link: "/my-page" }, { link: "/guides/" }, { link: "/" }] },
      { label: "Old", link: "/guides/v12?a=b#c" },
    ]);
  });

  it("names the locale of a language by the address of its folder", () => {
    const { value } = build(
      {
        languages: [
          { language: "en", pages: ["start"] },
          {
            language: "pt-BR",
            openapi: { source: "a.json", directory: "pt-BR/api" },
            pages: ["pt-BR/start", "GET /a"],
          },
          { language: "zh-Hant", pages: ["zh-Hant/start"] },
        ],
      },
      { "a.json": specOf("GET /a") },
    );
    expect(value.locales).toMatchObject({ root: {}, "pt-br": { lang: "pt-BR" }, "zh-hant": { lang: "zh-Hant" } });
  });
});

describe("toStarlightTopics", () => {
  it("makes a topic of each tab, version and outward link", () => {
    const { value } = toStarlightTopics(
      resolveHandwritten({
        versions: [
          { version: "v1", pages: ["v1/start"] },
          {
            version: "v2",
            tag: "New",
            tabs: [
              { tab: "Guides", groups: [{ group: "G", pages: ["v2/Start.Here"] }] },
              { tab: "Blog", href: "https://blog.example.com" },
            ],
          },
        ],
      }),
    );
    expect(value).toEqual({
      config: {},
      topics: [
        { label: "v1", link: "/v1/start", items: [{ label: "Start", link: "/v1/start" }] },
        {
          label: "v2 › Guides",
          link: "/v2/starthere",
          items: [{ label: "G", items: [{ label: "Start.Here", link: "/v2/starthere" }] }],
        },
        { label: "v2 › Blog", link: "https://blog.example.com" },
      ],
    });
  });

  it("calls topics by their names in all languages", () => {
    const { value } = toStarlightTopics(
      resolveHandwritten({
        languages: [
          {
            language: "en",
            tabs: [
              { tab: "Guides", pages: ["a"] },
              { tab: "API", pages: ["b"] },
            ],
          },
          {
            language: "pt-BR",
            tabs: [
              { tab: "Guias", pages: ["pt-BR/a"] },
              { tab: "API", pages: ["pt-BR/b"] },
            ],
          },
        ],
      }),
    );
    expect(value.topics.map(({ label, link }) => [label, link])).toEqual([
      [{ en: "Guides", "pt-BR": "Guias" }, "/a"],
      ["API", "/b"],
    ]);
  });
});
