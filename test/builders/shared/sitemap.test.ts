import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toSitemap } from "docsjson/builders";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const BASE = { baseUrl: "https://docs.example.com/" };
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const locations = (xml: string | undefined): string[] =>
  [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] as string);

describe("toSitemap", () => {
  it("lists every visible page once, in reading order, and leaves out what is hidden or excluded", () => {
    const spec = { ...specOf("GET /a"), paths: { "/a": { get: { summary: "A" }, post: { "x-hidden": true } } } };
    const navigation = resolveHandwritten(
      {
        groups: [
          { group: "G", root: "start", pages: ["start", "next"] },
          { group: "H", hidden: true, pages: ["secret"] },
          { group: "API", openapi: "a.json" },
        ],
      },
      { "a.json": spec },
    );
    const files = toSitemap(navigation, BASE);
    expect([...files.keys()]).toEqual(["sitemap.xml"]);
    expect(locations(files.get("sitemap.xml"))).toEqual([
      "https://docs.example.com/start",
      "https://docs.example.com/next",
      "https://docs.example.com/api-reference/a",
    ]);
  });

  it("links the languages of a page with each other, and the default one as x-default", () => {
    const navigation = resolveHandwritten({
      languages: [
        { language: "en", pages: ["start", "only"] },
        { language: "cn", pages: ["zh/start"] },
      ],
    });
    const alternates = `    <xhtml:link rel="alternate" hreflang="en" href="https://docs.example.com/start"/>
    <xhtml:link rel="alternate" hreflang="zh-CN" href="https://docs.example.com/zh/start"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/start"/>
`;
    expect(toSitemap(navigation, BASE).get("sitemap.xml")).toBe(`${HEAD}  <url>
    <loc>https://docs.example.com/start</loc>
${alternates}  </url>
  <url>
    <loc>https://docs.example.com/only</loc>
  </url>
  <url>
    <loc>https://docs.example.com/zh/start</loc>
${alternates}  </url>
</urlset>
`);
  });

  it("links operations, whose generated addresses are in small letters, with those of other languages", () => {
    const languages = ["en", "pt-BR"].map((language) => ({
      language,
      tabs: [
        { tab: "Guides", pages: [`${language}/start`] },
        { tab: "API", openapi: { source: "api.json", directory: `${language}/api` } },
      ],
    }));
    const navigation = resolveHandwritten({ languages }, { "api.json": specOf("GET /users") });
    expect(toSitemap(navigation, BASE).get("sitemap.xml")?.split("hreflang").length).toBe(1 + 3 * 4);
  });

  it("gives the addresses of the builder, and leaves out what search engines must not know", () => {
    const spec = { ...specOf("GET /a"), paths: { "/a": { get: { "x-mint": { metadata: { noindex: true } } } } } };
    const { value: navigation } = resolveNavigation(
      { navigation: { groups: [{ group: "G", openapi: "a.json", pages: ["index", "quiet", "secret", "GET /a"] }] } },
      {
        pages: new Map([
          ["index", {}],
          ["quiet", { noindex: true }],
          ["secret", { hidden: true }],
        ]),
        specs: new Map([["a.json", indexOperations(JSON.stringify(spec))]]),
      },
    );
    const options = { ...BASE, addressOf: ({ href }: { href: string }) => href.replace(/index$/, "") };
    const listed = (indexing: "navigable" | "all") =>
      locations(toSitemap(navigation as ResolvedNavigation, { ...options, indexing }).get("sitemap.xml"));
    expect(listed("navigable")).toEqual(["https://docs.example.com/"]);
    expect(listed("all")).toEqual(["https://docs.example.com/", "https://docs.example.com/secret"]);
  });

  it("names no language that docs.json doesn't know, and each one once", () => {
    const { value: navigation } = resolveNavigation({
      navigation: {
        languages: ["en", "en\u001b", "x-1", "en", "fr"].map((language, index) => ({
          language,
          pages: [index === 0 ? "a" : `l${index}/a`],
        })),
      },
    });
    const xml = toSitemap(navigation as ResolvedNavigation, BASE).get("sitemap.xml") ?? "";
    expect(new Set([...xml.matchAll(/hreflang="(.*?)"/g)].map((match) => match[1]))).toEqual(
      new Set(["en", "fr", "x-default"]),
    );
  });

  it("escapes what XML and URLs reserve, and keeps what is encoded already", () => {
    const navigation = resolveHandwritten({ pages: ["a & b<c", "größe", "50%25"] });
    const { baseUrl } = BASE;
    const files = toSitemap(navigation, { baseUrl, lastmod: () => "<2026>" });
    expect(locations(files.get("sitemap.xml"))).toEqual([
      "https://docs.example.com/a%20&amp;%20b%3Cc",
      "https://docs.example.com/gr%C3%B6%C3%9Fe",
      "https://docs.example.com/50%25",
    ]);
    expect(files.get("sitemap.xml")).toContain("<lastmod>&lt;2026&gt;</lastmod>");
  });

  it("takes half characters and what XML does not allow", () => {
    const xml = toSitemap(resolveHandwritten({ pages: ["a\ud800", "b\u0000"] }), BASE).get("sitemap.xml") ?? "";
    expect(locations(xml)).toEqual(["https://docs.example.com/a%EF%BF%BD", "https://docs.example.com/b%00"]);
  });

  it("takes the date of change for all pages or for each", () => {
    const navigation = resolveHandwritten({ pages: ["a", "b"] });
    const dates = (lastmod: Parameters<typeof toSitemap>[1]["lastmod"]) =>
      [...(toSitemap(navigation, { ...BASE, lastmod }).get("sitemap.xml") ?? "").matchAll(/<lastmod>(.*?)</g)].map(
        (match) => match[1],
      );
    expect(dates(new Date(Date.UTC(2026, 0, 2)))).toEqual(["2026-01-02T00:00:00.000Z", "2026-01-02T00:00:00.000Z"]);
    expect(dates(({ href }) => (href === "/b" ? "2026-02-03" : undefined))).toEqual(["2026-02-03"]);
  });

  it("splits more than 50,000 pages into files with an index", () => {
    const navigation = resolveHandwritten({ pages: Array.from({ length: 50_001 }, (_, index) => `p/${index}`) });
    const files = toSitemap(navigation, { baseUrl: "https://docs.example.com/base" });
    expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
    expect(locations(files.get("sitemap.xml"))).toEqual([
      "https://docs.example.com/base/sitemap-1.xml",
      "https://docs.example.com/base/sitemap-2.xml",
    ]);
    expect(locations(files.get("sitemap-1.xml"))).toHaveLength(50_000);
    expect(locations(files.get("sitemap-2.xml"))).toEqual(["https://docs.example.com/base/p/50000"]);
  });

  it("splits before a file grows past 50 MiB", () => {
    const long = "x".repeat(2_000_000);
    const navigation = resolveHandwritten({ pages: Array.from({ length: 27 }, (_, index) => `${index}${long}`) });
    const files = [...toSitemap(navigation, BASE).values()];
    expect(files).toHaveLength(3);
    expect(Math.max(...files.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(50 * 1024 * 1024);
  });

  it.each(["docs.example.com", "/docs", "ftp://docs.example.com", ""])("refuses the base %j", (baseUrl) => {
    expect(() => toSitemap(resolveHandwritten({ pages: ["a"] }), { baseUrl })).toThrow(TypeError);
  });
});
