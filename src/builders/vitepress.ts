import * as features from "../diagnostic/codes/builder-features.ts";
import type { AnyPageNode, GroupNode, Icon, LinkNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageLabel, languageTag, writingDirection } from "../vocabulary/language-tags.ts";
import { badgesOf } from "./badge.ts";
import { languagesByFolder, type SiteLanguage, withoutFolder } from "./language.ts";
import { folderHref, isSafeHref } from "./link.ts";
import {
  flattenMenu,
  gatherVersions,
  type LayerNode,
  type MenuEntry,
  outline,
  pathTitle,
  rootPageOf,
  type Section,
  type SidebarNode,
  sidebarChildren,
} from "./section.ts";
import { type Built, built, collectUnsupported, type UnsupportedFeatures } from "./unsupported.ts";
import { pagesPattern, sidebarKeys } from "./vitepress-sidebar-keys.ts";

/** An item of VitePress's sidebar. `text` is HTML. */
export interface VitePressSidebarItem {
  text: string;
  link?: string;
  items?: VitePressSidebarItem[];
  /** Absent where the item cannot be collapsed. */
  collapsed?: boolean;
  /** The title without badges, for the links to the previous and the next page. */
  docFooterText?: string;
}

/** A link of VitePress's menu bar. `text` is HTML. */
export interface VitePressNavLink {
  text: string;
  link: string;
  /** A regular expression that matches the paths of the pages for which the entry is marked. */
  activeMatch?: string;
}
/** A menu of VitePress's menu bar. */
export interface VitePressNavMenu {
  text: string;
  items: (VitePressNavLink | { text: string; items: VitePressNavLink[] })[];
  activeMatch?: string;
}

/** The part of VitePress's `themeConfig` that a navigation decides. */
export interface VitePressThemeConfig {
  nav: (VitePressNavLink | VitePressNavMenu)[];
  /** One sidebar, or several by the beginning of the page's path. */
  sidebar: VitePressSidebarItem[] | Record<string, VitePressSidebarItem[]>;
  i18nRouting?: boolean;
}

/** A language of a VitePress site. */
export interface VitePressLocale {
  label: string;
  lang: string;
  dir: "ltr" | "rtl";
  link?: string;
  themeConfig: VitePressThemeConfig;
}

/** What `defineConfig` takes: a `themeConfig`, or for a site in several languages `locales`. */
export interface VitePressNavigation {
  themeConfig?: VitePressThemeConfig;
  locales?: Record<string, VitePressLocale>;
}

export interface VitePressOptions {
  /** The HTML of an icon, put before the title. Without it icons are left out and reported. */
  renderIcon?: ((icon: Icon) => string) | undefined;
}

/** VitePress renders sidebar items down to this depth, counted from 0. */
const DEEPEST_ITEM = 5;

/**
 * The navigation for VitePress 1: menu bar, sidebars and languages.
 *
 * Tabs, products and other elements above the groups become entries of the menu bar, and their groups and pages a
 * sidebar each. Titles are escaped, since VitePress takes them as HTML. Languages become locales where each has a
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
  const unsupported = collectUnsupported("VitePress");
  const context = { unsupported, options, global: Object.values(navigation.global).flat() };
  const languages = languagesByFolder(navigation, unsupported);
  const value =
    languages.length > 0 ? localesOf(languages, context) : { themeConfig: themeOf(navigation.children, context) };
  return built(value, unsupported.diagnostics());
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

function localesOf(languages: readonly SiteLanguage[], context: Context): VitePressNavigation {
  const pages = languages.map(({ children }) => outline(children).sections.flatMap((section) => section.pages));
  const addresses = languages.map(
    ({ folder }, index) => new Set(pages[index]?.map((page) => withoutFolder(page.href, folder))),
  );
  const locales = languages.map(({ node, folder, children }, index): [string, VitePressLocale] => {
    const untranslated = (pages[index] ?? []).filter((page) =>
      addresses.some((others) => !others.has(withoutFolder(page.href, folder))),
    );
    for (const page of pages[index] ?? [])
      if (folder !== "" && withoutFolder(page.href, folder) === page.href)
        context.unsupported.add(features.pageOutsideLanguage, page.source);
    for (const page of untranslated) context.unsupported.add(features.languageSwitchOfPage, page.source);
    const first = pages[index]?.[0];
    const complete = addresses.every((others) => others.size === addresses[0]?.size) && untranslated.length === 0;
    const locale: VitePressLocale = {
      label: languageLabel(node.title),
      lang: languageTag(node.title),
      dir: writingDirection(node.title),
      ...(complete || !first ? {} : { link: linkTo(first.href) }),
      themeConfig: { ...themeOf(children, context), ...(complete ? {} : { i18nRouting: false }) },
    };
    return [folder || "root", locale];
  });
  return { locales: Object.fromEntries(locales) };
}

function themeOf(children: readonly NavigationNode[], { global, ...around }: Context): VitePressThemeConfig {
  const { sections, menu } = outline(children);
  const keys = sidebarKeys(ownersOf(sections, around.unsupported));
  const patterns = new Map(sections.map((section, index) => [section, pagesPattern(keys, index)]));
  const context: ThemeContext = { ...around, patternOf: (section) => patterns.get(section) };
  const links = global.map((node): MenuEntry => ({ type: "link", node }));
  const sidebars = sections.map(({ items }) => items.flatMap((item) => sidebarItem(item, 0, context)));
  return {
    nav: [...gatherVersions(menu), ...links].flatMap((entry) => navEntry(entry, context)),
    sidebar:
      sidebars.length === 1
        ? (sidebars[0] as VitePressSidebarItem[])
        : Object.fromEntries([...keys].map(([key, index]) => [key, sidebars[index] as VitePressSidebarItem[]])),
  };
}

/** The files of all pages, each with the number of the section that it stands in first. */
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

