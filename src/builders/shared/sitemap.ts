import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { addressPath, baseOfPaths, encodeHref } from "../../vocabulary/addresses/address.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { type AddressOf, hrefOf } from "../model/page-address.ts";
import { listTranslations } from "../model/page-translations.ts";
import { type Indexing, indexedPages } from "./pages/indexed-pages.ts";

export interface SitemapOptions {
  /** The absolute URL (`https://docs.example.com`) that is put before the pages' addresses. */
  baseUrl: string;
  /** When pages last changed: one date for all, or a date for each page. Strings are taken as they are (W3C format). */
  lastmod?: string | Date | ((page: AnyPageNode) => string | Date | undefined) | undefined;
  /** The address at which the builder serves a page. Default: the page's `href`. */
  addressOf?: AddressOf | undefined;
  /** `seo.indexing` of docs.json: `all` lists hidden pages too. Default: `navigable`. */
  indexing?: Indexing | undefined;
}

/** Limits of one sitemap file: sitemaps.org, "Sitemap file location" and "Using Sitemap index files". */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (entries: string): string =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`;

/**
 * The sitemap of a site, by file names: `sitemap.xml`, and for more than 50,000 pages or 50 MiB an index of that name
 * beside `sitemap-1.xml` and so on. Every visible page comes once, in reading order, with its counterparts in other
 * languages; hidden and unlisted pages are left out, and those with `noindex`. Throws `TypeError` unless `baseUrl` is an absolute http(s) URL.
 *
 * @example
 * for (const [name, xml] of toSitemap(navigation, { baseUrl: "https://docs.example.com" })) await writeFile(name, xml);
 */
export function toSitemap(navigation: ResolvedNavigation, options: SitemapOptions): Map<string, string> {
  const base = checkBaseUrl(options.baseUrl);
  const files = splitEntries(urlEntries(navigation, base, options));
  if (files.length <= 1) return new Map([["sitemap.xml", urlset(files[0] ?? "")]]);
  const names = files.map((_, index) => `sitemap-${index + 1}.xml`);
  const rows = names.map((name) => `  <sitemap><loc>${escapeMarkup(`${base}/${name}`)}</loc></sitemap>\n`);
  const index = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("")}</sitemapindex>\n`;
  return new Map([
    ["sitemap.xml", index],
    ...files.map((entries, index): [string, string] => [names[index] as string, urlset(entries)]),
  ]);
}

function checkBaseUrl(baseUrl: string): string {
  if (!isWebUrl(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`baseUrl must be an absolute http(s) URL such as "https://docs.example.com", not "${baseUrl}"`);
  return baseOfPaths(addressPath(baseUrl));
}

/** One `<url>` a visible page, in reading order; of a page that is in several places, the first. */
function urlEntries(navigation: ResolvedNavigation, base: string, options: SitemapOptions): string[] {
  const { lastmod, addressOf = hrefOf, indexing } = options;
  const pages = indexedPages(navigation, indexing);
  const translations = listTranslations(navigation, pages);
  const urlOf = (page: AnyPageNode): string => escapeMarkup(base + encodeHref(addressOf(page)));
  return pages.map((page) => {
    const changed = dateOf(typeof lastmod === "function" ? lastmod(page) : lastmod);
    const alternates = translations.get(page.href) ?? [];
    return [
      "  <url>\n",
      `    <loc>${urlOf(page)}</loc>\n`,
      changed === undefined ? "" : `    <lastmod>${escapeMarkup(changed)}</lastmod>\n`,
      ...alternates.map(
        ({ tag, page }) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${urlOf(page)}"/>\n`,
      ),
      "  </url>\n",
    ].join("");
  });
}

/** Joins entries to files that keep the limits. */
function splitEntries(entries: readonly string[]): string[] {
  const files: string[][] = [];
  let current: string[] = [];
  const room = MOST_BYTES - urlset("").length;
  let bytes = 0;
  for (const entry of entries) {
    const size = new TextEncoder().encode(entry).length;
    if (current.length === MOST_URLS || (current.length > 0 && bytes + size > room)) {
      files.push(current);
      current = [];
      bytes = 0;
    }
    current.push(entry);
    bytes += size;
  }
  if (current.length > 0) files.push(current);
  return files.map((file) => file.join(""));
}

const dateOf = (date: string | Date | undefined): string | undefined =>
  date instanceof Date ? date.toISOString() : date;
