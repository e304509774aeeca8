import { hashText } from "../../json/hash-text.ts";
import { asList, asObject, filledText, optional } from "../../json/json-value.ts";
import type { Icon } from "../../navigation/tree.ts";
import { type DocsRedirect, redirectsOf } from "../../redirects/docs-redirects.ts";
import type { PictureSize } from "../../render/look/picture-size.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { type SiteColors, siteColors } from "./colors.ts";

/** A link of the bar at the top, of the footer, or of a banner's neighbour. */
export interface SiteLink {
  /** Empty for one that is its icon alone. */
  readonly label: string;
  readonly href: string;
  /** As written; drawn where the bar is. */
  readonly icon?: Icon;
}

/** A file or URL for each appearance. */
interface ThemedFile {
  readonly light: string;
  readonly dark: string;
}

export interface Logo extends ThemedFile {
  readonly href?: string;
  /** Of the pictures, as far as their files tell them. */
  readonly sizes?: { readonly light?: PictureSize; readonly dark?: PictureSize };
}

/** The line above the site. */
export interface SiteBanner {
  /** Markdown of one line. */
  readonly content: string;
  /** Whether readers can close it for good. */
  readonly dismissible: boolean;
  /** Another one for other content, so that readers who closed an older banner see the new one; fit for HTML and CSS. */
  readonly id: string;
}

/** The bar at the top, the footer and the banner: of the site, or of one language. */
export interface SiteChrome {
  readonly navbar: readonly SiteLink[];
  /** The button of the bar at the top. */
  readonly primary?: SiteLink;
  /** Profiles by network: `github`, `x`, `discord` … */
  readonly socials: ReadonlyMap<string, string>;
  readonly footer: readonly { readonly header?: string; readonly items: readonly SiteLink[] }[];
  readonly banner?: SiteBanner;
}

/** The settings of docs.json, besides the navigation, that site builders can use. */
export interface SiteSettings extends SiteChrome {
  readonly name: string;
  readonly description?: string;
  readonly logo?: Logo;
  readonly favicon?: ThemedFile;
  readonly colors?: SiteColors;
  /** The appearance that readers get first; `strict` ones can't be changed. */
  readonly appearance: { readonly default: "system" | "light" | "dark"; readonly strict: boolean };
  readonly redirects: readonly DocsRedirect[];
  readonly indexing: "navigable" | "all";
  /** `markdown.instructions`. */
  readonly instructions: readonly string[];
  /** The words in the empty box of the search. */
  readonly searchPrompt?: string;
  /** What is at addresses without a page: a title, and Markdown. */
  readonly notFound?: { readonly title: string | undefined; readonly description: string };
}

/** Reads the settings of a docs.json. Values of the wrong type are left out; `checkSite` reports them. */
export function siteSettings(config: unknown, place: SitePlace = {}): SiteSettings {
  const { name, description, logo, favicon, colors, appearance, seo, markdown, search, errors } = asObject(config);
  const mode = filledText(asObject(appearance).default);
  const logoFiles = themedFile(logo);
  const logoHref = [filledText(asObject(logo).href)].find((href) => href !== undefined && isSafeHref(href));
  const faviconFiles = themedFile(favicon);
  const missing = asObject(asObject(errors)["404"]);
  const [missingTitle, missingText] = [filledText(missing.title), filledText(missing.description)];
  return {
    name: filledText(name) ?? "",
    ...optional("description", filledText(description)),
    ...(logoFiles ? { logo: { ...logoFiles, ...optional("href", logoHref) } } : {}),
    ...optional("favicon", faviconFiles),
    ...optional("colors", siteColors(asObject(colors))),
    appearance: {
      default: mode === "light" || mode === "dark" ? mode : "system",
      strict: asObject(appearance).strict === true,
    },
    ...siteChrome(config),
    redirects: redirectsOf(config, place).map(({ index: _, ...redirect }) => redirect),
    indexing: asObject(seo).indexing === "all" ? "all" : "navigable",
    ...optional("searchPrompt", filledText(asObject(search).prompt)),
    ...((missingTitle ?? missingText) ? { notFound: { title: missingTitle, description: missingText ?? "" } } : {}),
    instructions: [asObject(markdown).instructions].flat().flatMap((text) => filledText(text) ?? []),
  };
}

