import { describe, expect, it } from "vitest";
import { docusaurusAddresses } from "../../../src/builders/docusaurus/docusaurus-addresses.ts";
import type { LocaleLinks } from "../../../src/builders/docusaurus/locale-links.ts";
import {
  type LocaleSite,
  layOutLocale,
  type PlaceOf,
  sidebarItems,
} from "../../../src/builders/docusaurus/locale-site.ts";
import { localeThemeConfig } from "../../../src/builders/docusaurus/locale-theme.ts";
import { listLanguages, type SiteLanguage } from "../../../src/builders/model/languages.ts";
import { siteSettings } from "../../../src/builders/model/site-settings.ts";
import { NavigationIcons } from "../../../src/builders/shared/navigation-icons.ts";
import type { Docs } from "../../../src/builders/shared/pages/read-docs.ts";
import { collectUnsupported } from "../../../src/builders/shared/unsupported/unsupported-features.ts";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

function layOut(navigation: object, { language, specs = {} }: { language?: string; specs?: object } = {}) {
  const resolved = resolveHandwritten(navigation, specs as Record<string, unknown>);
  const unsupported = collectUnsupported("Docusaurus");
  const own = listLanguages(resolved).find(({ node }) => node.title === language);
  const site = layOutLocale(resolved, own, unsupported);
  return { site, said: unsupported.diagnostics().map(({ message }) => message) };
}

/** The items of the bar at the top, and what is reported on the way. */
function bar(site: LocaleSite, languages: SiteLanguage[] = [], { global = {}, config: written = {} } = {}) {
  const docs = { navigation: { global }, settings: siteSettings(written) } as unknown as Docs;
  const links = { targetOf: (to: string) => ({ to }) } as unknown as LocaleLinks;
  const unsupported = collectUnsupported("Docusaurus");
  const icons = new NavigationIcons({}, process.cwd(), (file) => `/base${file}`);
  const config = localeThemeConfig(docs, site, links, unsupported, { languages, icons, placeOf: () => "here" });
  const { items } = config.navbar as { items: object[] };
  return { items, said: unsupported.diagnostics().map(({ message }) => message) };
}

const addresses = ({ site }: ReturnType<typeof layOut>) => [...site.pages.keys()];

it("has a global link once, if the bar of docs.json has it too", () => {
  const anchors = [
    { anchor: "Changes", href: "/changes" },
    { anchor: "Status", href: "https://status.example" },
  ];
  const navigation = { global: { anchors }, pages: ["a"] };
  const { global } = resolveHandwritten(navigation);
  const config = { navbar: { links: [{ label: "What is new", href: "/changes" }] } };
  const { items } = bar(layOut(navigation).site, [], { global, config });
  expect(items).toMatchObject([
    { label: "Status", to: "https://status.example" },
    { label: "What is new", to: "/changes" },
  ]);
});

