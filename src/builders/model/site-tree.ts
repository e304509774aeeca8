import { isContainer } from "../../navigation/queries/visit.ts";
import type { AnyPageNode, ContainerNode, GroupNode, LinkNode, NavigationNode } from "../../navigation/tree.ts";

/** An element that leads to sidebars instead of being in one: everything with children but groups. */
export type LayerNode = Exclude<ContainerNode, GroupNode>;

/** An entry of `pages` that is a link: to a heading of a page, or to the `url` in the front matter of its page. */
export type PageLink = LinkNode & { readonly element: "page" };

/** A group or another element with all that readers see in it. */
export interface Folder<Node extends ContainerNode = ContainerNode, Inside = TreeEntry> {
  readonly type: "folder";
  readonly node: Node;
  /** The page that a group's title opens. */
  readonly index: AnyPageNode | undefined;
  readonly entries: readonly Inside[];
  /** The sidebar of an element that is no group, if pages or groups are right in it. */
  readonly section: Section | undefined;
}

/** What readers see of a navigation: pages, links, and folders that are not empty. */
export type TreeEntry = AnyPageNode | LinkNode | Folder;

/** What a sidebar shows: groups, pages, and links among the pages. */
export type SidebarEntry = AnyPageNode | PageLink | Folder<GroupNode, SidebarEntry>;

/** One sidebar: the groups and pages that are side by side in one element, or right under the navigation. */
export interface Section {
  /** The element whose sidebar it is; `undefined` for the navigation itself. */
  readonly layer: LayerNode | undefined;
  readonly items: readonly SidebarEntry[];
  /** The sidebar's pages in reading order, a group's root page before its children. Never empty. */
  readonly pages: readonly AnyPageNode[];
}

/** The node of the navigation that an entry shows. */
export const nodeOf = (entry: TreeEntry): NavigationNode => (entry.type === "folder" ? entry.node : entry);

/** The nodes inside an element; the links that it shows on every page come last. */
export const childrenOf = ({ children, global }: ContainerNode): readonly NavigationNode[] => [
  ...children,
  ...Object.values(global ?? {}).flat(),
];

/** The nodes that readers are to see. */
export const visible = <Node extends NavigationNode>(nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => node.hidden !== true);

/** The page that a group's title opens, if readers are to see it. */
export const rootPageOf = (node: ContainerNode): AnyPageNode | undefined =>
  node.type === "group" && node.rootPage && !node.rootPage.hidden ? node.rootPage : undefined;

/** The page of a folder that its entries do not have among them. */
export const unlistedIndex = ({ index, entries }: Folder<ContainerNode, TreeEntry>): AnyPageNode | undefined =>
  entries.some((entry) => entry.type !== "folder" && entry.href === index?.href) ? undefined : index;

/** The tree of a level of the navigation and all inside it. */
export const treeOf = (nodes: readonly NavigationNode[]): TreeEntry[] =>
  visible(nodes).flatMap((node): TreeEntry[] => {
    if (!isContainer(node)) return [node];
    const entries = treeOf(childrenOf(node));
    const index = rootPageOf(node);
    if (entries.length === 0 && !index) return [];
    return [
      { type: "folder", node, index, entries, section: node.type === "group" ? undefined : sectionOf(entries, node) },
    ];
  });

/** The visible pages of nodes and all inside them, in reading order: a group's root page before its children. */
export const visiblePages = (nodes: readonly NavigationNode[]): AnyPageNode[] => pagesIn(treeOf(nodes));

/** The pages of a tree, in reading order. */
export const pagesIn = (entries: readonly TreeEntry[]): AnyPageNode[] =>
  entries.flatMap((entry) => {
    if (entry.type === "link") return [];
    if (entry.type !== "folder") return [entry];
    return [...(entry.index ? [entry.index] : []), ...pagesIn(entry.entries)];
  });

/** The sidebar of a level, if it has pages. */
export function sectionOf(entries: readonly TreeEntry[], layer: LayerNode | undefined): Section | undefined {
  const items = entries.filter(isSidebarEntry);
  const pages = pagesIn(items);
  return pages.length === 0 ? undefined : { layer, items, pages };
}

/** A group contains groups, pages and links among pages alone. */
export const isSidebarEntry = (entry: TreeEntry): entry is SidebarEntry =>
  entry.type === "folder" ? entry.node.type === "group" : entry.type !== "link" || entry.element === "page";
