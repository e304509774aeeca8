import type { AnyPageNode, GroupNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageLabel, languageTag, writingDirection } from "../vocabulary/language-tags.ts";
import { badgesOf, iconName } from "./badge.ts";
import { languagesByFolder, type SiteLanguage, withoutFolder } from "./language.ts";
import { encodeHref, folderHref, isSafeHref } from "./link.ts";
import {
  flattenMenu,
  gatherVersions,
  type MenuEntry,
  outline,
  rootPageOf,
  type Section,
  type SidebarNode,
  sidebarChildren,
} from "./section.ts";
import { matchTranslations, type Translations } from "./translation.ts";
import { type Built, built, collectUnsupported, type UnsupportedFeatures } from "./unsupported.ts";

/** What the classic theme does not show, for components and styles of one's own. */
interface DocusaurusItemBase {
  /** Tells items with the same label apart in translation files. */
  key?: string;
  /** `api-method get` on operations, `deprecated` on deprecated pages. */
  className?: string;
  customProps?: { icon?: string; tag?: string; method?: string; deprecated?: true };
}
export interface DocusaurusDoc extends DocusaurusItemBase {
  /** `ref` is a doc that stands in another place already: it keeps that place's sidebar and neighbours. */
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
  | { type: "dropdown"; label: string; position: "left"; items: DocusaurusNavbarLink[] }
  | { type: "localeDropdown"; position: "right" };

/** Texts of a translation file of Docusaurus. */
export type DocusaurusMessages = Record<string, { message: string }>;

/** The parts of a Docusaurus site that a navigation decides. */
export interface DocusaurusNavigation {
  /** What `sidebars.js` exports. */
  sidebars: Record<string, DocusaurusSidebarItem[]>;
  /** `themeConfig.navbar.items`. */
  navbarItems: DocusaurusNavbarItem[];
  /** `i18n` of the config, for a site in several languages. */
  i18n?: {
    defaultLocale: string;
    locales: [string, ...string[]];
    localeConfigs: Record<string, { label: string; htmlLang: string; direction: "ltr" | "rtl" }>;
  };
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
  const [main] = languages;
  const { sections, menu } = outline(main?.children ?? navigation.children);
  const context: Context = {
    unsupported,
    folder: main?.folder ?? "",
    placed: new Set(),
    sidebarIds: nameSidebars(sections),
    translations: matchTranslations(languages, unsupported),
    messages: new Map(languages.slice(1).map(({ node }) => [languageTag(node.title), { docs: {}, navbar: {} }])),
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
      ...gatherVersions(menu).flatMap((entry) => navbarEntry(entry, context)),
      ...globals.flatMap((node) =>
        navbarLink({ type: "link", node }, node.title, context).map((link) => ({
          ...link,
          position: "right" as const,
        })),
      ),
      ...(languages.length > 1 ? [{ type: "localeDropdown" as const, position: "right" as const }] : []),
    ],
    ...(main ? { i18n: i18nOf(main, languages), translations: Object.fromEntries(context.messages) } : {}),
  };
  return built(value, unsupported.diagnostics());
}

interface Context {
  unsupported: UnsupportedFeatures;
  /** The default language's folder. */
  folder: string;
  /** Ids of docs that stand in a sidebar already. */
  placed: Set<string>;
  sidebarIds: ReadonlyMap<Section, string>;
  translations: Translations;
  messages: ReadonlyMap<string, { docs: DocusaurusMessages; navbar: DocusaurusMessages }>;
}
interface SidebarContext extends Context {
  id: string;
  /** How often a kind of item with a label has been seen in this sidebar. */
  labels: Map<string, number>;
}

/** A unique id for each sidebar, from the titles of the elements around it. */
function nameSidebars(sections: readonly Section[]): Map<Section, string> {
  const taken = new Set<string>();
  const slug = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return new Map(
    sections.map((section) => {
      const titles: string[] = [];
      for (let node: NavigationNode | undefined = section.layer; node && node.type !== "language"; node = node.parent)
        titles.unshift(node.title);
      const name = slug(titles.join("-")).replace(/^-|-$/g, "") || "docs";
      let id = name;
      for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
      taken.add(id);
      return [section, id];
    }),
  );
}

function sidebarItem(node: SidebarNode, context: SidebarContext): DocusaurusSidebarItem[] {
  return node.type === "group" ? categoryItem(node, context) : [pageItem(node, context)];
}

function pageItem(node: AnyPageNode, context: SidebarContext): DocusaurusDoc | DocusaurusLink {
  if (node.type === "operation")
    return { type: "link", href: encodeHref(node.href), ...looksOf(node, "link", context) };
  const id = docId(node.path, context);
  const type = context.placed.has(id) ? "ref" : "doc";
  context.placed.add(id);
  return { type, id, ...looksOf(node, type, context) };
}