describe("layOutLocale", () => {
  it("gives the pages of a language their addresses without its folder, in whatever case", () => {
    const openapi = { source: "api.json", directory: "pt-BR/api" };
    const navigation = {
      languages: [
        { language: "en", pages: ["guides/index", "a b"] },
        { language: "pt-BR", groups: [{ group: "API", openapi, pages: ["pt-BR/guides/index", "GET /users"] }] },
      ],
    };
    const specs = { "api.json": specOf("GET /users") };
    expect(addresses(layOut(navigation, { language: "en", specs }))).toEqual(["/guides/", "/a b"]);
    expect(addresses(layOut(navigation, { language: "pt-BR", specs }))).toEqual(["/guides/", "/api/get-users"]);
  });

  it("keeps the folder of the default language, and its versions in it, in addresses, but not in names", () => {
    const openapi = { source: "api.json", directory: "api" };
    const navigation = {
      languages: [
        {
          language: "en",
          versions: [
            {
              version: "2.0",
              default: true,
              groups: [{ group: "A", openapi, pages: ["en/index", "en/a", "GET /users"] }],
            },
            { version: "1.0", pages: ["en/v1/a"] },
          ],
        },
        { language: "cn", pages: ["zh/a"] },
      ],
    };
    const { site } = layOut(navigation, { language: "en", specs: { "api.json": specOf("GET /users") } });
    expect([...site.pages.values()].map(({ path, id }) => `${path} ${id}`)).toEqual([
      "/en/ index",
      "/en/a a",
      "/api/get-users api/get-users",
      "/en/v1/a a",
    ]);
    expect(site.versions.map(({ folder }) => folder)).toEqual(["", "en/v1"]);
  });

  it("has the pages that are in no folder of a language in the default one, with the sidebars of their own, which is said", () => {
    const openapi = { source: "api.json", directory: "api" };
    const navigation = {
      languages: [
        { language: "en", groups: [{ group: "A", openapi, pages: ["a", "GET /users"] }] },
        { language: "fr", tabs: [{ tab: "Guides", openapi, pages: ["fr/a", "fr/b", "stray", "GET /users"] }] },
        { language: "de", tabs: [{ tab: "Leitfaden", pages: ["x/a", "y/b"] }] },
      ],
    };
    const specs = { "api.json": specOf("GET /users") };
    const { site, said } = layOut(navigation, { language: "en", specs });
    const sidebarOf = (path: string) => site.pages.get(path)?.sidebar;
    expect(["/a", "/api/get-users"].map(sidebarOf)).toEqual(["docs", "docs"]);
    expect(["/stray", "/x/a", "/y/b"].map(sidebarOf)).toEqual(["fr/guides", "de/leitfaden", "de/leitfaden"]);
    expect([...(site.versions[0]?.sections.values() ?? [])]).toEqual(["docs", "fr/guides", "de/leitfaden"]);
    expect(said).toEqual([expect.stringContaining("pages outside the folder of their language")]);
    expect(addresses(layOut(navigation, { language: "fr", specs }))).toEqual(["/a", "/b", "/stray", "/api/get-users"]);
  });

  it("makes Docusaurus's versions of those with a folder, and one name of the pages they share", () => {
    const { site } = layOut({
      versions: [
        { version: "2.0", default: true, pages: ["guides/a"] },
        { version: "1.0", pages: ["v1/guides/a"] },
      ],
    });
    expect(site.versions.map(({ folder, isLast }) => [folder, isLast])).toEqual([
      ["", true],
      ["v1", false],
    ]);
    expect([...site.pages.values()].map(({ id }) => id)).toEqual(["guides/a", "guides/a"]);
  });

  it("names the menu of versions after all of them, as it is the same on the pages of each", () => {
    const { site } = layOut({
      versions: [
        {
          version: "2.0",
          tabs: [
            { tab: "A", pages: ["a"] },
            { tab: "B", pages: ["b"] },
          ],
        },
        { version: "1.0", pages: ["old"] },
      ],
    });
    expect(bar(site).items).toMatchObject([{ type: "dropdown", label: "2.0 / 1.0" }]);
  });

  it("links to sidebars that the last version lacks, for which Docusaurus fails on its pages", () => {
    const { site } = layOut({
      versions: [
        { version: "1.0", groups: [{ group: "Old", pages: ["v1/old"] }] },
        {
          version: "2.0",
          tabs: [
            { tab: "A", pages: ["v2/a"] },
            { tab: "B", pages: ["v2/b"] },
          ],
        },
      ],
    });
    expect(site.versions.map(({ folder, isLast }) => [folder, isLast])).toContainEqual(["v1", true]);
    expect(bar(site).items).toMatchObject([{ to: "/v2/a" }, { to: "/v2/b" }, { type: "docsVersionDropdown" }]);
  });

  it("names the menu of a tab with versions after the tab", () => {
    const versions = [
      { version: "2.0", pages: ["a"] },
      { version: "1.0", pages: ["b"] },
    ];
    const { site } = layOut({
      tabs: [
        { tab: "Specification", versions },
        { tab: "C", pages: ["c"] },
      ],
    });
    expect(bar(site).items[0]).toMatchObject({ type: "dropdown", label: "Specification" });
  });

  it("tells each field of elements that it does not show", () => {
    const { said } = layOut({
      global: { anchors: [{ anchor: "A", color: { light: "#aa0000" }, href: "/a" }] },
      tabs: [{ tab: "B", align: "end", menu: [{ item: "C", description: "D", pages: ["a"] }] }],
    });
    expect(said).toEqual(
      ["align", "description", "color"].map((name) => `Docusaurus does not support "${name}" of elements`),
    );
  });

  it("shows the icons of tabs and menus in the bar, and tells those without a picture", () => {
    const { site } = layOut({
      tabs: [
        { tab: "A & B", icon: "/a.svg", pages: ["a"] },
        { tab: "C", icon: "no-such-icon", pages: ["c"] },
        { tab: "D", icon: "/d.svg", menu: [{ item: "E", icon: "/e.svg", pages: ["e"] }] },
      ],
    });
    const { items, said } = bar(site);
    expect(items).toMatchObject([
      { type: "docSidebar", html: '<img class="docs-nav-icon" src="/base/a.svg" alt=""> A &amp; B', position: "left" },
      { type: "docSidebar", label: "C" },
      {
        ...{ type: "dropdown", label: "D", className: "docs-icon-0" },
        items: [{ type: "docSidebar", html: '<img class="docs-nav-icon" src="/base/e.svg" alt=""> E' }],
      },
    ]);
    expect(items[0]).not.toHaveProperty("label");
    expect(said).toEqual([expect.stringContaining('the icon "no-such-icon", which no free library has')]);
  });

  it("puts versions without a folder of their own into one", () => {
    const { site } = layOut({
      versions: [
        { version: "2.0", pages: ["guides/a"] },
        { version: "1.0", pages: ["guides/a-v1"] },
      ],
    });
    expect(site.versions).toMatchObject([{ node: undefined, folder: "", isLast: true }]);
    expect([...(site.versions[0]?.sections.values() ?? [])]).toEqual(["2-0", "1-0"]);
  });

  it("shows a page in two sidebars in the first, and says so", () => {
    const { site, said } = layOut({
      tabs: [
        { tab: "Guides", pages: ["a", "b"] },
        { tab: "More", pages: ["c", "b"] },
      ],
    });
    expect(site.pages.get("/b")?.sidebar).toBe("guides");
    expect(said).toEqual([expect.stringContaining("a page in two sidebars")]);
  });
});

