import type { LinkNode } from "../../navigation/tree.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import {
  type Folder,
  isSidebarEntry,
  type LayerNode,
  type PageLink,
  type Section,
  type SidebarEntry,
  sectionOf,
  type TreeEntry,
} from "./site-tree.ts";

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

/** Divides a tree into sidebars and the menus that lead to them. */
export function outline(tree: readonly TreeEntry[], own = sectionOf(tree, undefined)): Outline {
  const sections: Section[] = own ? [own] : [];
  const menu: MenuEntry[] = own ? [] : pageLinksIn(tree).map((node) => ({ type: "link", node }));
  for (const entry of tree) {
    if (isSidebarEntry(entry)) continue;
    if (entry.type === "link") {
      menu.push({ type: "link", node: entry });
      continue;
    }
    const { node, section, entries } = entry as Folder<LayerNode>;
    const inner = outline(entries, section);
    for (const each of inner.sections) sections.push(each);
    // The way to the element's own sidebar comes first, if it has one; if there is nothing else, no menu is needed.
    const way: MenuEntry[] = section ? [{ type: "section", node, section }] : [];
    if (inner.menu.length > 0) menu.push({ type: "menu", node, entries: [...way, ...inner.menu] });
    else menu.push(...way);
  }
  return { sections, menu };
}

/** The links among the pages of a level without a page, which has no sidebar to show them. */
const pageLinksIn = (entries: readonly TreeEntry[]): PageLink[] =>
  entries.filter(isSidebarEntry).flatMap((entry: SidebarEntry) => {
    if (entry.type === "folder") return pageLinksIn(entry.entries);
    return entry.type === "link" ? [entry] : [];
  });

/** A link or a sidebar of a menu, with the elements that lead to it, its own the last. */
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

/** A name for each sidebar, from the titles of the elements around it up to `top` or its language. */
export function nameSections(sections: readonly Section[], top?: LayerNode): Map<Section, string> {
  const names = new Map<string, Section>();
  /** How often each name was wanted; the numbers up to there are taken. */
  const counts = new Map<string, number>();
  for (const section of sections) {
    const titles: string[] = [];
    for (let node: Section["layer"] | Folder["node"] = section.layer; node && node !== top; node = node.parent) {
      if (node.type === "language") break;
      titles.unshift(node.title);
    }
    const slug = titles
      .join("-")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-");
    const name = slug.replace(/^-|-$/g, "") || "docs";
    let count = counts.get(name) ?? 1;
    let id = count === 1 ? name : `${name}-${count}`;
    while (names.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    names.set(id, section);
  }
  return new Map([...names].map(([id, section]) => [section, id]));
}
