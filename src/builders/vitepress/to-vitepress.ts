import { countEach, groupBy } from "../../diagnostic/group-by.ts";
import { alikeAtStart } from "../../json/alike-at-start.ts";
import { isFilled, optional } from "../../json/json-value.ts";
import type { AnyPageNode, GroupNode, LinkNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { folderHref, splitAddress } from "../../vocabulary/addresses/address.ts";
import { folderNames } from "../../vocabulary/addresses/root-path.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { type LanguagePlace, withoutFolder } from "../model/language-folder.ts";
import { type LanguageModel, modelLanguages } from "../model/language-model.ts";
import { describeLanguage, languagesByFolder, placeOf, type SiteLanguage } from "../model/languages.ts";
import { flattenMenu, gatherVersions, type MenuEntry, pathTitle } from "../model/menu-outline.ts";
import { type Folder, type LayerNode, pagesIn, type Section, type SidebarEntry } from "../model/site-tree.ts";
import { badgesOf, methodClasses } from "../shared/badge.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { renderedIcon } from "../shared/unsupported/rendered-icon.ts";
import {
  type Built,
  built,
  collectUnsupported,
  type UnsupportedFeatures,
} from "../shared/unsupported/unsupported-features.ts";
import { pagesPattern, sidebarKeys } from "./sidebar-keys.ts";
import type {
  VitePressLocale,
  VitePressNavigation,
  VitePressNavLink,
  VitePressNavMenu,
  VitePressOptions,
  VitePressSidebarItem,
  VitePressThemeConfig,
  VitePressVersion,
} from "./theme-config.ts";

/** VitePress renders sidebar items down to this depth, counted from 0. */
const DEEPEST_ITEM = 5;

/**
 * The navigation for VitePress 1: menu bar, sidebars and languages.
 *
 * Tabs, products and other elements above the groups become entries of the menu bar, and their groups and pages a
 * sidebar each. Titles are escaped, since VitePress takes them as HTML. Languages become locales if each has a
 * folder of its own. Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("docs");
 * export default defineConfig({ srcDir: "docs", ...toVitePress(navigation).value });
 */
export function toVitePress(
  navigation: ResolvedNavigation,
  options: VitePressOptions = {},
): Built<VitePressNavigation> {
  const { value: themes, diagnostics } = toVitePressThemes(navigation, options);
  const [first] = themes;
  if (!first?.language) return built({ themeConfig: first?.themeConfig ?? { nav: [], sidebar: [] } }, diagnostics);
  const locales = themes.map(({ key, language, themeConfig, isComplete, firstPage }): [string, VitePressLocale] => [
    key,
    {
      ...describeLanguage(language as SiteLanguage),
      ...(isComplete || firstPage === undefined ? {} : { link: firstPage }),
      themeConfig: { ...themeConfig, ...(isComplete ? {} : { i18nRouting: false }) },
    },
  ]);
  return built({ locales: Object.fromEntries(locales) }, diagnostics);
}

/** A language of a VitePress site, or the whole of one that has no languages. */
export interface VitePressTheme {
  /** The key of the locale: the folder of the language, or `root`. */
  readonly key: string;
  readonly language?: SiteLanguage;
  /** Where the pages of the language are. */
  readonly place: LanguagePlace;
  readonly themeConfig: VitePressThemeConfig;
  /** The versions, if there are several. */
  readonly versions: readonly VitePressVersion[];
  /** Whether every page exists in all languages. */
  readonly isComplete: boolean;
  readonly firstPage?: string;
}

/** The key of a language's locale: its folder, which VitePress finds anywhere in a path; `root` for the default language at the root. */
const localeKeyOf = (language: SiteLanguage | undefined, index: number): string =>
  language?.folder || (index > 0 && language?.place.folder) || "root";

/** Where the pages of each locale are, by its key. */
export const localePlaces = (navigation: ResolvedNavigation): Record<string, LanguagePlace> =>
  Object.fromEntries(
    languagesByFolder(navigation, collectUnsupported("VitePress"), placeOf).map((language, index) => [
      localeKeyOf(language, index),
      language.place,
    ]),
  );

/** The themes of all languages, with the settings that `themeConfig` alone can't express. */
export function toVitePressThemes(
  navigation: ResolvedNavigation,
  options: VitePressOptions = {},
): Built<VitePressTheme[]> {
  const unsupported = collectUnsupported("VitePress");
  const context = { unsupported, options, global: Object.values(navigation.global).flat() };
  const languages = modelLanguages(navigation, languagesByFolder(navigation, unsupported, placeOf));
  const isComplete = reportUntranslated(languages, unsupported);
  const themes = languages.map((own, index): VitePressTheme => {
    const [first] = pagesIn(own.tree);
    return {
      key: localeKeyOf(own.language, index),
      ...optional("language", own.language),
      place: own.place,
      ...themeOf(own, context),
      isComplete,
      ...optional("firstPage", first && linkTo(first.href)),
    };
  });
  return built(themes, unsupported.diagnostics());
}

/** Reports the pages that a language lacks, and those outside its folder; gives whether every page exists in all languages. */
function reportUntranslated(languages: readonly LanguageModel[], unsupported: UnsupportedFeatures): boolean {
  const pages = languages.map(({ tree }) => pagesIn(tree));
  const places = languages.map(({ place }) => place);
  const counts = countEach(
    places.flatMap(({ folder, depth }, index) => [
      ...new Set(pages[index]?.map((page) => withoutFolder(page.href, folder, depth))),
    ]),
  );
  for (const [index, { folder, depth }] of places.entries())
    for (const page of pages[index] ?? []) {
      const address = withoutFolder(page.href, folder, depth);
      if (folder !== "" && depth === 0 && address === page.href)
        unsupported.add(features.pageOutsideLanguage, page.source);
      if (counts.get(address) !== languages.length) unsupported.add(features.languageSwitchOfPage, page.source);
    }
  return places.every(({ depth }) => depth === 0) && [...counts.values()].every((count) => count === languages.length);
}

interface Context {
  unsupported: UnsupportedFeatures;
  options: VitePressOptions;
  global: readonly LinkNode[];
}
interface ThemeContext extends Omit<Context, "global"> {
  /** Matches the paths of a section's pages. */
  patternOf: (section: Section) => string | undefined;
}

function themeOf(
  { sections, menu }: LanguageModel,
  { global, ...around }: Context,
): Pick<VitePressTheme, "themeConfig" | "versions"> {
  const keys = sidebarKeys(ownersOf(sections, around.unsupported));
  const patterns = new Map(sections.map((section, index) => [section, pagesPattern(keys, index)]));
  const context: ThemeContext = { ...around, patternOf: (section) => patterns.get(section) };
  const links = global.map((node): MenuEntry => ({ type: "link", node }));
  const sidebars = sections.map(({ items }) => items.flatMap((item) => sidebarItem(item, 0, context)));
  const label = around.options.versionsLabel ?? "Versions";
  return {
    themeConfig: {
      nav: [...gatherVersions(menu), ...links].flatMap((entry) =>
        navEntry(entry, context, isVersionMenu(entry) ? escapeMarkup(label) : undefined),
      ),
      sidebar:
        sidebars.length === 1
          ? (sidebars[0] as VitePressSidebarItem[])
          : Object.fromEntries([...keys].map(([key, index]) => [key, sidebars[index] as VitePressSidebarItem[]])),
    },
    versions: versionMenu([...menu, ...links], sections, keys, context),
  };
}

/** Whether an entry is the menu of the versions, which `gatherVersions` makes. */
const isVersionMenu = (entry: MenuEntry): boolean =>
  entry.type === "menu" && [entry, ...entry.entries].every(({ node }) => node.type === "version");

/** The versions of a menu with a menu bar each. */
function versionMenu(
  menu: readonly MenuEntry[],
  sections: readonly Section[],
  keys: ReadonlyMap<string, number>,
  context: ThemeContext,
): VitePressVersion[] {
  const versions = menu.filter(
    (entry): entry is Exclude<MenuEntry, { type: "link" }> => entry.node.type === "version" && entry.type !== "link",
  );
  if (versions.length === 0) return [];
  const numbers = new Map(sections.map((section, index) => [section, index]));
  const keysOf = groupBy(keys.keys(), (key) => keys.get(key));
  const silent = { ...context, unsupported: collectUnsupported("VitePress") };
  const beside = menu.filter((entry) => entry.node.type !== "version");
  return versions.map((entry) => {
    const entries = entry.type === "menu" ? entry.entries : [];
    const own = flattenMenu([entry]).flatMap(({ entry }) => (entry.type === "section" ? [entry.section] : []));
    const pages = own.flatMap((section) => section.pages);
    return {
      text: textOf(entry.node, silent),
      link: linkTo(pages[0]?.href ?? "/"),
      nav: [...entries, ...beside].flatMap((inner) => navEntry(inner, silent)),
      folders: foldersAround(pages),
      keys: own.flatMap((section) => keysOf.get(numbers.get(section)) ?? []),
    };
  });
}

/** The folder that all page files lie in, and those around it, outermost last. */
function foldersAround(pages: readonly AnyPageNode[]): string[] {
  const [first = [], ...others] = pages.flatMap((page) => (page.type === "page" ? [folderNames(page.path)] : []));
  const segments = others.reduce((common, folders) => common.slice(0, alikeAtStart(common, folders)), first);
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join("/")}`).concat("");
}

/** The files of all pages, each with the number of the section that it is in first. */
function ownersOf(sections: readonly Section[], unsupported: UnsupportedFeatures): Map<string, number> {
  const owners = new Map<string, number>();
  for (const [index, section] of sections.entries())
    for (const page of section.pages) {
      const known = owners.get(fileOf(page));
      if (known === undefined) owners.set(fileOf(page), index);
      else if (known !== index) unsupported.add(features.pageInTwoSidebars, page.source);
    }
  return owners;
}

function navEntry(entry: MenuEntry, context: ThemeContext, label?: string): VitePressThemeConfig["nav"] {
  if (entry.type !== "menu") return navLink(entry, entry.node.title, context);
  const items = entry.entries.flatMap((inner): VitePressNavMenu["items"] => {
    if (inner.type !== "menu") return navLink(inner, inner.node.title, context);
    const links = flattenMenu(inner.entries, context.unsupported).flatMap(({ path, entry }) =>
      navLink(entry, pathTitle(path), context),
    );
    return [{ text: plainTextOf(inner.node), items: links }];
  });
  const patterns = flattenMenu(entry.entries).flatMap(({ entry }) =>
    entry.type === "section" ? (context.patternOf(entry.section) ?? []) : [],
  );
  return [
    {
      text: label ?? textOf(entry.node, context),
      items,
      ...(patterns.length > 0 ? { activeMatch: patterns.join("|") } : {}),
    },
  ];
}

function navLink(
  entry: Exclude<MenuEntry, { type: "menu" }>,
  title: string,
  context: ThemeContext,
): VitePressNavLink[] {
  const href = entry.type === "link" ? expressibleHref(entry.node, context) : entry.section.pages[0]?.href;
  if (href === undefined) return [];
  const activeMatch = entry.type === "section" ? context.patternOf(entry.section) : undefined;
  return [{ text: textOf(entry.node, context, title), link: linkTo(href), ...(activeMatch ? { activeMatch } : {}) }];
}

/** The target of a link. An unsafe link is reported. */
function expressibleHref({ href, source }: LinkNode, { unsupported }: ThemeContext): string | undefined {
  if (isSafeHref(href)) return href;
  unsupported.add(features.link(href), source);
  return undefined;
}

function sidebarItem(entry: SidebarEntry, depth: number, context: ThemeContext): VitePressSidebarItem[] {
  if (entry.type === "link") {
    const href = expressibleHref(entry, context);
    return href === undefined ? [] : [linkItem(entry, href, context)];
  }
  if (entry.type !== "folder") return [pageItem(entry, context)];
  const { node, index, entries } = entry;
  if (depth === DEEPEST_ITEM) {
    context.unsupported.add(features.deepSidebar(DEEPEST_ITEM + 1), node.source);
    return [
      ...(index ? [pageItem(index, context)] : []),
      ...entries.flatMap((child) => sidebarItem(child, depth, context)),
    ];
  }
  const items = entries.flatMap((child) => sidebarItem(child, depth + 1, context));
  return items.length > 0 || index ? [groupItem(entry, items, context)] : [];
}

function groupItem(
  { node, index }: Folder<GroupNode, SidebarEntry>,
  items: VitePressSidebarItem[],
  context: ThemeContext,
): VitePressSidebarItem {
  if (!isFilled(node.title)) return { text: "", items: [...(index ? [pageItem(index, context)] : []), ...items] };
  return {
    ...(index ? linkItem(node, index.href, context) : { text: textOf(node, context) }),
    items,
    ...(node.collapsible ? { collapsed: !node.expanded } : {}),
  };
}

const pageItem = (node: AnyPageNode, context: ThemeContext): VitePressSidebarItem => linkItem(node, node.href, context);

function linkItem(node: NavigationNode, href: string, context: ThemeContext): VitePressSidebarItem {
  const text = textOf(node, context);
  const plain = escapeMarkup(node.title);
  return { text, link: linkTo(href), ...(text === plain ? {} : { docFooterText: plain }) };
}

/** The HTML of a title with its icon and its badges. */
function textOf(node: NavigationNode, { options, unsupported }: ThemeContext, title = node.title): string {
  const drawn = renderedIcon(node, options.renderIcon, unsupported);
  const icon = drawn ? `${drawn} ` : "";
  const badges = badgesOf(node, options.badgeWords).map(({ kind, text }) => {
    const looks = { method: `tip ${methodClasses(text)}`, tag: "info", deprecated: "warning" }[kind];
    return ` <span class="VPBadge ${escapeMarkup(looks)}">${escapeMarkup(text)}</span>`;
  });
  return icon + escapeMarkup(title) + badges.join("");
}

/** A title with its badges, for places where VitePress takes no HTML. */
const plainTextOf = (node: LayerNode): string => [node.title, ...badgesOf(node).map(({ text }) => text)].join(" · ");

/** VitePress reads `/a.yml` as a file to download; with `.md` appended, it is a page. */
function linkTo(href: string): string {
  const [path, rest] = splitAddress(folderHref(href));
  const name = path.startsWith("/") ? path.slice(path.lastIndexOf("/")) : "";
  return name.includes(".") && !/\.(md|html)$/.test(path) ? `${path}.md${rest}` : path + rest;
}

/** The path by which VitePress knows a page. */
export const fileOf = (page: AnyPageNode): string => `${page.type === "page" ? page.path : page.href.slice(1)}.md`;
