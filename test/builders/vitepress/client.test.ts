import { describe, expect, it } from "vitest";
import { type DocsClient, installDocs, navAt, pageKeys } from "../../../src/builders/vitepress/client.ts";

const version = (text: string, folders: string[], keys: string[]) => ({
  text,
  folders,
  keys,
  link: `${folders[0]}/start`,
  nav: [{ text: `Guides of ${text}`, link: `${folders[0]}/start` }],
});

describe("the menu of languages", () => {
  const computed = <Value>(get: () => Value) => ({
    get value() {
      return get();
    },
  });
  const site: Pick<DocsClient, "places" | "firstPages" | "folders"> & { files: string[] } = {
    places: { en: { folder: "en", depth: 0 }, "pt-BR": { folder: "pt-BR", depth: 0 } },
    firstPages: { en: "/en/a", "pt-BR": "/pt-BR/a" },
    folders: { "pt-BR": { "/": "pt-BR", "/api/": "pt-br" } },
    files: ["en/a.md", "pt-BR/a.md", "en/api/get.md", "pt-br/api/get.md"],
  };
  const shown = async (relativePath: string, { files, ...given } = site) => {
    const label = (name: string) => ({ label: name, lang: name.slice(0, 2), themeConfig: { langMenuLabel: name } });
    const locales = {
      [Object.keys(given.places)[0] ?? ""]: label("English"),
      "pt-BR": label("Português"),
      "pt-br": label("Português"),
    };
    const data = {
      theme: { value: { langMenuLabel: "English" } },
      site: { value: { lang: "en", dir: "ltr", locales } },
      page: { value: { relativePath } },
    };
    await installDocs({
      computed,
      shallowRef: (value) => ({ value }),
      locales: {},
      ...given,
      pages: pageKeys(files),
      base: "/",
      data: data as unknown as DocsClient["data"],
      router: {},
    });
    return data as unknown as DocsClient["data"];
  };
  const at = async (...page: Parameters<typeof shown>) => {
    const { localeIndex, site } = await shown(...page);
    return [localeIndex.value, ...Object.values(site.value.locales).map(({ link }) => link)];
  };

  it("keeps the page where one language has operations in another folder, and has each language once", async () => {
    expect(await at("en/a.md")).toEqual(["en", "/en/a", "/pt-BR/a"]);
    expect(await at("en/api/get.md")).toEqual(["en", "/en/a", "/pt-br/api/get"]);
    expect(await at("pt-br/api/get.md")).toEqual(["pt-BR", "/en/api/get", "/pt-BR/a"]);
  });

  it("is on pages in no folder of a language, which are in the default one", async () => {
    expect(await at("index.md")).toEqual(["en", "/en/a", "/pt-BR/a"]);
    expect((await shown("index.md")).theme.value).toMatchObject({ langMenuLabel: "English" });
  });

  it("is with words of the language whose folder a page is in, though an inner one has the name of another, as VitePress sees", async () => {
    const { lang, dir, site, theme } = await shown("pt-BR/guides/en/a.md");
    expect([lang.value, site.value.lang, dir.value]).toEqual(["Po", "Po", "ltr"]);
    expect(theme.value).toMatchObject({ langMenuLabel: "Português" });
  });

  it("keeps the page where the folder of the language is in that of a version", async () => {
    const versions = {
      places: { root: { folder: "en", depth: 1 }, "pt-BR": { folder: "pt-BR", depth: 1 } },
      firstPages: { root: "/start", "pt-BR": "/v2/pt-BR/a" },
      folders: { "pt-BR": { "/": "pt-BR", "/v1/api/": "pt-br" } },
      files: ["start.md", "v1/en/a.md", "v1/pt-BR/a.md", "v1/en/api/get.md", "v1/pt-br/api/get.md"],
    };
    expect(await at("v1/en/a.md", versions)).toEqual(["root", "/start", "/v1/pt-BR/a"]);
    expect(await at("v1/pt-br/api/get.md", versions)).toEqual(["pt-BR", "/v1/en/api/get", "/v2/pt-BR/a"]);
    expect(await at("start.md", versions)).toEqual(["root", "/start", "/v2/pt-BR/a"]);
  });
});

describe("the menu bar of a page", () => {
  const locale = {
    sidebar: { "/v1/": [], "/": [] },
    versions: [version("v2", [""], ["/"]), version("v1", ["/v1/guides", "/v1", ""], ["/v1/"])],
    nav: [{ text: "Status", link: "https://status.example.com" }],
  };
  const pages = new Set(["/start", "/guides/a b", "/guides/only", "/v1/start", "/v1/guides/a b"]);
  const barAt = (path: string) => navAt(path, locale, (path) => pages.has(path));

  it("is that of the page's version, with a switch that keeps the page", () => {
    expect(barAt("/v1/guides/a b")).toEqual([
      { text: "Guides of v1", link: "/v1/guides/start" },
      {
        text: "v1",
        items: [
          { text: "v2", link: "/guides/a b" },
          { text: "v1", link: "/v1/guides/a b" },
        ],
      },
      { text: "Status", link: "https://status.example.com" },
    ]);
    expect(barAt("/guides/a b")[1]).toMatchObject({ text: "v2", items: [{}, { link: "/v1/guides/a b" }] });
  });

  it("leads to the first page of a version that lacks the page", () => {
    expect(barAt("/guides/only")[1]).toMatchObject({ items: [{ link: "/guides/only" }, { link: "/v1/guides/start" }] });
  });
});
