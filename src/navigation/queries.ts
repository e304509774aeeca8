import type { ElementKind } from "../vocabulary/elements.ts";
import { normalizeSpecSource } from "../vocabulary/spec-name.ts";
import { prepareSpecNames } from "./specs/specs-of-name.ts";
import type {
  AnyPageNode,
  ContainerNode,
  GroupNode,
  LanguageNode,
  NavigationNode,
  Neighbours,
  ResolvedNavigation,
  VersionNode,
} from "./tree.ts";

/** Where a query starts: the whole navigation, or one element. */
export type Within = ResolvedNavigation | ContainerNode;

/** Whether a node has children: anything but a page, an operation or a link. */
export const isContainer = (node: NavigationNode): node is ContainerNode =>
  node.type !== "page" && node.type !== "operation" && node.type !== "link";

const isPage = (node: NavigationNode): node is AnyPageNode => node.type === "page" || node.type === "operation";

/** What `visit` calls: `enter` before a node's children (`"skip"` leaves them out), `leave` after them. */
export interface Visitor {
  // biome-ignore lint/suspicious/noConfusingVoidType: visitors that return nothing are the usual ones
  enter?: (node: NavigationNode) => "skip" | void;
  leave?: (node: NavigationNode) => void;
}

/**
 * Walks all nodes inside a navigation or an element, depth first in document order; a group's root page comes before
 * the group's children. Without recursion.
 *
 * @example visit(navigation, { enter: (node) => console.log(node.title) })
 */
export function visit(within: Within, visitor: Visitor): void {
  const path: { node: Within; next: number }[] = [{ node: within, next: startOf(within) }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const index = step.next++;
    const child = index < 0 ? (step.node as GroupNode).rootPage : step.node.children[index];
    if (child === undefined) {
      path.pop();
      if (path.length > 0) visitor.leave?.(step.node as ContainerNode);
    } else if (visitor.enter?.(child) !== "skip" && isContainer(child)) {
      path.push({ node: child, next: startOf(child) });
    } else visitor.leave?.(child);
  }
}

/** -1 where a root page comes before the children, else 0. */
const startOf = (node: Within): number => (node.type === "group" && node.rootPage ? -1 : 0);

/** All nodes inside a navigation or an element, in the order of `visit`. */
export function flatten(within: Within): NavigationNode[] {
  const nodes: NavigationNode[] = [];
  visit(within, { enter: (node) => void nodes.push(node) });
  return nodes;
}

/**
 * The page at an address: the first in reading order, else an unlisted one. Where no page has the address as it is
 * given, its query, fragment and trailing slash don't count. The first call indexes the navigation, later ones are a look-up.
 */
