import type { AnyPageNode, LanguageNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageTag } from "../vocabulary/language-tags.ts";
import { languageOf, listLanguages, withoutFolder } from "./language.ts";
import { encodeHref } from "./link.ts";

export interface SitemapOptions {
  /** The absolute address (`https://docs.example.com`) that the pages' addresses are put behind. */
  baseUrl: string;
  /** When pages last changed: one date for all, or a date for each page. Strings are taken as they are (W3C format). */
  lastmod?: string | Date | ((page: AnyPageNode) => string | Date | undefined) | undefined;
}

/** Limits of one sitemap file: sitemaps.org, "Sitemap file location" and "Using Sitemap index files". */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const URLSET_HEAD = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const URLSET_FOOT = "</urlset>\n";

/**
 * The sitemap of a site, by file names: `sitemap.xml`, and for more than 50,000 pages or 50 MiB an index of that name
 * beside `sitemap-1.xml` and so on. Every visible page comes once, in reading order, with its counterparts in other
 * languages; hidden and unlisted pages are left out. Throws `TypeError` unless `baseUrl` is an absolute http(s) URL.
 *
 * @example
 * for (const [name, xml] of toSitemap(navigation, { baseUrl: "https://docs.example.com" })) await writeFile(name, xml);
 */
export function toSitemap(navigation: ResolvedNavigation, options: SitemapOptions): Map<string, string> {
  const base = checkBaseUrl(options.baseUrl);
  const files = splitEntries(urlEntries(navigation, base, options));
  if (files.length <= 1) return new Map([["sitemap.xml", URLSET_HEAD + (files[0] ?? "") + URLSET_FOOT]]);
  const names = files.map((_, index) => `sitemap-${index + 1}.xml`);
  const rows = names.map((name) => `  <sitemap><loc>${escapeXml(`${base}/${name}`)}</loc></sitemap>\n`);
  const index = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("")}</sitemapindex>\n`;
  return new Map([
    ["sitemap.xml", index],
    ...files.map((entries, index): [string, string] => [names[index] as string, URLSET_HEAD + entries + URLSET_FOOT]),
  ]);
}

function checkBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`baseUrl must be an absolute http(s) URL such as "https://docs.example.com", not "${baseUrl}"`);
  return baseUrl.replace(/[/?#]+$/, "");
}

/** One `<url>` a visible page, in reading order; of a page that stands in several places, the first. */
function urlEntries(navigation: ResolvedNavigation, base: string, { lastmod }: SitemapOptions): string[] {
  const pages = new Map<string, AnyPageNode>();
  for (const page of navigation.pages) if (!page.hidden && !pages.has(page.href)) pages.set(page.href, page);
  const translations = listTranslations(navigation, [...pages.values()]);
  return [...pages.values()].map((page) => {
    const changed = dateOf(typeof lastmod === "function" ? lastmod(page) : lastmod);
    const alternates = translations.get(page) ?? [];
    return [
      "  <url>\n",
      `    <loc>${escapeXml(base + encodeHref(page.href))}</loc>\n`,
      changed === undefined ? "" : `    <lastmod>${escapeXml(changed)}</lastmod>\n`,
      ...alternates.map(
        ({ tag, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${escapeXml(base + encodeHref(href))}"/>\n`,
      ),
      "  </url>\n",
    ].join("");
  });
}

/**
 * For each page that exists in several languages, all of them, itself included, and the default language once more as
 * `x-default`. Pages are counterparts where their addresses differ in nothing but the folder of the language.
 */
function listTranslations(
  navigation: ResolvedNavigation,
  pages: readonly AnyPageNode[],
): Map<AnyPageNode, { tag: string; href: string }[]> {
  const folders = new Map(listLanguages(navigation).map(({ node, folder }): [LanguageNode, string] => [node, folder]));
  const counterparts = new Map<string, Map<LanguageNode, AnyPageNode>>();
  for (const page of pages) {
    const language = languageOf(page);
    const folder = language && folders.get(language);
    if (!language || folder === undefined) continue;
    const key = withoutFolder(page.href, folder);
    const known = counterparts.get(key) ?? new Map<LanguageNode, AnyPageNode>();
    if (!known.has(language)) known.set(language, page);
    counterparts.set(key, known);
  }
  const result = new Map<AnyPageNode, { tag: string; href: string }[]>();
  for (const group of counterparts.values()) {
    if (group.size < 2) continue;
    const alternates = [...group].map(([language, page]) => ({ tag: languageTag(language.title), href: page.href }));
    const main = [...group].find(([language]) => language.default);
    if (main) alternates.push({ tag: "x-default", href: main[1].href });
    for (const page of group.values()) result.set(page, alternates);
  }
  return result;
}

/** Joins entries to files that keep the limits. */
function splitEntries(entries: readonly string[]): string[] {
  const files: string[][] = [];
  let current: string[] = [];
  const room = MOST_BYTES - URLSET_HEAD.length - URLSET_FOOT.length;
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

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
