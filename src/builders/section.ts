import type { AnyPageNode, ContainerNode, GroupNode, LinkNode, NavigationNode } from "../navigation/tree.ts";

/** What stands in a sidebar. */
export type SidebarNode = GroupNode | AnyPageNode;

/** An element that leads to sidebars instead of standing in one: everything with children but groups. */
export type LayerNode = Exclude<ContainerNode, GroupNode>;

/** One sidebar: the groups and pages that stand side by side in one element, or right under the navigation. */
export interface Section {
  /** The element that holds the sidebar; `undefined` for the navigation itself. */
  readonly layer: LayerNode | undefined;
  readonly items: readonly SidebarNode[];
  /** The sidebar's pages in reading order, a group's root page before its children. Never empty. */
  readonly pages: readonly AnyPageNode[];
}

/** What a menu bar shows of an element: a link out, one sidebar, or a menu of further entries. */
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

const isGroupOrPage = (node: NavigationNode): node is SidebarNode =>
  node.type === "group" || node.type === "page" || node.type === "operation";

/** The nodes that readers are to see. */
export const visible = <Node extends NavigationNode>(nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => node.hidden !== true);

/** A sidebar node's visible children. Groups hold groups and pages only, links have no place in `pages`. */
export const sidebarChildren = (nodes: readonly NavigationNode[]): SidebarNode[] =>
  visible(nodes).filter(isGroupOrPage);

/** The page that a group's title opens, if readers are to see it. */
export const rootPageOf = ({ rootPage }: GroupNode): AnyPageNode | undefined =>
  rootPage && !rootPage.hidden ? rootPage : undefined;

/** The visible pages of nodes and all beneath them, in reading order: a group's root page before its children. */
export function visiblePages(nodes: readonly NavigationNode[]): AnyPageNode[] {
  return visible(nodes).flatMap((node) => {
    if (node.type === "page" || node.type === "operation") return [node];
    if (node.type === "link") return [];
    const root = node.type === "group" ? rootPageOf(node) : undefined;
    return [...(root ? [root] : []), ...visiblePages(node.children)];
  });
}

/** Divides a level of the navigation, and all beneath it, into sidebars and the menus that lead to them. */
export function outline(children: readonly NavigationNode[], layer?: LayerNode): Outline {
  const sections: Section[] = [];
  const own = sectionOf(children, layer);
  if (own) sections.push(own);
  const menu: MenuEntry[] = [];
  for (const node of visible(children)) {
    if (isGroupOrPage(node)) continue;
    if (node.type === "link") {
      menu.push({ type: "link", node });
      continue;
    }
    const beneath = outline(node.children, node);
    sections.push(...beneath.sections);
    const entries = withOwnSection(node, beneath);
    const only = entries.length === 1 ? entries[0] : undefined;
    if (only?.type === "section" && only.node === node) menu.push(only);
    else if (entries.length > 0) menu.push({ type: "menu", node, entries });
  }
  return { sections, menu };
}

/** The menu of an element: the way to its own sidebar first, where it has one. */
function withOwnSection(node: LayerNode, { sections, menu }: Outline): MenuEntry[] {
  const own = sections[0];
  return own?.layer === node ? [{ type: "section", node, section: own }, ...menu] : [...menu];
}

function sectionOf(children: readonly NavigationNode[], layer: LayerNode | undefined): Section | undefined {
  const items = sidebarChildren(children);
  const pages = visiblePages(items);
  return pages.length === 0 ? undefined : { layer, items, pages };
}

/** A menu's links and sidebars without its inner menus, each with the titles that lead to it. */
export function flattenMenu(
  entries: readonly MenuEntry[],
  trail: readonly string[] = [],
): { title: string; entry: Exclude<MenuEntry, { type: "menu" }> }[] {
  return entries.flatMap((entry) =>
    entry.type === "menu"
      ? flattenMenu(entry.entries, [...trail, entry.node.title])
      : [{ title: [...trail, entry.node.title].join(" › "), entry }],
  );
}

/** A menu whose versions are gathered in one entry, as a version switcher shows them; it bears the default's name. */
export function gatherVersions(menu: readonly MenuEntry[]): MenuEntry[] {
  const isVersion = ({ node }: MenuEntry): boolean => node.type === "version";
  const versions = menu.filter(isVersion);
  const shown = versions.find(({ node }) => node.type === "version" && node.default) ?? versions[0];
  if (!shown || shown.type === "link" || versions.length < 2) return [...menu];
  const switcher: MenuEntry = { type: "menu", node: shown.node, entries: versions };
  return menu.flatMap((entry) => (isVersion(entry) ? (entry === versions[0] ? [switcher] : []) : [entry]));
}
