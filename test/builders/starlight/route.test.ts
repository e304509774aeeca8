import { starlightAddresses, toStarlight } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { languagesByFolder, placeOf } from "../../../src/builders/model/languages.ts";
import { NavigationIcons } from "../../../src/builders/shared/navigation-icons.ts";
import { collectUnsupported } from "../../../src/builders/shared/unsupported/unsupported-features.ts";
import { modelPages } from "../../../src/builders/starlight/page-model.ts";
import { applyRoute, type StarlightRoute } from "../../../src/builders/starlight/route.ts";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

/** What the pages of a site show, by their addresses; with what is reported on the way. */
function openSite(navigation: object, { specs = {}, base = "/", banner, titleHref = "/" }: Options = {}) {
  const resolved = resolveHandwritten(navigation, specs);
  const unsupported = collectUnsupported("Starlight");
  const model = modelPages({
    navigation: resolved,
    addressOf: starlightAddresses(resolved),
    hrefOf: (address) => `${base.replace(/\/$/, "")}${encodeURI(address).replace(/\/?$/, "/")}`,
    languages: languagesByFolder(resolved, unsupported, placeOf),
    icons: new NavigationIcons({}, process.cwd(), (file) => `/base${file}`),
    unsupported,
  });
  const { locales = {} } = toStarlight(resolved).value;
  const chrome = model.languages.map(() => ({ links: [], footer: [], banner }));
  const show = (pathname: string, head: StarlightRoute["head"] = []) => {
    const route: StarlightRoute = {
      hasSidebar: true,
      locale: undefined,
      lang: "en",
      dir: "ltr",
      entryMeta: { lang: "en", dir: "ltr" },
      siteTitleHref: "/",
      sidebar: [],
      pagination: { prev: undefined, next: undefined },
      head: Object.values(locales).map(({ lang }) => ({
        tag: "link",
        attrs: { rel: "alternate", hreflang: lang, href: `https://lumen.example/${lang}${pathname}` },
      })),
      entry: { data: { head } },
    };
    const locals = applyRoute(route, pathname, { ...model, base, chrome, rendered: [], titleHref });
    return { route, locals };
  };
  return { show, said: () => unsupported.diagnostics().map(({ message }) => message) };
}

interface Options {
  specs?: Record<string, unknown>;
  base?: string;
  banner?: string;
  titleHref?: string;
}

const labels = (entries: StarlightRoute["sidebar"]): unknown[] =>
  entries.map((entry) => (entry.type === "group" ? { [entry.label]: labels(entry.entries) } : entry.label));