describe("sidebarItems", () => {
  const { site } = layOut(
    {
      groups: [
        {
          group: "Start",
          tag: "New",
          icon: "book",
          pages: ["a", { group: "More", root: "more/index", pages: ["more/b"] }, "missing", "GET /users"],
        },
      ],
      openapi: "api.json",
    },
    { specs: { "api.json": specOf("GET /users") } },
  );
  const items = (placeOf: (path: string) => ReturnType<PlaceOf>) =>
    sidebarItems(
      [...(site.versions[0]?.sections.keys() ?? [])][0]?.items ?? [],
      site,
      ({ href }) => placeOf(href),
      { tag: (tag) => `tag-${tag}`, icon: ({ icon }) => icon && `icon-${icon}` },
      (href) => `/base${href}`,
    );

  it("has the pages of the tree, the title of a group opening its root page", () => {
    expect(items((path) => (path === "/missing" ? undefined : "here"))).toMatchObject([
      {
        type: "category",
        label: "Start",
        className: "tag-New icon-book",
        collapsible: false,
        items: [
          { type: "doc", id: "a" },
          { type: "category", label: "More", link: { id: "more/index" }, collapsed: true, items: [{ id: "more/b" }] },
          { type: "doc", label: "GET /users", className: "docs-method docs-get" },
        ],
      },
    ]);
  });

  it("has no group without pages", () => {
    expect(items(() => undefined)).toEqual([]);
  });

  it("links to the pages that another language has", () => {
    expect(items((path) => (path === "/a" ? "elsewhere" : undefined))).toMatchObject([
      { label: "Start", items: [{ type: "link", href: "/base/a", label: "A" }] },
    ]);
  });

  it("links to the page of a group that another language has, above those of the group", () => {
    const placeOf = (path: string) =>
      path.startsWith("/more") ? (path === "/more/b" ? "here" : "elsewhere") : undefined;
    const [{ items: [group] = [] } = {}] = items(placeOf) as { items?: { link?: object; items: object[] }[] }[];
    expect(group?.link).toBeUndefined();
    expect(group?.items).toMatchObject([
      { type: "link", href: "/base/more/index" },
      { type: "doc", id: "more/b" },
    ]);
  });
});

describe("the menu of languages", () => {
  it("leads to the first page of a language whose folder is in that of a version, which is no locale", () => {
    const navigation = {
      languages: ["en", "ar"].map((language) => ({
        language,
        versions: ["v2", "v1"].map((version) => ({ version, pages: [`${version}/${language}/a`] })),
      })),
    };
    const { site } = layOut(navigation, { language: "en" });
    expect(bar(site, listLanguages(resolveHandwritten(navigation))).items.at(-1)).toMatchObject({
      type: "localeDropdown",
      dropdownItemsAfter: [{ label: "العربية", lang: "ar", to: "/v2/ar/a" }],
    });
  });
});

describe("the address of a page", () => {
  it("is that of docs.json outside the folder of its language, for an index of a folder, too", () => {
    const navigation = resolveHandwritten({
      languages: [
        { language: "en", pages: ["v1/en/index"] },
        { language: "ar", pages: ["v1/ar/index", "v2/ar/index"] },
        { language: "fr", pages: ["fr/a", "fr/b", "guides/index"] },
      ],
    });
    expect(navigation.pages.map(docusaurusAddresses(navigation))).toEqual([
      "/v1/en/",
      "/v1/ar/",
      "/v2/ar/",
      "/fr/a",
      "/fr/b",
      "/guides/",
    ]);
  });
});
