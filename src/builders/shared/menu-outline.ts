import type { AnyPageNode, ContainerNode, GroupNode, LinkNode, NavigationNode } from "../../navigation/tree.ts";
import * as features from "./unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "./unsupported/unsupported-features.ts";

/** An entry of `pages` that is a link: to a heading of a page, or to the `url` in the front matter of its page. */
export type PageLink = LinkNode & { readonly element: "page" };

/** A node in a sidebar. */
export type SidebarNode = GroupNode | AnyPageNode | PageLink;

/** An element that leads to sidebars instead of being in one: everything with children but groups. */
export type LayerNode = Exclude<ContainerNode, GroupNode>;

/** One sidebar: the groups and pages that are side by side in one element, or right under the navigation. */
export interface Section {
  /** The element whose sidebar it is; `undefined` for the navigation itself. */
  readonly layer: LayerNode | undefined;
  readonly items: readonly SidebarNode[];
  /** The sidebar's pages in reading order, a group's root page before its children. Never empty. */
  readonly pages: readonly AnyPageNode[];
}

/** An element as a menu bar shows it: a link out, one sidebar, or a menu of further entries. */
export type MenuEntry =
  | { readonly type: "link"; readonly node: LinkNode }
  | { readonly type: "section"; readonly node: LayerNode; readonly section: Section }
  | { readonly type: "menu"; readonly node: LayerNode; readonly entries: readonly MenuEntry[] };

/** The sidebars and menus of a navigation, or of one of its languages. */
export interface Outline {
  readonly sections: readonly Section[];
  /** In document order; an element without visible pages and links has no entry. */
  readonly menu: readonly MenuEntry[];
}

const isPageLink = (node: NavigationNode): node is PageLink => node.type === "link" && node.element === "page";

const isSidebarNode = (node: NavigationNode): node is SidebarNode =>
  node.type === "group" || node.type === "page" || node.type === "operation" || isPageLink(node);

/** The nodes inside an element; the links that it shows on every page come last. */
export const childrenOf = ({ children, global }: ContainerNode): readonly NavigationNode[] => [
  ...children,
  ...Object.values(global ?? {}).flat(),
];

/** The nodes that readers are to see. */
export const visible = <Node extends NavigationNode>(nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => node.hidden !== true);

/** A sidebar node's visible children: groups, pages, and links among the pages. */
export const sidebarChildren = (nodes: readonly NavigationNode[]): SidebarNode[] =>
  visible(nodes).filter(isSidebarNode);

/** The page that a group's title opens, if readers are to see it. */
export const rootPageOf = ({ rootPage }: GroupNode): AnyPageNode | undefined =>
  rootPage && !rootPage.hidden ? rootPage : undefined;

/** The visible pages of nodes and all inside them, in reading order: a group's root page before its children. */
export function visiblePages(nodes: readonly NavigationNode[]): AnyPageNode[] {
  return visible(nodes).flatMap((node) => {
    if (node.type === "page" || node.type === "operation") return [node];
    if (node.type === "link") return [];
    const root = node.type === "group" ? rootPageOf(node) : undefined;
    return [...(root ? [root] : []), ...visiblePages(node.children)];
  });
}

/** Divides a level of the navigation, and all inside it, into sidebars and the menus that lead to them. */
export function outline(children: readonly NavigationNode[], layer?: LayerNode): Outline {
  const sections: Section[] = [];
  const own = sectionOf(children, layer);
  if (own) sections.push(own);
  const menu: MenuEntry[] = own ? [] : pageLinksIn(children).map((node) => ({ type: "link", node }));
  for (const node of visible(children)) {
    if (isSidebarNode(node)) continue;
    if (node.type === "link") {
      menu.push({ type: "link", node });
      continue;
    }
    const inner = outline(childrenOf(node), node);
    for (const section of inner.sections) sections.push(section);
    // The way to the element's own sidebar comes first, if it has one; if there is nothing else, no menu is needed.
    const [first] = inner.sections;
    const own: MenuEntry[] = first?.layer === node ? [{ type: "section", node, section: first }] : [];
    const entries = [...own, ...inner.menu];
    if (entries.length > own.length) menu.push({ type: "menu", node, entries });
    else menu.push(...own);
  }
  return { sections, menu };
}

/** The links among the pages of a level without a page, which has no sidebar to show them. */
const pageLinksIn = (nodes: readonly NavigationNode[]): PageLink[] =>
  sidebarChildren(nodes).flatMap((node) => {
    if (node.type === "group") return pageLinksIn(node.children);
    return node.type === "link" ? [node] : [];
  });

function sectionOf(children: readonly NavigationNode[], layer: LayerNode | undefined): Section | undefined {
  const items = sidebarChildren(children);
  const pages = visiblePages(items);
  return pages.length === 0 ? undefined : { layer, items, pages };
}

/** A link or a sidebar of a menu, with the entries that lead to it, itself the last. */
export interface MenuItem {
  readonly path: readonly MenuEntry["node"][];
  readonly entry: Exclude<MenuEntry, { type: "menu" }>;
}

/** A menu's links and sidebars without its inner menus, which are reported. */
export const flattenMenu = (
  entries: readonly MenuEntry[],
  unsupported?: UnsupportedFeatures,
  trail: MenuItem["path"] = [],
): MenuItem[] =>
  entries.flatMap((entry) => {
    const path = [...trail, entry.node];
    if (entry.type !== "menu") return [{ path, entry }];
    unsupported?.add(features.nestedMenu, entry.node.source);
    return flattenMenu(entry.entries, unsupported, path);
  });

/** The title of a menu item outside its menu: `Guides › Start`. */
export const pathTitle = (path: MenuItem["path"]): string => path.map(({ title }) => title).join(" › ");

/** A menu whose versions are gathered in one entry, as a version switcher shows them; it bears the default's name. */
export function gatherVersions(menu: readonly MenuEntry[]): MenuEntry[] {
  const isVersion = ({ node }: MenuEntry): boolean => node.type === "version";
  const versions = menu.filter(isVersion);
  const shown = versions.find(({ node }) => node.type === "version" && node.default) ?? versions[0];
  if (!shown || shown.type === "link" || versions.length < 2) return [...menu];
  const switcher: MenuEntry = { type: "menu", node: shown.node, entries: versions };
  return menu.flatMap((entry) => (isVersion(entry) ? (entry === versions[0] ? [switcher] : []) : [entry]));
}
