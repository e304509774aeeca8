import { fieldOf } from "../../../json/json-value.ts";
import { decodeEntities } from "../../../pages/read/decode-text.ts";
import { RedirectTable } from "../../../redirects/redirect-table.ts";
import { baseOfPaths } from "../../../vocabulary/addresses/address.ts";
import { folderOf, normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import {
  byLanguage,
  type ImportedContents,
  type ImportedDivision,
  type ImportedEntry,
  type ProjectSite,
  sectionsOf,
} from "../imported-site.ts";
import { plainLink } from "../plain-link.ts";
import {
  entriesOf,
  folderIn,
  linkEntry,
  listField,
  type ProjectFiles,
  pageEntry,
  pagePathsBelow,
  textField,
  titleOfName,
} from "../project-files.ts";

interface Reading {
  /** The page of each address, without slash at the start and `index`. */
  readonly byAddress: ReadonlyMap<string, string>;
  readonly missing: Set<string>;
  readonly links: { label: string; href: string }[];
}

/** A config that VitePress 2 takes for the pages of a folder, by its path from the project's. */
export const FOLDER_CONFIG = /^(?!\.vitepress\/)(?:.*\/)?config\.m?[jt]s$/;

/** A language of the site, or the whole of one without languages. */
interface Locale {
  /** The code of the language. */
  readonly name: string;
  readonly theme: unknown;
}

/**
 * Reads a site of VitePress: sidebars as tabs with the names of the bar, languages, links of the bar. Source: VitePress's
 * documentation of the default theme's sidebar.
 *
 * @param config what its config exports
 */
export function readVitePress(files: ProjectFiles, config: unknown): ProjectSite {
  const folder = folderIn(files, textField(config, "srcDir") ?? "");
  const rewrites = new Map(
    entriesOf(fieldOf(config, "rewrites")).map(([from, to]) => [withoutExtensionOrHash(from), String(to)]),
  );
  const patterns = [...rewrites].filter(([from]) => /[:*(]/.test(from));
  const isRead = ([from, to]: readonly [string, string]) => !/[()?+]/.test(from + to);
  const table = new RedirectTable(
    patterns.filter(isRead).map(([from, to]) => ({ source: `/${from}`, destination: `/${to}` })),
  );
  const addressOf = (inner: string): string =>
    withoutExtensionOrHash(rewrites.get(inner) ?? table.step(`/${inner}`)?.to ?? inner);
  const pages = [...pagePathsBelow(files, folder)];
  const byAddress = new Map(pages.map(([inner, path]) => [addressOf(withoutExtensionOrHash(inner)), path]));
  const moved = pages.flatMap(([inner]) => {
    const [from, own] = [addressOf(withoutExtensionOrHash(inner)), withoutExtensionOrHash(inner)];
    return from === own || from === "" ? [] : [{ from, to: inner }];
  });
  const reading: Reading = { byAddress, missing: new Set(), links: [] };
  const themes = folderThemes(files, folder, addressOf);
  const theme = withOver(fieldOf(config, "themeConfig"), themes.get(""));
  const locales = vitepressLocales(config, { theme, themes, links: reading.links });
  const contents = byLanguage(locales, locales[0], (locale) => vitepressContents(locale?.theme ?? theme, reading));
  return {
    name: textField(config, "title"),
    docsFolder: folder,
    contents,
    redirects: moved,
    links: reading.links.filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at),
    notes: [...reading.missing].map((link) => `the sidebar leads to ${link}, and there is no such page`),
    unread: patterns
      .filter((rewrite) => !isRead(rewrite))
      .map(([from]) => `the rewrite ${from} is a pattern, and is not followed`),
  };
}

/**
 * The languages, the one at the root first; each with the settings of all beneath its own. One that is a site of its own is a
 * link of the bar.
 */
function vitepressLocales(
  config: unknown,
  { theme, themes, links }: { theme: unknown; themes: ReadonlyMap<string, unknown>; links: Reading["links"] },
): Locale[] {
  return entriesOf(fieldOf(config, "locales"))
    .sort(([a], [b]) => Number(b === "root") - Number(a === "root"))
    .filter(([key, locale]) => {
      const link = textField(locale, "link");
      if (link === undefined || !leavesSite(link)) return true;
      links.push({ label: textField(locale, "label") ?? key, href: link });
      return false;
    })
    .map(([key, locale]) => {
      const own = fieldOf(locale, "themeConfig");
      const name = key === "root" ? (textField(locale, "lang") ?? textField(config, "lang") ?? "en") : key;
      const layers = withOver(withOver(theme, own), key === "root" ? undefined : themes.get(key));
      return { name: name === "en-US" ? "en" : name, theme: layers };
    });
}

/** The themes of the configs of folders, by the address of their pages. The root has the address `""`. */
function folderThemes(files: ProjectFiles, folder: string, addressOf: (inner: string) => string): Map<string, unknown> {
  const start = folder === "" ? "" : `${folder}/`;
  const found = new Map<string, unknown>();
  const named = [...files.data.keys()].filter(
    (file) => file.startsWith(start) && FOLDER_CONFIG.test(file.slice(start.length)),
  );
  for (const file of named.sort((a, b) => a.length - b.length)) {
    const theme = fieldOf(files.data.get(file), "themeConfig");
    if (theme === undefined) continue;
    const place = folderOf(file.slice(start.length));
    const address = place === "" ? "" : folderOf(addressOf(`${place}/page`));
    found.set(address, withOver(found.get(address), theme));
  }
  return found;
}

/** Settings with others over them, field by field. */
const withOver = (below: unknown, above: unknown): unknown =>
  above === undefined ? below : Object.fromEntries([...entriesOf(below), ...entriesOf(above)]);

/** One sidebar is the site; of several, each is a tab. */
function vitepressContents(theme: unknown, reading: Reading): ImportedContents {
  const nav = navLinks(listField(theme, "nav"));
  for (const { text, link } of nav) {
    if (leavesSite(link)) reading.links.push({ label: text, href: link });
  }
  const sidebar = fieldOf(theme, "sidebar");
  if (Array.isArray(sidebar)) return sectionsOf(items(sidebar, "", reading));
  const parts = entriesOf(sidebar).map(([key, value]) => {
    const list = Array.isArray(value) ? value : listField(value, "items");
    const base = textField(value, "base") ?? "";
    return { key, entries: items(list, base, reading) };
  });
  const shown = withoutRepeats(parts);
  const [only, ...more] = shown;
  if (only && more.length === 0) return sectionsOf(only.entries);
  const order = ({ keys }: (typeof shown)[number]) => {
    const at = nav.findIndex(({ link }) => keys.some((key) => leadsInto(link, key)));
    return at === -1 ? nav.length : at;
  };
  return {
    divisions: shown
      .toSorted((a, b) => order(a) - order(b))
      .map((part): ImportedDivision => {
        const name = nav[order(part)]?.text ?? (titleOfName(baseOfPaths(part.keys[0] ?? "")) || "Documentation");
        return { kind: "tab", name, contents: sectionsOf(part.entries) };
      }),
  };
}

/** A sidebar that several keys have is one. */
function withoutRepeats(parts: readonly { key: string; entries: ImportedEntry[] }[]) {
  const found = new Map<string, { keys: string[]; entries: ImportedEntry[] }>();
  for (const { key, entries } of parts) {
    if (entries.length === 0) continue;
    const text = JSON.stringify(entries);
    const known = found.get(text);
    if (known) known.keys.push(key);
    else found.set(text, { keys: [key], entries });
  }
  return [...found.values()];
}

/** The links of the bar. Links of a menu are under the name of the menu. */
const navLinks = (nav: readonly unknown[]): { text: string; link: string }[] =>
  nav.flatMap((item) => {
    const [text, link] = [withoutTags(textField(item, "text") ?? ""), textField(item, "link")];
    return link === undefined ? navLinks(listField(item, "items")) : [{ text, link }];
  });

const leadsInto = (link: string, key: string): boolean => {
  const [address, place] = [withoutExtensionOrHash(link), withoutExtensionOrHash(key)];
  return address === place || (key.endsWith("/") && (place === "" ? true : address.startsWith(`${place}/`)));
};

/** Nests as deep as people write it by hand. */
const items = (list: readonly unknown[], base: string, reading: Reading): ImportedEntry[] =>
  list.flatMap((item) => readVitepressItem(item, base, reading));

function readVitepressItem(item: unknown, outer: string, reading: Reading): ImportedEntry[] {
  const base = textField(item, "base") ?? outer;
  const text = textField(item, "text");
  const title = text === undefined ? undefined : withoutTags(textField(item, "docFooterText") ?? text);
  const link = textField(item, "link");
  const children = items(listField(item, "items"), base, reading);
  if (link !== undefined && leavesSite(link)) return [linkEntry(link, title), ...children];
  const path = link === undefined ? undefined : linkedPage(base === "" ? link : withBase(link, base), reading);
  if (path === undefined && children.length === 0) return [];
  return children.length === 0 && path !== undefined
    ? [pageEntry(path, title)]
    : [{ title, path, children, isExpanded: fieldOf(item, "collapsed") === false }];
}

/** A link below a base, which may be a folder or the beginning of names. */
const withBase = (link: string, base: string): string => base + link.replace(/^\//, base.endsWith("/") ? "" : "/");

function linkedPage(link: string, { byAddress, missing }: Reading): string | undefined {
  const path = byAddress.get(withoutExtensionOrHash(link));
  if (path === undefined) missing.add(link);
  return path;
}

/** An address, or the path of a page file, without what differs between them. */
const withoutExtensionOrHash = (link: string): string =>
  normalizePath(plainLink(link))
    .replace(/\.(md|html)$/, "")
    .replace(/(^|\/)index$/, "$1")
    .replace(/\/$/, "");

/** HTML as the text that readers see, without badges. */
const withoutTags = (html: string): string =>
  decodeEntities(
    html.replace(/<(span|svg|sup|small|kbd|Badge)\b(?:(?!<\1\b).)*?(<\/\1>|\/>)/gis, "").replace(/<[^<>]*>/g, ""),
  ).trim();
