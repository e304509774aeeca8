import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { AnyPageNode, LinkNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { encodeHref, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { languageTag } from "../../vocabulary/elements/language-tags.ts";
import { languagesByFolder, type SiteLanguage } from "../shared/language.ts";
import {
  childrenOf,
  type LayerNode,
  outline,
  rootPageOf,
  type SidebarNode,
  sidebarChildren,
  visible,
  visiblePages,
} from "../shared/menu-outline.ts";
import type { AddressOf } from "../shared/pages/page-address.ts";
import { servedAddress } from "../shared/pages/page-address.ts";
import { findCounterparts } from "../shared/pages/version-pages.ts";
import { pageInTwoSidebars, pageOutsideLanguage } from "../shared/unsupported/inexpressible-features.ts";
import { reportSidebarIcons } from "../shared/unsupported/unshown-fields.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { badgeOf, type StarlightBadge } from "./sidebar-items.ts";

/** A link or group of Starlight's sidebar. */
export type SidebarEntry =
  | {
      type: "link";
      label: string;
      href: string;
      isCurrent: boolean;
      badge: StarlightBadge | undefined;
      attrs: Record<string, string>;
    }
  | { type: "group"; label: string; entries: SidebarEntry[]; collapsed: boolean; badge: StarlightBadge | undefined };

/** An entry of a switch: an element beside others, or a link among them. */
export interface SwitchEntry {
  label: string;
  href: string;
  badge?: string | undefined;
}

/** The elements of one level, one of which a page is in: versions, products, tabs … */
interface Switch {
  /** The kind of most of them: `version`, `tab`. */
  kind: string;
  entries: SwitchEntry[];
}

interface PageSection {
  /** The switches above the sidebar, outermost first, with the entry that the section is in, or -1. */
  switches: { id: number; current: number }[];
  sidebar: SidebarEntry[];
}

export interface PageData {
  language: number;
  section: number;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
  /** The page's counterparts in versions, by switch and entry: `3/1`. */
  versions?: Record<string, string>;
  noindex?: true;
}

/** The data that all pages of a site show around their text. Addresses are as the site publishes them. */
export interface PageModel {
  languages: { locale: string | undefined; tag: string; home: string }[];
  switches: Switch[];
  sections: PageSection[];
  /** By addresses without trailing slash, locale included. */
  pages: Record<string, PageData>;
}

export interface ModelContext {
  readonly navigation: ResolvedNavigation;
  readonly addressOf: AddressOf;
  /** An address of the site as links have it: with base path and trailing slash. */
  readonly hrefOf: (address: string) => string;
  /** The name of a language's locale in the config; `undefined` for the one at the root. */
  readonly localeOf: (language: SiteLanguage) => string | undefined;
  readonly unsupported: UnsupportedFeatures;
}

/** Lays out all pages: their sidebars, switches, neighbours. A page in two sidebars shows the first; that is reported. */
export function modelPages(context: ModelContext): PageModel {
  const { navigation, unsupported } = context;
  const listed = languagesByFolder(navigation, unsupported);
  const languages = listed.length > 0 ? listed : [undefined];
  const model: PageModel = { languages: [], switches: [], sections: [], pages: {} };
  for (const [index, language] of languages.entries()) addLanguage(model, index, language, context);
  return model;
}

function addLanguage(model: PageModel, index: number, language: SiteLanguage | undefined, context: ModelContext): void {
  const { navigation, addressOf, hrefOf, localeOf, unsupported } = context;
  const children = [...(language?.children ?? navigation.children), ...Object.values(navigation.global).flat()];
  const { sections } = outline(children);
  reportSidebarIcons(children, unsupported);
  const [first] = visiblePages(children);
  model.languages.push({
    locale: language && localeOf(language),
    tag: language ? languageTag(language.node.title) : "en",
    home: first ? hrefOf(addressOf(first)) : hrefOf("/"),
  });
  const levels = new Map<LayerNode | undefined, SwitchedLevel[]>();
  const levelsOf = (parent: LayerNode | undefined): SwitchedLevel[] => {
    const known = levels.get(parent);
    if (known) return known;
    const made = splitByKind(layersOf(parent ? childrenOf(parent) : children)).map(({ kind, nodes }) => {
      model.switches.push({ kind, entries: nodes.map((node) => switchEntry(node, context)) });
      return { id: model.switches.length - 1, nodes };
    });
    levels.set(parent, made);
    return made;
  };
  const versions = findCounterparts(children, addressOf);
  const sectionIds = new Map<LayerNode | undefined, number>();
  const firstSection = model.sections.length;
  for (const section of sections) {
    sectionIds.set(section.layer, model.sections.length);
    const trail = section.layer ? layerTrail(section.layer, language) : [];
    const around = [undefined, ...trail].flatMap((parent, depth) => {
      const child = trail[depth];
      return levelsOf(parent).map(({ id, nodes }) => ({ id, current: child ? nodes.indexOf(child) : -1 }));
    });
    model.sections.push({
      switches: around,
      sidebar: section.items.flatMap((item) => sidebarEntry(item, context)),
    });
    for (const page of section.pages) addPage(page, model.sections.length - 1);
  }
  for (const page of language ? pagesInside(children) : [...navigation.pages, ...navigation.unlisted])
    addPage(page, nearestSection(page) ?? firstSection);

  function addPage(page: AnyPageNode, section: number): void {
    const key = withoutEndSlash(addressOf(page));
    const known = Object.hasOwn(model.pages, key) ? model.pages[key] : undefined;
    if (known) {
      if (known.section !== section && !page.hidden) unsupported.add(pageInTwoSidebars, page.source);
      return;
    }
    const locale = model.languages[index]?.locale;
    if (locale !== undefined && !`${key}/`.startsWith(`/${locale}/`)) unsupported.add(pageOutsideLanguage, page.source);
    const counterparts = versionLinks(page);
    model.pages[key] = {
      language: index,
      section,
      ...neighbourLinks(page, context),
      ...(Object.keys(counterparts).length > 0 ? { versions: counterparts } : {}),
      ...(page.hidden || ("noindex" in page && page.noindex) ? { noindex: true } : {}),
    };
  }

  function versionLinks(page: AnyPageNode): Record<string, string> {
    const links: [string, string][] = [];
    for (const [version, counterpart] of versions(page)) {
      const parent =
        version.parent && isLayer(version.parent) && version.parent !== language?.node ? version.parent : undefined;
      for (const { id, nodes } of levelsOf(parent))
        if (nodes.includes(version)) links.push([`${id}/${nodes.indexOf(version)}`, hrefOf(addressOf(counterpart))]);
    }
    return Object.fromEntries(links);
  }

  function nearestSection(page: AnyPageNode): number | undefined {
    for (let node: NavigationNode | undefined = page.parent; node; node = node.parent)
      if (isLayer(node) && sectionIds.has(node)) return sectionIds.get(node);
    return sectionIds.get(undefined);
  }
}

function neighbourLinks(page: AnyPageNode, { addressOf, hrefOf }: ModelContext) {
  const { previous, next } = neighbours(page);
  const link = (node: AnyPageNode) => ({ label: node.title, href: hrefOf(addressOf(node)) });
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) };
}

