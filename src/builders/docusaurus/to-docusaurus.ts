import { isFilled } from "../../json/json-value.ts";
import type { AnyPageNode, GroupNode, LinkNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { encodeHref, folderHref } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { withoutFolder } from "../model/language-folder.ts";
import { modelLanguages } from "../model/language-model.ts";
import { languagesByFolder, tagOf } from "../model/languages.ts";
import { matchTranslations, type Translations } from "../model/match-translations.ts";
import {
  flattenMenu,
  gatherVersions,
  type MenuEntry,
  type MenuItem,
  nameSections,
  pathTitle,
} from "../model/menu-outline.ts";
import type { Folder, PageLink, Section, SidebarEntry } from "../model/site-tree.ts";
import { badgesOf } from "../shared/badge.ts";
import { iconName } from "../shared/icon-name.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import {
  type Built,
  built,
  collectUnsupported,
  type UnsupportedFeatures,
} from "../shared/unsupported/unsupported-features.ts";

/** Values that the classic theme does not show, for your own components and styles. */
interface DocusaurusItemBase {
  /** Tells items with the same label apart in translation files. */
  key?: string;
  /** `api-method get` on operations, `deprecated` on deprecated pages. */
  className?: string;
  customProps?: { icon?: string; tag?: string; method?: string; deprecated?: true };
}
export interface DocusaurusDoc extends DocusaurusItemBase {
  /** `ref` is a doc that is in another place already: it keeps that place's sidebar and neighbours. */
  type: "doc" | "ref";
  id: string;
  label: string;
}
export interface DocusaurusLink extends DocusaurusItemBase {
  type: "link";
  href: string;
  label: string;
}
export interface DocusaurusCategory extends DocusaurusItemBase {
  type: "category";
  label: string;
  collapsible: boolean;
  collapsed: boolean;
  link?: { type: "doc"; id: string };
  items: DocusaurusSidebarItem[];
}
export type DocusaurusSidebarItem = DocusaurusDoc | DocusaurusLink | DocusaurusCategory;

/** Where an item of the menu bar leads: to a sidebar's first doc, within the site, or out of it. */
export type DocusaurusNavbarTarget = { type: "docSidebar"; sidebarId: string } | { to: string } | { href: string };
export type DocusaurusNavbarLink = { label: string } & DocusaurusNavbarTarget;
export type DocusaurusNavbarItem =
  | (DocusaurusNavbarLink & { position: "left" | "right" })
  | { type: "dropdown"; label: string; position: "left" | "right"; items: DocusaurusNavbarLink[] }
  | { type: "localeDropdown"; position: "right" };

/** Texts of a translation file of Docusaurus. */
export type DocusaurusMessages = Record<string, { message: string }>;

/** The parts of a Docusaurus site that a navigation decides. */
export interface DocusaurusNavigation {
  /** The export of `sidebars.js`. */
  sidebars: Record<string, DocusaurusSidebarItem[]>;
  /** `themeConfig.navbar.items`. */
  navbarItems: DocusaurusNavbarItem[];
  /** `i18n` of the config, for a site in several languages. Docusaurus itself knows their names and directions. */
  i18n?: { defaultLocale: string; locales: [string, ...string[]] };
  /** By locale: `docusaurus-plugin-content-docs/current.json` and `docusaurus-theme-classic/navbar.json`. */
  translations?: Record<string, { docs: DocusaurusMessages; navbar: DocusaurusMessages }>;
}

/**
 * The navigation for the docs plugin of Docusaurus 3: sidebars, menu bar, languages.
 *
 * Each tab, version, product or other element above the groups becomes a sidebar with an entry in the menu bar; versions
 * share one menu. A page's id is its path (set `numberPrefixParser: false`); for a site in several languages the folder
 * of the language is cut off, since Docusaurus keeps each language in a folder of `i18n/`. Pages generated from a spec
 * are links, to be served by a plugin. Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("docs");
 * module.exports = toDocusaurus(navigation).value.sidebars;
 */
