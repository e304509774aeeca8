import { groupBy } from "../../diagnostic/group-by.ts";
import { isFilled, optional } from "../../json/json-value.ts";
import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { AnyPageNode, LinkNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { addressPath, encodeLink, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { languageLabel, writingDirection } from "../../vocabulary/elements/language-tags.ts";
import { type LanguagePlace, withoutFolder } from "../model/language-folder.ts";
import { globalLinks, type LanguageModel, modelLanguages } from "../model/language-model.ts";
import type { SiteLanguage } from "../model/languages.ts";
import { type AddressOf, servedAddress } from "../model/page-address.ts";
import {
  childrenOf,
  type Folder,
  type LayerNode,
  nodeOf,
  pagesIn,
  type Section,
  type SidebarEntry,
  sectionOf,
  type TreeEntry,
  unlistedIndex,
} from "../model/site-tree.ts";
import { type Counterparts, findCounterparts } from "../model/version-pages.ts";
import type { NavigationIcons } from "../shared/navigation-icons.ts";
import { translatorTo } from "../shared/site-words.ts";
import { pageInTwoSidebars, pageOutsideLanguage, unknownIcon } from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { badgeOf, isCollapsed, type StarlightBadge } from "./sidebar-items.ts";
import { starlightTag } from "./starlight-tag.ts";

/** A link or group of Starlight's sidebar. */
export type RouteEntry =
  | {
      type: "link";
      label: string;
      href: string;
      isCurrent: boolean;
      badge: StarlightBadge | undefined;
      attrs: Record<string, string>;
    }
  | { type: "group"; label: string; entries: RouteEntry[]; collapsed: boolean; badge: StarlightBadge | undefined };

/** An entry of a switch: an element beside others, or a link among them. */
export interface SwitchEntry {
  label: string;
  href: string;
  badge?: string | undefined;
  /** HTML. */
  icon?: string | undefined;
  /** The switch of the items in its menu. */
  menu?: number;
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
  sidebar: RouteEntry[];
}

export interface PageData {
  language: number;
  section: number;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
  /** The page's counterparts in versions, by switch and entry: `3/1`. */
  versions?: Record<string, string>;
}

/** A language as pages show it; the whole of a site that has none is English. */
export interface PageLanguage {
  locale: string | undefined;
  tag: string;
  dir: "ltr" | "rtl";
  label: string;
  place: LanguagePlace;
  home: string;
}

/** The data that all pages of a site show around their text. Addresses are as the site publishes them. */
export interface PageModel {
  languages: PageLanguage[];
  switches: Switch[];
  sections: PageSection[];
  /** By addresses without trailing slash, locale included. */
  pages: Record<string, PageData>;
}

export interface ModelContext {
  readonly navigation: ResolvedNavigation;
  readonly languages: readonly SiteLanguage[];
  readonly addressOf: AddressOf;
  /** An address of the site as links have it: with base path and trailing slash. */
  readonly hrefOf: (address: string) => string;
  readonly icons: NavigationIcons;
  readonly unsupported: UnsupportedFeatures;
}

/** Lays out all pages: their sidebars, switches, neighbours. A page in two sidebars shows the first; that is reported. */
export function modelPages(context: ModelContext): PageModel {
  const { navigation, languages } = context;
  const model: PageModel = { languages: [], switches: [], sections: [], pages: {} };
  for (const language of modelLanguages(navigation, languages)) new LanguagePages(model, language, context).add();
  return model;
}

/** Adds the pages of one language to a model. */
class LanguagePages {
  readonly #model: PageModel;
  readonly #own: LanguageModel;
  readonly #context: ModelContext;
  readonly #versions: Counterparts;
  /** The entry of each element in a switch: `3/1`. */
  readonly #entries = new Map<NavigationNode, string>();
  readonly #sections = new Map<LayerNode | undefined, number>();

  constructor(model: PageModel, own: LanguageModel, context: ModelContext) {
    this.#model = model;
    this.#own = own;
    this.#context = context;
    this.#versions = findCounterparts(own.children, context.addressOf);
  }

  add(): void {
    const { language, folder, place, children, tree } = this.#own;
    const { navigation, addressOf, hrefOf } = this.#context;
    const { languages, sections } = this.#model;
    const [first] = pagesIn(tree);
    languages.push({
      locale: folder || undefined,
      tag: starlightTag(language?.node.title ?? "en"),
      dir: writingDirection(language?.node.title ?? "en"),
      label: languageLabel(language?.node.title ?? "en"),
      place,
      home: first ? hrefOf(addressOf(first)) : hrefOf("/"),
    });
    const start = sections.length;
    this.#addLevel([...tree, ...globalLinks(navigation)], sectionOf(tree, undefined), []);
    for (const page of language ? pagesInside(children) : [...navigation.pages, ...navigation.unlisted])
      this.#addPage(page, this.#nearestSection(page) ?? start);
  }

  /** Adds the switches of a level, whose numbers it returns, its sidebar, and all that its elements contain. */
  #addLevel(entries: readonly TreeEntry[], section: Section | undefined, around: PageSection["switches"]): number[] {
    const { switches, sections } = this.#model;
    const inLevel = layersOf(entries);
    const levels = splitByKind(inLevel).map(({ kind, layers }) => {
      const id = switches.push({ kind, entries: layers.map((layer) => switchEntry(layer, this.#context)) }) - 1;
      for (const [index, layer] of layers.entries()) this.#entries.set(nodeOf(layer), `${id}/${index}`);
      return { id, layers };
    });
    const within = (current: TreeEntry | undefined) =>
      levels.map(({ id, layers }) => ({ id, current: layers.indexOf(current as LayerEntry) }));
    if (section) {
      const sidebar = section.items.flatMap((item) => sidebarEntry(item, this.#context));
      const id = sections.push({ switches: [...around, ...within(undefined)], sidebar }) - 1;
      this.#sections.set(section.layer, id);
      for (const page of section.pages) this.#addPage(page, id);
    }
    for (const layer of inLevel) {
      if (layer.type !== "folder") continue;
      const inner = this.#addLevel(layer.entries, layer.section, [...around, ...within(layer)]);
      const [own, entry] = this.#entries.get(layer.node)?.split("/") ?? [];
      const shown = switches[Number(own)]?.entries[Number(entry)];
      const menu = inner.find((id) => switches[id]?.kind === "item");
      if (shown && menu !== undefined) shown.menu = menu;
    }
    return levels.map(({ id }) => id);
  }

  #addPage(page: AnyPageNode, section: number): void {
    const { pages, languages } = this.#model;
    const { addressOf, unsupported } = this.#context;
    const key = withoutEndSlash(addressOf(page));
    const known = Object.hasOwn(pages, key) ? pages[key] : undefined;
    if (known) {
      if (known.section !== section && !page.hidden) unsupported.add(pageInTwoSidebars, page.source);
      return;
    }
    const language = languages.length - 1;
    const locale = languages[language]?.locale;
    if (locale !== undefined && withoutFolder(key, locale) === key) unsupported.add(pageOutsideLanguage, page.source);
    const versions = this.#versionLinks(page);
    pages[key] = {
      language,
      section,
      ...neighbourLinks(page, this.#context),
      ...(Object.keys(versions).length > 0 ? { versions } : {}),
    };
  }

  #versionLinks(page: AnyPageNode): Record<string, string> {
    const { addressOf, hrefOf } = this.#context;
    const links = this.#versions(page).flatMap(([version, counterpart]): [string, string][] => {
      const entry = this.#entries.get(version);
      return entry === undefined ? [] : [[entry, hrefOf(addressOf(counterpart))]];
    });
    return Object.fromEntries(links);
  }

  #nearestSection(page: AnyPageNode): number | undefined {
    for (let node = page.parent; node; node = node.parent)
      if (node.type !== "group" && this.#sections.has(node)) return this.#sections.get(node);
    return this.#sections.get(undefined);
  }
}

function neighbourLinks(page: AnyPageNode, { addressOf, hrefOf }: ModelContext) {
  const { previous, next } = neighbours(page);
  const link = (node: AnyPageNode) => ({ label: node.title, href: hrefOf(addressOf(node)) });
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) };
}

/** An element or a link of a level, beside its sidebar. */
type LayerEntry = LinkNode | Folder;

/** The elements and links of a level that lead anywhere, in document order; links among its pages are in its sidebar. */
const layersOf = (entries: readonly TreeEntry[]): LayerEntry[] =>
  entries.filter((entry): entry is LayerEntry =>
    entry.type === "link"
      ? entry.element !== "page" && isSafeHref(entry.href)
      : entry.type === "folder" && entry.node.type !== "group" && pagesIn([entry]).length > 0,
  );

/** A level by the kinds of its elements: a link goes with the elements of its kind, those without any by themselves. */
function splitByKind(layers: readonly LayerEntry[]): { kind: string; layers: LayerEntry[] }[] {
  const kinds = groupBy(layers, (layer) => {
    const isAmong = layer.type === "link" && layers.some((other) => nodeOf(other).type === layer.element);
    return layer.type === "folder" ? layer.node.type : isAmong ? layer.element : "link";
  });
  return [...kinds].map(([kind, layers]) => ({ kind, layers }));
}

function switchEntry(layer: LayerEntry, context: ModelContext): SwitchEntry {
  const { addressOf, hrefOf, icons, unsupported } = context;
  const { title, tag, icon, source } = nodeOf(layer);
  const picture = icon && icons.html(icon);
  if (icon && !picture) unsupported.add(unknownIcon(icon), source);
  const [first] = pagesIn([layer]);
  const href = layer.type === "link" ? linkHref(layer.href, context) : hrefOf(first ? addressOf(first) : "/");
  return { label: title, href, ...optional("badge", tag), ...optional("icon", picture) };
}

/** A link of docs.json as the site has it: files have no trailing slash. */
export function linkHref(href: string, { navigation, addressOf, hrefOf }: ModelContext): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const path = addressPath(href);
  const isFile = /\.[a-z]\w{1,4}$/i.test(path) && !navigation.lookup.byHref.has(path);
  return isFile ? hrefOf("/") + encodeLink(href).slice(1) : hrefOf(servedAddress(href, navigation, addressOf));
}

function sidebarEntry(entry: SidebarEntry, context: ModelContext): RouteEntry[] {
  if (entry.type === "link")
    return isSafeHref(entry.href) ? [modelLink(entry, linkHref(entry.href, context), context)] : [];
  if (entry.type !== "folder") return [modelEntry(entry, context)];
  const { node, entries: inside } = entry;
  const index = unlistedIndex(entry);
  const entries = [
    ...(index ? [modelEntry(index, context)] : []),
    ...inside.flatMap((child) => sidebarEntry(child, context)),
  ];
  if (!isFilled(node.title)) return entries;
  if (entries.length === 0) return [];
  return [{ type: "group", label: node.title, entries, collapsed: isCollapsed(node), badge: markOf(node, context) }];
}

const modelEntry = (node: AnyPageNode, context: ModelContext): RouteEntry =>
  modelLink(node, context.hrefOf(context.addressOf(node)), context);

/** A node's badge, whose class has the icon that is shown before the title. */
function markOf(node: NavigationNode, { icons, unsupported }: ModelContext): StarlightBadge | undefined {
  const badge = badgeOf(node, translatorTo);
  if (node.icon === undefined) return badge;
  const icon = icons.classOf(node.icon);
  if (icon === undefined) {
    unsupported.add(unknownIcon(node.icon), node.source);
    return badge;
  }
  if (badge === undefined) return { text: "", variant: "default", class: icon };
  return { ...badge, class: badge.class === undefined ? icon : `${badge.class} ${icon}` };
}

const modelLink = (node: AnyPageNode | LinkNode, href: string, context: ModelContext): RouteEntry => ({
  type: "link",
  label: node.title,
  href,
  isCurrent: false,
  badge: markOf(node, context),
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
