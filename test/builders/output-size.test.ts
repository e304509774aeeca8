import { toSitemap, toVitePress } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten } from "../support/resolve-handwritten.ts";

/** A site in three languages, each with as many pages in ten tabs. */
const siteOf = (pages: number) =>
  resolveHandwritten({
    languages: ["en", "fr", "de"].map((language) => ({
      language,
      tabs: Array.from({ length: 10 }, (_, tab) => ({
        tab: `Tab ${tab}`,
        pages: Array.from({ length: pages / 10 }, (_, page) => `${language}/tab-${tab}/page-${page}`),
      })),
    })),
  });

describe("what builders get", () => {
  it.each([
    ["VitePress", (pages: number) => JSON.stringify(toVitePress(siteOf(pages)).value).length],
    [
      "the sitemap",
      (pages: number) => [...toSitemap(siteOf(pages), { baseUrl: "https://x.example" }).values()].join("").length,
    ],
  ])("grows with the number of pages, no faster: %s", (_, sizeOf) => {
    expect(sizeOf(2000) / sizeOf(1000)).toBeLessThan(2.1);
  });
});