export function toDocusaurus(navigation: ResolvedNavigation): Built<DocusaurusNavigation> {
  const unsupported = collectUnsupported("Docusaurus");
  const languages = languagesByFolder(navigation, unsupported);
  const [main, ...others] = languages;
  const [{ sections, menu }] = modelLanguages(navigation, languages.slice(0, 1));
  const context: Context = {
    unsupported,
    folder: main?.folder ?? "",
    placed: new Map(),
    sidebarIds: nameSections(sections),
    translations: matchTranslations(languages, unsupported),
    messages: new Map(others.map((language) => [tagOf(language), { docs: {}, navbar: {} }])),
  };
  const sidebars = sections.map((section): [string, DocusaurusSidebarItem[]] => {
    const id = context.sidebarIds.get(section) as string;
    const labels = new Map<string, number>();
    return [id, section.items.flatMap((item) => sidebarItem(item, { ...context, id, labels }))];
  });
  const globals = Object.values(navigation.global).flat();
  const value: DocusaurusNavigation = {
    sidebars: Object.fromEntries(sidebars),
    navbarItems: [
      ...gatherVersions(menu).flatMap((entry) => navbarEntry(entry, context, "left")),
      ...globals.flatMap((node) => navbarEntry({ type: "link", node }, context, "right")),
      ...(languages.length > 1 ? [{ type: "localeDropdown" as const, position: "right" as const }] : []),
    ],
    ...(main && {
      i18n: { defaultLocale: tagOf(main), locales: [tagOf(main), ...others.map(tagOf)] },
      translations: Object.fromEntries(context.messages),
    }),
  };
  return built(value, unsupported.diagnostics());
}

interface Context {
  unsupported: UnsupportedFeatures;
  /** The default language's folder. */
  folder: string;
  /** The sidebars of docs that are in one already, by the docs' ids. */
  placed: Map<string, string>;
  sidebarIds: ReadonlyMap<Section, string>;
  translations: Translations;
  messages: ReadonlyMap<string, { docs: DocusaurusMessages; navbar: DocusaurusMessages }>;
}
interface SidebarContext extends Context {
  id: string;
  /** The keys of the items in this sidebar, with their kinds, and up to which number each is taken. */
  labels: Map<string, number>;
}

function sidebarItem(entry: SidebarEntry, context: SidebarContext): DocusaurusSidebarItem[] {
  if (entry.type === "folder") return categoryItem(entry, context);
  return entry.type === "link" ? linkItem(entry, context) : [pageItem(entry, context)];
}

function linkItem(node: PageLink, context: SidebarContext): DocusaurusLink[] {
  const href = linkAddress(node, context);
  return href === undefined ? [] : [{ type: "link", href, ...looksOf(node, "link", context) }];
}

function pageItem(node: AnyPageNode, context: SidebarContext): DocusaurusDoc | DocusaurusLink {
  if (node.type === "operation")
    return { type: "link", href: encodeHref(node.href), ...looksOf(node, "link", context) };
  const id = docIdInVersion(node.path, context);
  const known = context.placed.get(id);
  if (known === undefined) context.placed.set(id, context.id);
  else if (known !== context.id) context.unsupported.add(features.pageInTwoSidebars, node.source);
  const type = known === undefined ? "doc" : "ref";
  return { type, id, ...looksOf(node, type, context) };
}

function categoryItem(
  { node, index, entries }: Folder<GroupNode, SidebarEntry>,
  context: SidebarContext,
): DocusaurusSidebarItem[] {
  const { unsupported, placed } = context;
  const named = isFilled(node.title);
  const linked = named && index?.type === "page" ? index : undefined;
  const looks = named ? looksOf(node, "category", context) : undefined;
  if (linked) placed.set(docIdInVersion(linked.path, context), context.id);
  else if (index && named) unsupported.add(features.generatedGroupPage, node.source);
  const items = [...(index && !linked ? [index] : []), ...entries].flatMap((child) => sidebarItem(child, context));
  if (!looks) {
    unsupported.add(features.unnamedGroup, node.source);
    return items;
  }
  if (items.length === 0 && !linked) return [];
  const { collapsible } = node;
  const link = linked && { link: { type: "doc" as const, id: docIdInVersion(linked.path, context) } };
  return [{ type: "category", ...looks, collapsible, collapsed: collapsible && !node.expanded, ...link, items }];
}

