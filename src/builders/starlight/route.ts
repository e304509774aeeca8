// Runs where Astro renders pages.
import type { PictureSize } from "../../render/look/picture-size.ts";
import { baseOfPaths, decodePath, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { addressesIn, NOWHERE, withoutFolder } from "../model/language-folder.ts";
import type { PageData, PageModel, RouteEntry } from "./page-model.ts";

/** The data shown around all pages of a language. */
export interface StarlightChrome {
  /** Links of the bar at the top; the last may be a button. */
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    /** HTML. */
    readonly icon?: string;
    readonly button?: true;
  }[];
  readonly footer: readonly { readonly header?: string; readonly items: readonly { label: string; href: string }[] }[];
  /** HTML. */
  readonly banner?: string | undefined;
  /** What the button says with which readers close the banner for good; absent without one. */
  readonly close?: string | undefined;
  /** Words of Starlight in a language that it has no locale for, by its keys. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** The site as `virtual:docsjson/starlight` gives it. */
export interface StarlightSite extends PageModel {
  readonly base: string;
  /** The pictures in place of the site's name. */
  readonly logo?: Readonly<Record<"light" | "dark", { readonly src: string } & Partial<PictureSize>>>;
  /** The target of a click on the logo, if it is another one than the first page. */
  readonly titleHref?: string;
  /** By language. */
  readonly chrome: readonly StarlightChrome[];
  /** What is at addresses without a page, as docs.json says it. */
  readonly notFound?: { readonly title: string; readonly html: string } | undefined;
  readonly rendered: readonly {
    readonly path: string;
    readonly file: string;
  }[];
}

type RouteLink = Extract<RouteEntry, { type: "link" }>;

/** The part of Starlight's route data that is changed. */
export interface StarlightRoute {
  hasSidebar: boolean;
  /** The name of the locale whose folder the address is in; absent in the root. */
  locale: string | undefined;
  lang: string;
  dir: "ltr" | "rtl";
  /** Of the text of the page. */
  entryMeta: Pick<StarlightRoute, "lang" | "dir">;
  siteTitleHref: string;
  sidebar: RouteEntry[];
  pagination: { prev: RouteLink | undefined; next: RouteLink | undefined };
  head: HeadTag[];
  entry: { data: EntryData; [field: string]: unknown };
}

interface HeadTag {
  tag: string;
  attrs?: Record<string, unknown>;
  content?: string;
}

interface EntryData {
  banner?: { content: string } | undefined;
  head?: HeadTag[];
  [field: string]: unknown;
}

/** An entry of a switch as a page shows it. */
interface ShownEntry {
  readonly label: string;
  readonly href: string;
  readonly badge?: string | undefined;
  /** HTML. */
  readonly icon?: string | undefined;
  readonly current: boolean;
  /** The entries of its menu; empty for a link. */
  readonly items: readonly ShownEntry[];
}

/** The value of `Astro.locals.docsjson`, for the components. */
export interface DocsLocals {
  readonly switches: readonly { readonly kind: string; readonly entries: readonly ShownEntry[] }[];
  /** The page in each language, or the language's first page. */
  readonly languages: readonly {
    readonly tag: string;
    readonly locale: string | undefined;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly chrome: StarlightChrome;
}

/** Replaces the sidebar, neighbors, banner and head of Starlight's page; returns the data for its components. */
export function applyRoute(route: StarlightRoute, pathname: string, site: StarlightSite): DocsLocals {
  const key = routeKey(pathname, site.base);
  const page = pageOfRoute(key, site);
  const listed = Object.hasOwn(site.pages, key);
  const section = site.sections[page.section];
  route.sidebar = markCurrent(section?.sidebar ?? [], listed ? key : undefined, site.base);
  route.pagination = { prev: paginationLink(page.previous), next: paginationLink(page.next) };
  const languages = languageLinks(key, page, site);
  // Starlight knows a language by the folder that begins an address: by no other one, and by none in small letters, as operations have it.
  const language = site.languages[page.language];
  if (language && (route.locale !== language.locale || language.place.depth > 0)) {
    const { tag: lang, dir } = language;
    Object.assign(route, { lang, dir, entryMeta: { ...route.entryMeta, lang, dir } });
  }
  // Starlight names an address in each language, whether or not there is a page.
  const translations = (route.entry.data.head ?? []).filter(namesLanguage);
  route.head = [...route.head.filter((tag) => !namesLanguage(tag)), ...translations];
  if (site.titleHref !== undefined) route.siteTitleHref = site.titleHref;
  // Starlight writes titles as they are.
  for (const tag of route.head) if (tag.tag === "title") tag.content = tag.content?.replaceAll("<", "&lt;") ?? "";
  const chrome = site.chrome[page.language] ?? { links: [], footer: [] };
  const banner = route.entry.data.banner ?? (chrome.banner === undefined ? undefined : { content: chrome.banner });
  route.entry = { ...route.entry, data: { ...route.entry.data, banner } };
  const within = new Map(section?.switches.map(({ id, current }) => [id, current]));
  const entriesOf = (id: number): ShownEntry[] =>
    (site.switches[id]?.entries ?? []).map(({ menu, ...entry }, index) => ({
      ...entry,
      href: page.versions?.[`${id}/${index}`] ?? entry.href,
      current: index === within.get(id),
      items: menu === undefined ? [] : entriesOf(menu),
    }));
  return {
    switches: [...within.keys()].map((id) => ({ kind: site.switches[id]?.kind ?? "", entries: entriesOf(id) })),
    languages,
    chrome,
  };
}

/** A path as pages are known by: without base path, extension and trailing slash. */
function routeKey(pathname: string, base: string): string {
  const prefix = baseOfPaths(base);
  const path = decodePath(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname);
  return withoutEndSlash(path.replace(/(?:\/index)?\.html$/, "")) || "/";
}

/** The page of an address; of one that is not in the navigation, the language and its first sidebar. */
function pageOfRoute(key: string, { pages, languages }: StarlightSite): PageData {
  const page = Object.hasOwn(pages, key) ? pages[key] : undefined;
  if (page) return page;
  const own = languages.findIndex(({ place: { folder, depth } }) => withoutFolder(key, folder, depth) !== key);
  const main = languages.findIndex(({ locale }) => locale === undefined);
  const language = own >= 0 ? own : Math.max(0, main);
  return { language, section: Object.values(pages).find((other) => other.language === language)?.section ?? 0 };
}

function languageLinks(key: string, page: PageData, { pages, languages, base }: StarlightSite) {
  const own = languages[page.language]?.place ?? NOWHERE;
  const rest = withoutFolder(key, own.folder, own.depth);
  // A page outside the folder of its language has no translations.
  const isTranslated = own.folder === "" || rest !== key;
  return languages.map(({ tag, label, locale, place, home }, index) => {
    const current = index === page.language;
    const translations = isTranslated
      ? addressesIn(place.folder, rest, place.depth).map((address) => withoutEndSlash(address) || "/")
      : [];
    const target = current ? key : translations.find((address) => pages[address]?.language === index);
    const href = target === undefined ? home : translatedRoute(target, home, base);
    return { tag, locale, label, href, current };
  });
}

/** Whether a tag of the head says where the page is in a language. */
const namesLanguage = ({ tag, attrs }: HeadTag): boolean => tag === "link" && attrs?.hreflang !== undefined;

/** The address of a page in the shape of another one of the site. */
const translatedRoute = (key: string, sample: string, base: string): string =>
  baseOfPaths(base) + encodeURI(key) + (sample.endsWith("/") && key !== "/" ? "/" : "");

const paginationLink = (link: { label: string; href: string } | undefined): RouteLink | undefined =>
  link && { type: "link", ...link, isCurrent: false, badge: undefined, attrs: {} };

/** A copy of a sidebar in which the current page's entry is marked. */
function markCurrent(entries: readonly RouteEntry[], key: string | undefined, base: string): RouteEntry[] {
  return entries.map((entry) =>
    entry.type === "group"
      ? { ...entry, entries: markCurrent(entry.entries, key, base) }
      : { ...entry, isCurrent: key !== undefined && routeKey(entry.href, base) === key },
  );
}