function categoryItem(node: GroupNode, context: SidebarContext): DocusaurusSidebarItem[] {
  const { unsupported, placed } = context;
  const root = rootPageOf(node);
  const named = node.title.trim() !== "";
  const linked = named && root?.type === "page" ? root : undefined;
  const looks = named ? looksOf(node, "category", context) : undefined;
  if (linked) placed.add(docId(linked.path, context));
  else if (root && named)
    unsupported.add("groups whose title opens a generated page", "the page becomes the group's first", node.source);
  const children = [...(root && !linked ? [root] : []), ...sidebarChildren(node.children)];
  const items = children.flatMap((child) => sidebarItem(child, context));
  if (!looks) {
    unsupported.add("groups without a name", "the group's pages take its place", node.source);
    return items;
  }
  if (items.length === 0 && !linked) return [];
  const { collapsible } = node;
  const link = linked ? { link: { type: "doc" as const, id: docId(linked.path, context) } } : {};
  return [{ type: "category", ...looks, collapsible, collapsed: collapsible && !node.expanded, ...link, items }];
}

/** A node's label, and what the classic theme leaves to styles and components. */
function looksOf(
  node: SidebarNode,
  type: DocusaurusSidebarItem["type"],
  context: SidebarContext,
): DocusaurusItemBase & { label: string } {
  const { unsupported, labels, id } = context;
  const badges = badgesOf(node);
  const props: NonNullable<DocusaurusItemBase["customProps"]> = Object.fromEntries(
    badges.map(({ kind, text }) => [kind, kind === "deprecated" || text]),
  );
  if (badges.length > 0)
    unsupported.add("badges in its sidebar", "style `className`, or show `customProps` by your own theme", node.source);
  const className = [props.method && `api-method ${props.method.toLowerCase()}`, props.deprecated && "deprecated"]
    .filter(Boolean)
    .join(" ");
  if (node.icon !== undefined) {
    props.icon = iconName(node.icon);
    unsupported.add("icons in its sidebar", "show `customProps.icon` by your own theme", node.source);
  }
  const seen = (labels.get(type + node.title) ?? 0) + 1;
  labels.set(type + node.title, seen);
  const key = seen > 1 ? `${node.title} ${seen}` : undefined;
  translate(node, "docs", `sidebar.${id}.${type === "ref" ? "doc" : type}.${key ?? node.title}`, context);
  return {
    label: node.title,
    ...(key === undefined ? {} : { key }),
    ...(className ? { className } : {}),
    ...(Object.keys(props).length > 0 ? { customProps: props } : {}),
  };
}

function navbarEntry(entry: MenuEntry, context: Context): DocusaurusNavbarItem[] {
  if (entry.type !== "menu")
    return navbarLink(entry, entry.node.title, context).map((link) => ({ ...link, position: "left" }));
  const items = flattenMenu(entry.entries).flatMap(({ title, entry }) => navbarLink(entry, title, context));
  translate(entry.node, "navbar", `item.label.${entry.node.title}`, context);
  return [{ type: "dropdown", label: entry.node.title, position: "left", items }];
}

function navbarLink(
  entry: Exclude<MenuEntry, { type: "menu" }>,
  label: string,
  context: Context,
): DocusaurusNavbarLink[] {
  const { node } = entry;
  if (entry.type === "link" && !isSafeHref(entry.node.href)) {
    context.unsupported.add(`link to ${JSON.stringify(entry.node.href)}`, "the link is left out", node.source);
    return [];
  }
  if (node.icon !== undefined || node.tag !== undefined)
    context.unsupported.add("icons and badges in its menu bar", "they are left out", node.source);
  translate(node, "navbar", `item.label.${label}`, context);
  if (entry.type === "section") return [{ label, ...sectionTarget(entry.section, context) }];
  return [
    { label, ...(entry.node.href.startsWith("/") ? { to: folderHref(entry.node.href) } : { href: entry.node.href }) },
  ];
}

/** Docusaurus opens a sidebar by its first doc; a sidebar that starts with a generated page is opened by its address. */
function sectionTarget(section: Section, context: Context): DocusaurusNavbarTarget {
  const first = section.pages[0] as AnyPageNode;
  if (first.type === "page") return { type: "docSidebar", sidebarId: context.sidebarIds.get(section) as string };
  return { to: encodeHref(first.href) };
}

/** Notes what a node is called in the other languages, by the key that Docusaurus looks its text up by. */
function translate(node: NavigationNode, file: "docs" | "navbar", key: string, context: Context): void {
  for (const [tag, message] of Object.entries(context.translations.titlesOf(node) ?? {})) {
    const messages = context.messages.get(tag)?.[file];
    if (messages) messages[key] = { message };
  }
}

/** The id of a doc: its path without extension, and without the folder of the default language. */
const docId = (path: string, { folder }: Context): string => withoutFolder(`/${path}`, folder).slice(1);

function i18nOf(main: SiteLanguage, languages: readonly SiteLanguage[]): NonNullable<DocusaurusNavigation["i18n"]> {
  const tagOf = ({ node }: SiteLanguage) => languageTag(node.title);
  return {
    defaultLocale: tagOf(main),
    locales: [tagOf(main), ...languages.slice(1).map(tagOf)],
    localeConfigs: Object.fromEntries(
      languages.map((language) => [
        tagOf(language),
        {
          label: languageLabel(language.node.title),
          htmlLang: tagOf(language),
          direction: writingDirection(language.node.title),
        },
      ]),
    ),
  };
}