/** A node's label, and the values that the classic theme leaves to styles and components. */
function looksOf(
  node: NavigationNode,
  type: DocusaurusSidebarItem["type"],
  context: SidebarContext,
): DocusaurusItemBase & { label: string } {
  const { unsupported, labels, id } = context;
  const badges = badgesOf(node);
  const props: NonNullable<DocusaurusItemBase["customProps"]> = Object.fromEntries(
    badges.map(({ kind, text }) => [kind, kind === "deprecated" || text]),
  );
  const className = [props.method && `api-method ${props.method.toLowerCase()}`, props.deprecated && "deprecated"]
    .filter(Boolean)
    .join(" ");
  if (node.icon !== undefined) props.icon = iconName(node.icon);
  const hasProps = badges.length > 0 || node.icon !== undefined;
  if (hasProps) unsupported.add(features.styledSidebarIcons, node.source);
  // Docusaurus looks texts up by kind and key, where a `ref` is a doc.
  const kind = `sidebar.${id}.${type === "ref" ? "doc" : type}.`;
  const { title } = node;
  let [key, count] = [title, labels.get(kind + title) ?? 0];
  while (labels.has(kind + key)) key = `${title} ${++count}`;
  labels.set(kind + title, Math.max(1, count));
  labels.set(kind + key, Math.max(1, labels.get(kind + key) ?? 1));
  translate([node], "docs", kind + key, context);
  return {
    label: title,
    ...(key !== title && { key }),
    ...(className && { className }),
    ...(hasProps && { customProps: props }),
  };
}

function navbarEntry(entry: MenuEntry, context: Context, position: "left" | "right"): DocusaurusNavbarItem[] {
  const { node } = entry;
  if (entry.type !== "menu") return menuLink({ path: [node], entry }, context).map((link) => ({ ...link, position }));
  const items = flattenMenu(entry.entries, context.unsupported).flatMap((item) => menuLink(item, context));
  return [{ type: "dropdown", label: navbarLabel([node], context), position, items }];
}

function menuLink({ path, entry }: MenuItem, context: Context): DocusaurusNavbarLink[] {
  if (entry.type === "section")
    return [{ label: navbarLabel(path, context), ...sectionTarget(entry.section, context) }];
  const href = linkAddress(entry.node, context);
  if (href === undefined) return [];
  return [{ label: navbarLabel(path, context), ...(href.startsWith("/") ? { to: href } : { href }) }];
}

/** The target of a link. An unsafe link is reported. */
function linkAddress({ href, source }: LinkNode, { unsupported }: Context): string | undefined {
  if (isSafeHref(href)) return folderHref(href);
  unsupported.add(features.link(href), source);
  return undefined;
}

/** The label of an item in the menu bar, which cannot show its icon and badge. */
function navbarLabel(path: MenuItem["path"], context: Context): string {
  const node = path.at(-1);
  if (node && (node.icon !== undefined || node.tag !== undefined))
    context.unsupported.add(features.menuBarIcons, node.source);
  const label = pathTitle(path);
  translate(path, "navbar", `item.label.${label}`, context);
  return label;
}

/** Docusaurus opens a sidebar by its first doc; a sidebar that starts with a generated page is opened by its address. */
function sectionTarget(section: Section, context: Context): DocusaurusNavbarTarget {
  const first = section.pages[0] as AnyPageNode;
  if (first.type === "page") return { type: "docSidebar", sidebarId: context.sidebarIds.get(section) as string };
  return { to: encodeHref(first.href) };
}

/** Notes the titles of a path of nodes in the other languages, by the key under which Docusaurus looks them up. */
function translate(path: readonly NavigationNode[], file: "docs" | "navbar", key: string, context: Context): void {
  for (const [tag, files] of context.messages) {
    const titles = path.map((node) => context.translations.titlesOf(node)?.[tag]);
    if (titles.some(Boolean))
      files[file][key] = { message: titles.map((title, index) => title ?? path[index]?.title).join(" › ") };
  }
}

/** The id of a doc: its path without extension, and without the folder of the default language. */
const docIdInVersion = (path: string, { folder }: Context): string => withoutFolder(`/${path}`, folder).slice(1);