describe("the pages of a Starlight site", () => {
  it("have the logo lead where docs.json says", () => {
    const { route } = openSite({ pages: ["a"] }, { titleHref: "https://lumen.example" }).show("/a/");
    expect(route.siteTitleHref).toBe("https://lumen.example");
  });

  const tabs = {
    tabs: [
      { tab: "Guides", groups: [{ group: "Start", pages: ["a", "b"] }] },
      { tab: "API", openapi: "api.json", pages: ["GET /users", "b"] },
    ],
  };
  const specs = { "api.json": specOf("GET /users") };

  it("show the sidebar of their tab, its neighbours, and a switch of the tabs", () => {
    const { route, locals } = openSite(tabs, { specs }).show("/b/");
    expect(labels(route.sidebar)).toEqual([{ Start: ["A", "B"] }]);
    expect(route.pagination.prev).toMatchObject({ label: "A", href: "/a/" });
    expect(route.pagination.next).toMatchObject({ label: "GET /users" });
    expect(locals.switches).toMatchObject([
      {
        kind: "tab",
        entries: [
          { label: "Guides", current: true },
          { label: "API", current: false },
        ],
      },
    ]);
  });

  it("are in the language of their place, though the generated addresses of operations are in small letters", () => {
    const api = (directory: string) => ({ tab: "API", openapi: { source: "api.json", directory } });
    const languages = ["en", "pt-BR"].map((language) => ({
      language,
      tabs: [{ tab: "Guides", pages: [`${language}/a`] }, api(`${language}/api`)],
    }));
    const { show, said } = openSite({ languages }, { specs });
    expect(show("/pt-br/api/get-users/").route.lang).toBe("pt-BR");
    expect(show("/en/api/get-users/").route.lang).toBe("en");
    const addresses = ["/en/api/get-users/", "/pt-br/api/get-users/"];
    for (const address of addresses) expect(show(address).locals.languages.map(({ href }) => href)).toEqual(addresses);
    expect(said()).toEqual([]);
  });

  it("are in a language whose folder is in that of a version, with its sidebar, direction and translations", () => {
    const version = (language: string, name: string) => ({
      version: name,
      pages: [
        `${name}/${language}/a`,
        `${name}/${language}/b`,
        ...(name === "v2" ? ["start"].slice(language === "en" ? 0 : 1) : []),
      ],
    });
    const languages = ["en", "ar", "pt-BR"].map((language) => ({
      language,
      versions: [version(language, "v2"), version(language, "v1")],
    }));
    const { show, said } = openSite({ languages });
    const { route, locals } = show("/v1/ar/b/");
    expect(route).toMatchObject({ lang: "ar", dir: "rtl", entryMeta: { lang: "ar", dir: "rtl" } });
    expect(labels(route.sidebar)).toEqual(["A", "B"]);
    expect(locals.switches[0]?.entries.map(({ href }) => href)).toEqual(["/v2/ar/b/", "/v1/ar/b/"]);
    expect(locals.languages).toMatchObject([
      { label: "English", href: "/v1/en/b/", current: false },
      { label: "العربية", href: "/v1/ar/b/", current: true },
      { label: "Português (Brasil)", href: "/v1/pt-br/b/", current: false },
    ]);
    expect(show("/v1/ar/unlisted/").route.lang).toBe("ar");
    expect(show("/start/").locals.languages.map(({ href }) => href)).toEqual(["/start/", "/v2/ar/a/", "/v2/pt-br/a/"]);
    expect(said()).toEqual([]);
  });

  it("say what is deprecated in their language", () => {
    const spec = { ...specOf(), paths: { "/users": { get: { summary: "Users", deprecated: true } } } };
    const api = (directory: string) => ({ tab: "API", openapi: { source: "api.json", directory } });
    const languages = ["en", "fr"].map((language) => ({
      language,
      tabs: [{ tab: "Guides", pages: [`${language}/a`] }, api(`${language}/api`)],
    }));
    const { show } = openSite({ languages }, { specs: { "api.json": spec } });
    const badgeIn = (language: string) =>
      /GET · [^"]+/.exec(JSON.stringify(show(`/${language}/api/users/`).route.sidebar))?.[0];
    expect(["en", "fr"].map(badgeIn)).toEqual(["GET · deprecated", "GET · obsolète"]);
  });

  it("name Norwegian pages to readers by Starlight's tag", () => {
    const languages = ["en", "no"].map((language) => ({ language, pages: [`${language}/a`] }));
    const { locals } = openSite({ languages }).show("/en/a/");
    expect(locals.languages.map(({ tag }) => tag)).toEqual(["en", "nb"]);
  });

  it("name their own translations to search engines, in the place of Starlight's for each language", () => {
    const languages = ["en", "fr", "de"].map((language) => ({ language, pages: [`${language}/a`] }));
    const head = ["en", "fr"].map((hreflang) => ({
      tag: "link",
      attrs: { rel: "alternate", hreflang, href: `https://own.example/${hreflang}` },
    }));
    expect(openSite({ languages }).show("/en/a/", head).route.head).toEqual(head);
  });

  it("show the items of a tab in its menu", () => {
    const { show } = openSite({
      tabs: [
        { tab: "Guides", pages: ["a"] },
        { tab: "Tools", menu: ["x", "y"].map((page) => ({ item: page.toUpperCase(), pages: [page] })) },
      ],
    });
    const [tabs, items] = show("/y/").locals.switches;
    expect(tabs?.entries.map(({ items }) => items.map(({ label, current }) => [label, current]))).toEqual([
      [],
      [
        ["X", false],
        ["Y", true],
      ],
    ]);
    expect(items?.kind).toBe("item");
  });

  it("mark themselves in the sidebar, with a base path too", () => {
    const { route } = openSite(tabs, { specs, base: "/docs" }).show("/docs/a/index.html");
    const [group] = route.sidebar;
    expect(group).toMatchObject({ entries: [{ isCurrent: true, href: "/docs/a/" }, { isCurrent: false }] });
  });

  it("show the sidebar of their first place, which is said", () => {
    const { show, said } = openSite(tabs, { specs });
    expect(labels(show("/b").route.sidebar)).toEqual([{ Start: ["A", "B"] }]);
    expect(said()).toEqual(["Starlight does not support a page in two sidebars"]);
  });

  it("show the first sidebar where they are in none", () => {
    const { route } = openSite(tabs, { specs }).show("/orphan/");
    expect(labels(route.sidebar)).toEqual([{ Start: ["A", "B"] }]);
    expect(route.pagination).toEqual({ prev: undefined, next: undefined });
  });

  it("keep the page in the switch of versions", () => {
    const { show } = openSite({
      versions: [
        { version: "v2", pages: ["x/a", "x/b"] },
        { version: "v1", pages: ["v1/x/a", "v1/x/c"] },
      ],
    });
    const hrefs = (path: string) => show(path).locals.switches[0]?.entries.map(({ href }) => href);
    expect(hrefs("/x/a/")).toEqual(["/x/a/", "/v1/x/a/"]);
    expect(hrefs("/x/b/")).toEqual(["/x/b/", "/v1/x/a/"]);
  });

  it("keep the page in the switch of languages", () => {
    const { show } = openSite({
      languages: [
        { language: "en", pages: ["a", "b"] },
        { language: "fr", pages: ["fr/b"] },
      ],
    });
    const both = show("/fr/b/");
    expect(both.locals.languages.map(({ href, current }) => [href, current])).toEqual([
      ["/b/", false],
      ["/fr/b/", true],
    ]);
    const one = show("/a/");
    expect(one.locals.languages.map(({ href }) => href)).toEqual(["/a/", "/fr/b/"]);
  });

  it("keep the first page in the switch of languages", () => {
    const languages = ["en", "fr"].map((language) => ({
      language,
      pages: ["start", "index"].map((page) => (language === "en" ? page : `fr/${page}`)),
    }));
    const { show } = openSite({ languages });
    for (const address of ["/", "/fr/"])
      expect(show(address).locals.languages.map(({ href }) => href)).toEqual(["/", "/fr/"]);
  });

  it("lead to the first page of other languages where they lie outside the folder of their own, which is said", () => {
    const openapi = { source: "api.json", directory: "reference" };
    const { show, said } = openSite(
      {
        languages: [
          { language: "en", pages: ["a"] },
          { language: "fr", groups: [{ group: "API", openapi, pages: ["fr/a", "GET /users"] }] },
        ],
      },
      { specs },
    );
    const { route, locals } = show("/reference/get-users/");
    expect(labels(route.sidebar)).toEqual([{ API: ["A", "GET /users"] }]);
    expect(locals.languages.map(({ href }) => href)).toEqual(["/a/", "/reference/get-users/"]);
    expect(said()).toEqual([expect.stringContaining("pages outside the folder of their language")]);
  });

  it("have the root page of a group once in the sidebar", () => {
    const { show } = openSite({
      groups: [
        { group: "A", root: "a", pages: ["b", "a"] },
        { group: "B", root: "c", pages: ["d"] },
      ],
    });
    expect(labels(show("/a/").route.sidebar)).toEqual([{ A: ["B", "A"] }, { B: ["C", "D"] }]);
  });

  it("mark the items of sidebars with the classes of their icons; an icon without a picture is told", () => {
    const { show, said } = openSite({
      groups: [
        { group: "B", icon: "/pen.svg", pages: ["a"] },
        { group: "C", icon: "🚀", tag: "New", pages: ["b"] },
        { group: "D", icon: "no-such-icon", pages: ["c"] },
      ],
    });
    expect(show("/a/").route.sidebar.map(({ badge }) => badge)).toMatchObject([
      { text: "", class: "docs-icon-0" },
      { text: "New", class: "docs-icon-1" },
      undefined,
    ]);
    expect(said()).toEqual([expect.stringContaining('the icon "no-such-icon", which no free library has')]);
  });

  it("have the icons of tabs in the bar", () => {
    const { show } = openSite({
      tabs: [
        { tab: "A", icon: "/a.svg", pages: ["a"] },
        { tab: "B", pages: ["b"] },
      ],
    });
    expect(show("/a/").locals.switches[0]?.entries.map(({ icon }) => icon)).toEqual([
      '<img class="docs-nav-icon" src="/base/a.svg" alt="">',
      undefined,
    ]);
  });

  it("show the banner unless their front matter has one", () => {
    const { show } = openSite({ pages: ["a"] }, { banner: "<b>New</b>" });
    expect(show("/a/").route.entry.data.banner).toEqual({ content: "<b>New</b>" });
  });
});
