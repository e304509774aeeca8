import { asList, asObject, own } from "../../../json/json-value.ts";
import { elementsForReaders } from "../../../navigation/queries/eyebrow.ts";
import { firstPage } from "../../../navigation/queries/first-page.ts";
import type { AnyPageNode } from "../../../navigation/tree.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import { baseOfPaths } from "../../../vocabulary/addresses/address.ts";
import { isBelow } from "../../../vocabulary/addresses/root-path.ts";
import { isWebUrl } from "../../../vocabulary/addresses/url.ts";
import type { AddressOf } from "../../model/page-address.ts";
import { listTranslations } from "../../model/page-translations.ts";
import { indexedPages } from "../pages/indexed-pages.ts";
import type { Docs } from "../pages/read-docs.ts";
import type { SiteTag } from "./site-extras.ts";

/** A page, as far as its head tells of it. */
interface HeadedPage {
  readonly address: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly noindex: boolean;
  /** Its path from the docs root, and its text; absent for an operation. */
  readonly path?: string;
  readonly text?: string;
  readonly node?: AnyPageNode;
}

interface HeadsAt {
  /** The path of the image that is made for a page. */
  readonly imageOf?: ((page: HeadedPage) => string | undefined) | undefined;
  readonly addressOf: AddressOf;
  /** An address of the site as links have it. */
  readonly hrefOf: (address: string) => string;
  /** Where a file of the site is. */
  readonly linkTo: (file: string) => string;
  /** The origin of the published site, if it is known. */
  readonly origin?: string | undefined;
}

/** The names of front matter that are tags of the head. */
const TAG_FIELDS =
  /^(?:(?:og|twitter|article|fb):[\w:.-]+|author|copyright|google-site-verification|googlebot|keywords|referrer|robots)$/;
const MAY_HAVE_TAGS =
  /^["']?(?:(?:og|twitter|article|fb):|author|copyright|google|keywords|referrer|robots|canonical)/m;

/** Tags whose content is a file. */
const OF_FILE = /^(?:og|twitter):(?:image|video|audio)(?:$|:url$|:secure_url$|:src$)/;

/**
 * What the heads of pages say of them to search engines and those who show links, the last of these winning: title and
 * description, `metatags` and `paths` of `seo`, front matter. With an origin, each also says its own address, those of its
 * translations, and the elements that it is in; the first page says whose site it is.
 */
export function pageHeads({ site, settings, navigation }: Docs, at: HeadsAt): (page: HeadedPage) => SiteTag[] {
  const { metatags, paths, organization } = asObject(own(asObject(site.config), "seo"));
  const { canonical: canonicalSite, ...siteTags } = asObject(metatags);
  const urlOf = (address: string): string => wholeAddress(address, at.origin);
  const home = isWebUrl(String(canonicalSite)) ? String(canonicalSite) : at.origin;
  const first = firstPage(navigation);
  const translations = listTranslations(navigation, indexedPages(navigation, settings.indexing));
  const translationTags = (page: AnyPageNode | undefined): SiteTag[] =>
    (home && page ? (translations.get(page.href) ?? []) : []).map(({ tag, page }) => {
      const href = wholeAddress(at.hrefOf(at.addressOf(page)), home);
      return { tag: "link", attrs: { rel: "alternate", hreflang: tag, href } };
    });
  return (page) => {
    const { address, title, description = settings.description, path, text = "", noindex, node } = page;
    const { canonical: canonicalFolder, ...folderTags } = path === undefined ? {} : tagsOfFolder(paths, path);
    const base = isWebUrl(String(canonicalFolder)) ? String(canonicalFolder) : home;
    const { canonical = base && wholeAddress(at.hrefOf(address), base), ...fields } = fieldsOfPage(text, MAY_HAVE_TAGS);
    const tags = new Map<string, unknown>([
      ["og:title", title],
      ...(description === undefined ? [] : [["og:description", description] as const]),
      ["og:type", "website"],
      ...(settings.name === "" ? [] : [["og:site_name", settings.name] as const]),
      ...(typeof canonical === "string" ? [["og:url", canonical] as const] : []),
      ...Object.entries(siteTags),
      ...Object.entries(folderTags),
      ...Object.entries(fields).filter(([name]) => TAG_FIELDS.test(name)),
      ...(noindex ? [["robots", "noindex"] as const] : []),
    ]);
    const image = tags.has("og:image") ? undefined : at.imageOf?.(page);
    addImage(tags, image && wholeAddress(at.linkTo(image), home));
    const isHome = node !== undefined && node === first;
    return [
      ...(typeof canonical === "string"
        ? [{ tag: "link" as const, attrs: { rel: "canonical", href: canonical } }]
        : []),
      ...translationTags(node),
      ...[...tags].flatMap(([name, value]) => metaTag(name, value, (file) => urlOf(at.linkTo(file)))),
      ...(isHome && organization !== undefined ? [dataTag(organizationData(asObject(organization)))] : []),
      ...(node && at.origin !== undefined ? breadcrumbTag(node, (to) => urlOf(at.hrefOf(at.addressOf(to)))) : []),
    ];
  };
}

/** An address of the site from an origin; others stay. */
export const wholeAddress = (address: string, origin: string | undefined): string =>
  origin !== undefined && /^\/(?!\/)/.test(address) ? baseOfPaths(origin) + address : address;

/** Adds the image that was made for a page, and asks that images are shown large. */
function addImage(tags: Map<string, unknown>, image: string | undefined): void {
  if (image !== undefined) tags.set("og:image", image);
  if (tags.has("og:image") && !tags.has("twitter:card")) tags.set("twitter:card", "summary_large_image");
}

/** The tags of the longest folder in `seo.paths` that a page is in. */
function tagsOfFolder(paths: unknown, path: string): Readonly<Record<string, unknown>> {
  const own = asList(paths)
    .map((entry) => asObject(entry))
    .filter(({ path: folder }) => typeof folder === "string" && isBelow(path, folder))
    .sort((a, b) => String(b.path).length - String(a.path).length);
  return asObject(own[0]?.metatags);
}

/** Tags of Open Graph have a `property`, all others a `name`. */
function metaTag(name: string, value: unknown, urlOf: (file: string) => string): SiteTag[] {
  const content = Array.isArray(value) ? value.join(", ") : value;
  if (!/^[\w:.-]+$/.test(name) || (typeof content !== "string" && typeof content !== "number")) return [];
  const text = OF_FILE.test(name) ? urlOf(String(content)) : String(content);
  return [{ tag: "meta", attrs: { [/^(og|article|fb):/.test(name) ? "property" : "name"]: name, content: text } }];
}

/** Data for search engines, which no text in it ends. */
const dataTag = (data: object): SiteTag => ({
  tag: "script",
  attrs: { type: "application/ld+json" },
  content: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
});

const organizationData = ({ id, ...fields }: Readonly<Record<string, unknown>>): object => ({
  "@type": "Organization",
  ...(id === undefined ? {} : { "@id": id }),
  ...fields,
});

/** The elements that a page is in, each with its first page; nothing for a page that is in none. */
function breadcrumbTag(page: AnyPageNode, urlOf: (page: AnyPageNode) => string): SiteTag[] {
  const around = elementsForReaders(page).flatMap((element) => {
    const start = firstPage(element);
    return start ? [{ name: element.title, item: urlOf(start) }] : [];
  });
  if (around.length === 0) return [];
  const items = [...around, { name: page.title, item: urlOf(page) }];
  const itemListElement = items.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry }));
  return [dataTag({ "@type": "BreadcrumbList", itemListElement })];
}
