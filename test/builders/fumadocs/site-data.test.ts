import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, vi } from "vitest";
import { type Drawn, pageData, siteData } from "../../../src/builders/fumadocs/site-data.ts";
import { tempSite } from "../../support/temp-site.ts";

/** For each page its address, the tag of its language, and the titles at the top of its sidebar, as the components find them. */
async function dataOf(navigation: object, paths: readonly string[], settings: object = {}) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const about = {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#000" },
  };
  const pages = paths.map((path) => [`${path}.md`, `---\ntitle: ${path}\n---\n`]);
  const root = tempSite({ "docs.json": { ...about, ...settings, navigation }, ...Object.fromEntries(pages) });
  const docs = await createDocsSource<Drawn>({ root });
  const site = siteData(docs, "");
  const data = docs.pages.map((page) => {
    const { language, around } = pageData(docs, page, []);
    const { tag, dir } = site.languages[language] ?? {};
    const tree = site.around[around]?.tree;
    return [page.url, tag, dir, tree?.children.map(({ name }) => name)];
  });
  return { site, data };
}

it("has the language of pages in languages inside products, and what is around all of them once", async () => {
  const languages = ["en", "ar"].map((language) => ({ language, pages: [`${language}/a`] }));
  const navigation = {
    products: [
      { product: "Lamp", languages },
      { product: "Shade", pages: ["b"] },
    ],
  };
  const { site, data } = await dataOf(navigation, ["en/a", "ar/a", "b"]);
  const tree = ["Lamp", "Shade"];
  expect(data).toEqual([
    ["/en/a", "en", "ltr", tree],
    ["/ar/a", "ar", "rtl", tree],
    ["/b", "en", "ltr", tree],
  ]);
  expect(Object.keys(site.around)).toEqual([""]);
});

it("draws the globe of a website beside the marks of networks", async () => {
  const urls = { website: "https://lumen.example", x: "https://x.com/lumen", github: "https://github.com/lumen" };
  const root = tempSite({
    "docs.json": { name: "Lumen", navigation: { pages: ["a"] }, footer: { socials: urls } },
    "a.md": "# A\n",
  });
  const docs = await createDocsSource<Drawn>({ root });
  const { around } = siteData({ ...docs, iconHtml: (icon) => JSON.stringify(icon) }, "");
  expect(around[""]?.socials).toEqual([
    { label: "Website", url: urls.website, icon: '{"name":"earth-americas"}' },
    { label: "X", url: urls.x, icon: '{"name":"x-twitter","style":"brands"}' },
    { label: "GitHub", url: urls.github, icon: '{"name":"github","style":"brands"}' },
  ]);
});

it("begins with the default language, which pages without one have", async () => {
  const languages = ["fr", "en"].map((language) => ({
    language,
    default: language === "en",
    pages: [`${language}/a`],
  }));
  const { site, data } = await dataOf({ languages }, ["fr/a", "en/a", "unlisted"]);
  expect([site.languages, site.around].map((each) => Object.keys(each)[0])).toEqual(["en", "en"]);
  expect(new Map(data.map(([url, tag]) => [url, tag]))).toEqual(
    new Map([
      ["/fr/a", "fr"],
      ["/en/a", "en"],
      ["/unlisted", "en"],
    ]),
  );
});

it.each([
  ["nothing", {}, "Page introuvable"],
  ["a description alone", { errors: { 404: { description: "Hm." } } }, "Page introuvable"],
  ["a title", { errors: { 404: { title: "Gone" } } }, "Gone"],
])(
  "names what is at addresses without a page in the default language, where docs.json has %s",
  async (_, settings, title) => {
    const languages = ["fr", "en"].map((language) => ({ language, pages: [`${language}/a`] }));
    const { site } = await dataOf({ languages }, ["fr/a", "en/a"], settings);
    expect(site.notFound.title).toBe(title);
  },
);