export const findPage = (navigation: ResolvedNavigation, href: string): AnyPageNode | undefined => {
  const { byHref } = navigation.lookup;
  const plain = href.replace(/[?#].*$/s, "");
  return (byHref.get(href) ?? byHref.get(plain) ?? byHref.get(plain.replace(/(?<=.)\/$/, "")))?.[0];
};

/**
 * The pages of an operation, in reading order, unlisted ones last: those made from it, and page files that stand for it
 * or name it in their front matter.
 *
 * @param reference `GET /users`, or with its spec `openapi.json GET /users`
 */
export function pagesOf(navigation: ResolvedNavigation, reference: string): readonly AnyPageNode[] {
  const words = reference.trim().split(/\s+/);
  const spec = words.length > 2 ? normalizeSpecSource(words.shift() ?? "") : undefined;
  const [method = "", ...path] = words;
  const pages = navigation.lookup.byOperation.get(`${method.toUpperCase()} ${path.join(" ")}`) ?? [];
  if (spec === undefined) return pages;
  const isMeantBy = prepareSpecNames([spec]);
  return pages.filter((page) =>
    page.type === "operation" ? page.spec === spec : isMeantBy(page.shows?.spec ?? spec).length > 0,
  );
}

/** The titles of the elements around a node, outermost first, without nameless ones and the node's own. */
export const breadcrumbs = (node: NavigationNode): readonly string[] => {
  const titles: string[] = [];
  for (let up = node.parent; up; up = up.parent) if (up.title !== "") titles.push(up.title);
  return titles.reverse();
};

/**
 * What is above a page's title, by `styling.eyebrows`: all breadcrumbs, or the name of the section that the page is
 * in. Where the config doesn't say, `themeDefault` decides, since themes differ.
 * Source: specification, "Other navigation-related settings".
 */
export function eyebrow(
  navigation: ResolvedNavigation,
  page: AnyPageNode,
  themeDefault: "breadcrumbs" | "section" = "section",
): readonly string[] {
  const titles = breadcrumbs(page);
  return (navigation.eyebrows ?? themeDefault) === "breadcrumbs" ? titles : titles.slice(-1);
}

const NO_NEIGHBOURS: Neighbours = { previous: undefined, next: undefined };

/**
 * The pages that readers go on to from a page: before and after it in reading order, in the same version and language.
 * Hidden pages and repetitions of the page itself are passed over. Unlisted pages have none. The first call works out
 * those of all pages, later ones are a look-up.
 */
export const neighbours = (navigation: ResolvedNavigation, page: AnyPageNode): Neighbours =>
  navigation.lookup.neighbours.get(page) ?? NO_NEIGHBOURS;

/** The first page inside a navigation or an element, a group's root page first; hidden ones only where all are. */
export function firstPage(within: Within): AnyPageNode | undefined {
  let firstHidden: AnyPageNode | undefined;
  const path: { node: Within; next: number }[] = [{ node: within, next: startOf(within) }];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const index = step.next++;
    const child = index < 0 ? (step.node as GroupNode).rootPage : step.node.children[index];
    if (child === undefined) path.pop();
    else if (isContainer(child)) path.push({ node: child, next: startOf(child) });
    else if (isPage(child)) {
      if (!child.hidden) return child;
      firstHidden ??= child;
    }
  }
  return firstHidden;
}

/** What selecting a group in the sidebar does. */
export type GroupTarget =
  | { readonly action: "open-root"; readonly page: AnyPageNode }
  | { readonly action: "open-first"; readonly page: AnyPageNode }
  | { readonly action: "toggle" }
  | { readonly action: "none" };

/**
 * What selecting a group does: it opens the group's root page; without one, by `interaction.drilldown`, it goes to the
 * first page or only expands and collapses; `none` for top-level groups, which can't collapse. Where the config doesn't
 * say, `themeDefault` decides. Source: specification, "Group fields" and "Other navigation-related settings".
 */
export function groupTarget(navigation: ResolvedNavigation, group: GroupNode, themeDefault = false): GroupTarget {
  if (group.rootPage) return { action: "open-root", page: group.rootPage };
  const page = (navigation.drilldown ?? themeDefault) ? firstPage(group) : undefined;
  if (page) return { action: "open-first", page };
  return { action: group.collapsible ? "toggle" : "none" };
}

/** The language that readers get first: among the children, or those of the default version. */
export const defaultLanguage = (within: Within): LanguageNode | undefined => findDefault(within, "language", "version");

/** The version that readers get first: among the children, or those of the default language. */
export const defaultVersion = (within: Within): VersionNode | undefined => findDefault(within, "version", "language");

function findDefault<Type extends "version" | "language">(
  within: Within,
  type: Type,
  around: "version" | "language",
): Extract<NavigationNode, { type: Type }> | undefined {
  const pick = (node: Within, wanted: string) =>
    node.children.find((child) => child.type === wanted && "default" in child && child.default === true);
  const direct = pick(within, type);
  if (direct) return direct as Extract<NavigationNode, { type: Type }>;
  const outer = pick(within, around);
  return outer && isContainer(outer)
    ? (pick(outer, type) as Extract<NavigationNode, { type: Type }> | undefined)
    : undefined;
}

/** The nearest element of each kind around a page (or any node). */
export type Scope = { readonly [Kind in ElementKind]?: Extract<ContainerNode, { type: Kind }> };

/**
 * Where a node belongs: the nearest language, version, product, tab, … around it.
 *
 * @example scope(page).language?.title // "en"
 */
export function scope(node: NavigationNode): Scope {
  const around: Partial<Record<ElementKind, ContainerNode>> = {};
  for (let up = node.parent; up; up = up.parent) around[up.type] ??= up;
  return around as Scope;
}