/** Reads `navbar`, `footer` and `banner` of a docs.json, or of a language of it. */
export function siteChrome(config: unknown): SiteChrome {
  const { navbar, footer, banner } = asObject(config);
  const primary = siteLink(asObject(navbar).primary);
  const content = filledText(asObject(banner).content);
  const socials = Object.entries(asObject(asObject(footer).socials));
  return {
    navbar: asList(asObject(navbar).links).flatMap(siteLink),
    ...optional("primary", primary[0]),
    socials: new Map(
      socials.flatMap(([network, url]) =>
        typeof url === "string" && isSafeHref(url) ? [[network, url] as const] : [],
      ),
    ),
    footer: asList(asObject(footer).links).map((column) => ({
      ...optional("header", filledText(asObject(column).header)),
      items: asList(asObject(column).items)
        .flatMap(siteLink)
        .map(({ label, ...link }) => ({ ...link, label: label || targetName(link.href) })),
    })),
    ...optional("banner", content === undefined ? undefined : bannerOf(content, asObject(banner).dismissible === true)),
  };
}

/** `navbar`, `footer` and `banner` of a language: its own if it has them, else the site's. */
export function languageChrome(settings: SiteChrome, language: object | undefined): SiteChrome {
  const { navbar, footer } = asObject(language);
  const own = siteChrome(language);
  const bar = navbar === undefined ? settings : own;
  const { footer: columns, socials } = footer === undefined ? settings : own;
  return {
    navbar: bar.navbar,
    ...optional("primary", bar.primary),
    socials,
    footer: columns,
    ...optional("banner", own.banner ?? settings.banner),
  };
}

/** What is around the pages of a language, with safe links alone, which lead where `linkTo` says. */
export function servedChrome(
  settings: SiteChrome,
  language: object | undefined,
  linkTo: (href: string) => string,
): SiteChrome {
  const { navbar, primary, socials, footer, banner } = languageChrome(settings, language);
  const links = (items: readonly SiteLink[]): SiteLink[] =>
    items.filter(({ href }) => isSafeHref(href)).map((link) => ({ ...link, href: linkTo(link.href) }));
  return {
    navbar: links(navbar),
    ...optional("primary", primary && links([primary])[0]),
    socials,
    footer: footer.map(({ header, items }) => ({ ...optional("header", header), items: links(items) })),
    ...(banner ? { banner: { ...banner, content: linkedMarkdown(banner.content, linkTo) } } : {}),
  };
}

/** A line of Markdown whose links lead where `linkTo` says. */
export const linkedMarkdown = (text: string, linkTo: (href: string) => string): string =>
  text.replace(/\]\(([^()\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);

const bannerOf = (content: string, dismissible: boolean): SiteBanner => ({
  content,
  dismissible,
  id: `banner-${hashText(content).toString(36)}`,
});

const NAMED_TYPES: ReadonlyMap<unknown, string> = new Map([
  ["github", "GitHub"],
  ["discord", "Discord"],
]);

/** A link. Its label may be absent if its type is a name (`github`, `discord`). */
function siteLink(value: unknown): SiteLink[] {
  const { label, type, href, icon } = asObject(value);
  const name = NAMED_TYPES.get(type);
  const text = filledText(label) ?? name ?? (typeof label === "string" ? "" : undefined);
  const sign = iconOf(icon) ?? (name && { name: name.toLowerCase(), style: "brands", library: "fontawesome" });
  return typeof href === "string" && text !== undefined ? [{ label: text, href, ...optional("icon", sign) }] : [];
}

/**
 * A link of the bar with its icon as HTML. One without a label is its icon, which says where it leads; where the icon can't be
 * drawn, that is its label.
 */
export function drawnLink<Link extends SiteLink>(
  { icon, ...link }: Link,
  html: (icon: Icon) => string | undefined,
): Omit<Link, "icon"> & { readonly icon?: string } {
  const picture = icon && html(icon);
  const name = targetName(link.href);
  if (picture === undefined) return { ...link, label: link.label || name };
  const named = `<span role="img" aria-label="${escapeMarkup(name)}">${picture}</span>`;
  return { ...link, icon: link.label === "" ? named : picture };
}

const targetName = (href: string): string =>
  URL.canParse(href) ? new URL(href).host.replace(/^www\./, "") || href : href;

/** An icon as it is written: its name, or an object with it. */
export function iconOf(value: unknown): Icon | undefined {
  const { name, style, library } = asObject(value);
  if (filledText(name) === undefined) return filledText(value);
  return { name: String(name), ...optional("style", filledText(style)), ...optional("library", filledText(library)) };
}

function themedFile(value: unknown): ThemedFile | undefined {
  if (typeof value === "string") return { light: value, dark: value };
  const { light, dark } = asObject(value);
  const files = [filledText(light), filledText(dark)];
  const [first = files[1], second = files[0]] = files;
  return first === undefined || second === undefined ? undefined : { light: first, dark: second };
}