function navEntry(entry: MenuEntry, context: ThemeContext): VitePressThemeConfig["nav"] {
  if (entry.type !== "menu") return navLink(entry, entry.node.title, context);
  const items = entry.entries.flatMap((inner): VitePressNavMenu["items"] => {
    if (inner.type !== "menu") return navLink(inner, inner.node.title, context);
    const links = flattenMenu(inner.entries, context.unsupported).flatMap(({ path, entry }) =>
      navLink(entry, pathTitle(path), context),
    );
    return [{ text: textOf(inner.node, context), items: links }];
  });
  const patterns = flattenMenu(entry.entries).flatMap(({ entry }) =>
    entry.type === "section" ? (context.patternOf(entry.section) ?? []) : [],
  );
  return [
    { text: textOf(entry.node, context), items, ...(patterns.length > 0 ? { activeMatch: patterns.join("|") } : {}) },
  ];
}

function navLink(
  entry: Exclude<MenuEntry, { type: "menu" }>,
  title: string,
  context: ThemeContext,
): VitePressNavLink[] {
  const href = entry.type === "link" ? entry.node.href : (entry.section.pages[0] as AnyPageNode).href;
  if (!isSafeHref(href)) {
    context.unsupported.add(features.link(href), entry.node.source);
    return [];
  }
  const activeMatch = entry.type === "section" ? context.patternOf(entry.section) : undefined;
  return [{ text: textOf(entry.node, context, title), link: linkTo(href), ...(activeMatch ? { activeMatch } : {}) }];
}

function sidebarItem(node: SidebarNode, depth: number, context: ThemeContext): VitePressSidebarItem[] {
  if (node.type !== "group") return [pageItem(node, context)];
  const children = sidebarChildren(node.children);
  if (depth === DEEPEST_ITEM) {
    context.unsupported.add(features.deepSidebar(DEEPEST_ITEM + 1), node.source);
    const root = rootPageOf(node);
    return [
      ...(root ? [pageItem(root, context)] : []),
      ...children.flatMap((child) => sidebarItem(child, depth, context)),
    ];
  }
  const items = children.flatMap((child) => sidebarItem(child, depth + 1, context));
  if (items.length === 0 && !rootPageOf(node)) return [];
  return [groupItem(node, items, context)];
}

function groupItem(node: GroupNode, items: VitePressSidebarItem[], context: ThemeContext): VitePressSidebarItem {
  const root = rootPageOf(node);
  return {
    ...(root ? linkItem(node, root.href, context) : { text: textOf(node, context) }),
    items,
    ...(node.collapsible ? { collapsed: !node.expanded } : {}),
  };
}

const pageItem = (node: AnyPageNode, context: ThemeContext): VitePressSidebarItem => linkItem(node, node.href, context);

function linkItem(node: SidebarNode, href: string, context: ThemeContext): VitePressSidebarItem {
  const text = textOf(node, context);
  const plain = escapeHtml(node.title);
  return { text, link: linkTo(href), ...(text === plain ? {} : { docFooterText: plain }) };
}

/** The HTML of a title with its icon and its badges. */
function textOf(
  node: SidebarNode | LayerNode | LinkNode,
  { options, unsupported }: ThemeContext,
  title = node.title,
): string {
  const icon = node.icon !== undefined && options.renderIcon ? `${options.renderIcon(node.icon)} ` : "";
  if (node.icon !== undefined && !options.renderIcon) unsupported.add(features.renderedIcons, node.source);
  const badges = badgesOf(node).map(({ kind, text }) => {
    const color = { method: "tip", tag: "info", deprecated: "warning" }[kind];
    return ` <span class="VPBadge ${color}">${escapeHtml(text)}</span>`;
  });
  return icon + escapeHtml(title) + badges.join("");
}

/** VitePress takes `/a.yml` for a file to download; with `.md` behind, it is a page. */
function linkTo(href: string): string {
  const link = folderHref(href);
  return /^\/[^?#]*\.[^/?#]*$/.test(link) && !/\.(md|html)$/.test(link) ? `${link}.md` : link;
}

/** The path by which VitePress knows a page. */
const fileOf = (page: AnyPageNode): string => `${page.type === "page" ? page.path : page.href.slice(1)}.md`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
