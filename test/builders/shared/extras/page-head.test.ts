import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, vi } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

const SETTINGS = { name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } };

/** The tags of a page's head, as a reader of its source sees them. */
async function headsOf(files: Parameters<typeof tempSite>[0], siteUrl?: string) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const docs = await createDocsSource({ root: tempSite(files), siteUrl, basePath: "/docs" });
  return (slug: string) =>
    (docs.find(slug.split("/"))?.head ?? []).map((tag) =>
      "content" in tag ? JSON.parse(tag.content) : Object.values(tag.attrs).join(" "),
    );
}

it("says of a page what seo, its folder and its front matter say, the nearest one winning", async () => {
  const headOf = await headsOf({
    "docs.json": {
      ...SETTINGS,
      description: "Of all",
      seo: {
        metatags: { "og:type": "product", author: "All", "og:image": "/all.png" },
        paths: [
          { path: "guides", metatags: { author: "Guides", robots: "noarchive" } },
          { path: "guides/deep", metatags: { author: "Deep", canonical: "https://deep.example" } },
        ],
      },
      navigation: { pages: ["a", "guides/b", "guides/deep/c"] },
    },
    "all.png": "x",
    "a.md": "---\ntitle: A\ndescription: Of A\n---\nText",
    "guides/b.md": '---\ntitle: B\nrobots: none\n"og:title": Bee\nkeywords: [one, two]\n---\n',
    "guides/deep/c.md": "---\ntitle: C\nnoindex: true\n---\n",
  });
  expect(headOf("a")).toEqual([
    ...["og:title A", "og:description Of A", "og:type product", "og:site_name Lumen", "author All"],
    ...["og:image /docs/all.png", "twitter:card summary_large_image"],
  ]);
  expect(headOf("guides/b")).toEqual([
    ...[
      "og:title Bee",
      "og:description Of all",
      "og:type product",
      "og:site_name Lumen",
      "author Guides",
      "og:image /docs/all.png",
    ],
    ...["robots none", "keywords one, two", "twitter:card summary_large_image"],
  ]);
  expect(headOf("guides/deep/c")).toContain("author Deep");
  expect(headOf("guides/deep/c")).toContain("canonical https://deep.example/docs/guides/deep/c");
  expect(headOf("guides/deep/c")).toContain("robots noindex");
});

it("names whole addresses where the site's is known: of the page, of its elements, of its organization", async () => {
  const headOf = await headsOf(
    {
      "docs.json": {
        ...SETTINGS,
        seo: { organization: { id: "https://lumen.example/#org", name: "Lumen </script>" } },
        navigation: { groups: [{ group: "Start", pages: ["a", { group: "Deep", pages: ["b"] }] }] },
      },
      "a.md": "---\ntitle: A\n---\n",
      "b.md": "---\ntitle: B\ncanonical: https://other.example/b\n---\n",
    },
    "https://docs.example/",
  );
  const context = { "@context": "https://schema.org" };
  const itemOf = (position: number, name: string, page: string) => ({
    ...{ "@type": "ListItem", position, name },
    item: `https://docs.example/docs/${page}`,
  });
  const a = headOf("a");
  expect(a[0]).toBe("canonical https://docs.example/docs/a");
  expect(a).toContain("og:url https://docs.example/docs/a");
  expect(a).toContainEqual({
    ...context,
    ...{ "@type": "Organization", "@id": "https://lumen.example/#org", name: "Lumen </script>" },
  });
  const b = headOf("b");
  expect(b[0]).toBe("canonical https://other.example/b");
  expect(b).toContainEqual({
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [itemOf(1, "Start", "a"), itemOf(2, "Deep", "b"), itemOf(3, "B", "b")],
  });
  expect(JSON.stringify(b)).not.toContain("Organization");
});

it("keeps search engines from pages that are hidden or not listed, unless docs.json wants all of them found", async () => {
  const files = (indexing: string) => ({
    "docs.json": { ...SETTINGS, seo: { indexing }, navigation: { pages: ["a", "hidden", "never"] } },
    "a.md": "---\ntitle: A\n---\n",
    "hidden.md": "---\ntitle: H\nhidden: true\n---\n",
    "never.md": "---\ntitle: N\nnoindex: true\n---\n",
    "unlisted.md": "---\ntitle: U\n---\n",
  });
  const hiddenIn = async (indexing: string) => {
    const headOf = await headsOf(files(indexing));
    return ["a", "hidden", "never", "unlisted"].filter((page) => headOf(page).includes("robots noindex"));
  };
  expect(await hiddenIn("navigable")).toEqual(["hidden", "never", "unlisted"]);
  expect(await hiddenIn("all")).toEqual(["never"]);
});

it("names the translations that a page has, at the addresses of the builder, and none of a page without", async () => {
  const headOf = await headsOf(
    {
      "docs.json": {
        ...SETTINGS,
        navigation: {
          languages: [
            { language: "en", pages: ["en/a", "en/only", "en/quiet"] },
            { language: "cn", pages: ["zh/a", "zh/quiet"] },
            { language: "no", pages: ["no/b", "no/quiet"] },
          ],
        },
      },
      ...Object.fromEntries(["en/a", "en/only", "zh/a", "no/b"].map((path) => [`${path}.md`, "Text"])),
      ...Object.fromEntries(["en", "zh", "no"].map((folder) => [`${folder}/quiet.md`, "---\nnoindex: true\n---\n"])),
    },
    "https://docs.example",
  );
  const alternatesOf = (slug: string) => headOf(slug).filter((tag) => String(tag).startsWith("alternate "));
  const alternates = [
    "alternate en https://docs.example/docs/en/a",
    "alternate zh-CN https://docs.example/docs/zh/a",
    "alternate x-default https://docs.example/docs/en/a",
  ];
  expect(alternatesOf("en/a")).toEqual(alternates);
  expect(alternatesOf("zh/a")).toEqual(alternates);
  for (const slug of ["en/only", "no/b", "en/quiet"]) expect(alternatesOf(slug), slug).toEqual([]);
});