const isLayer = (node: NavigationNode): node is LayerNode => "children" in node && node.type !== "group";

/** The elements and links of a level that lead anywhere, in document order; links among its pages are in its sidebar. */
const layersOf = (nodes: readonly NavigationNode[]): (LayerNode | LinkNode)[] =>
  visible(nodes).filter((node): node is LayerNode | LinkNode =>
    node.type === "link"
      ? node.element !== "page" && isSafeHref(node.href)
      : isLayer(node) && visiblePages([node]).length > 0,
  );

/** A switch, and the nodes of its entries. */
interface SwitchedLevel {
  readonly id: number;
  readonly nodes: readonly (LayerNode | LinkNode)[];
}

/** A level by the kinds of its elements: a link goes with the elements of its kind, those without any by themselves. */
function splitByKind(nodes: readonly (LayerNode | LinkNode)[]): { kind: string; nodes: (LayerNode | LinkNode)[] }[] {
  const kinds = new Map<string, (LayerNode | LinkNode)[]>();
  for (const node of nodes) {
    const kind =
      node.type !== "link" ? node.type : nodes.some(({ type }) => type === node.element) ? node.element : "link";
    kinds.set(kind, [...(kinds.get(kind) ?? []), node]);
  }
  return [...kinds].map(([kind, nodes]) => ({ kind, nodes }));
}

/** The elements around a section, outermost first, itself the last; its language is not among them. */
function layerTrail(layer: LayerNode, language: SiteLanguage | undefined): LayerNode[] {
  const trail: LayerNode[] = [];
  for (let node: LayerNode | undefined = layer; node && node !== language?.node; node = parentLayer(node))
    trail.unshift(node);
  return trail;
}

const parentLayer = ({ parent }: LayerNode): LayerNode | undefined => (parent && isLayer(parent) ? parent : undefined);

function switchEntry(node: LayerNode | LinkNode, context: ModelContext): SwitchEntry {
  const { navigation, addressOf, hrefOf } = context;
  const badge = node.tag === undefined ? {} : { badge: node.tag };
  if (node.type === "link") return { label: node.title, href: linkHref(node.href, context), ...badge };
  const [first] = visiblePages([node]);
  return { label: node.title, href: hrefOf(first ? addressOf(first) : (navigation.pages[0]?.href ?? "/")), ...badge };
}

/** A link of docs.json as the site has it: files have no trailing slash. */
export function linkHref(href: string, { navigation, addressOf, hrefOf }: ModelContext): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const [path, rest] = splitAddress(href);
  const isFile = /\.[a-z]\w{1,4}$/i.test(path) && !navigation.lookup.byHref.has(path);
  return isFile ? hrefOf("/") + encodeHref(path).slice(1) + rest : hrefOf(servedAddress(href, navigation, addressOf));
}

function sidebarEntry(node: SidebarNode, context: ModelContext): SidebarEntry[] {
  if (node.type === "link") return isSafeHref(node.href) ? [modelLink(node, linkHref(node.href, context))] : [];
  if (node.type !== "group") return [modelEntry(node, context)];
  const root = rootPageOf(node);
  const entries = [
    ...(root ? [modelEntry(root, context)] : []),
    ...sidebarChildren(node.children).flatMap((child) => sidebarEntry(child, context)),
  ];
  if (node.title.trim() === "") return entries;
  if (entries.length === 0) return [];
  return [
    { type: "group", label: node.title, entries, collapsed: node.collapsible && !node.expanded, badge: badgeOf(node) },
  ];
}

const modelEntry = (node: AnyPageNode, { addressOf, hrefOf }: ModelContext): SidebarEntry =>
  modelLink(node, hrefOf(addressOf(node)));

const modelLink = (node: AnyPageNode | LinkNode, href: string): SidebarEntry => ({
  type: "link",
  label: node.title,
  href,
  isCurrent: false,
  badge: badgeOf(node),
  attrs: {},
});

/** All pages of a level, hidden ones too. */
function pagesInside(nodes: readonly NavigationNode[]): AnyPageNode[] {
  return nodes.flatMap((node) => {
    if (node.type === "page" || node.type === "operation") return [node];
    if (node.type === "link") return [];
    const root = node.type === "group" && node.rootPage ? [node.rootPage] : [];
    return [...root, ...pagesInside(childrenOf(node))];
  });
}
