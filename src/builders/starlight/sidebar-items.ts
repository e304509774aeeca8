import type { AnyPageNode, LinkNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { isSafeHref, isWebUrl } from "../../vocabulary/addresses/url.ts";
import { withoutFolder } from "../model/language-folder.ts";
import type { Translations } from "../model/match-translations.ts";
import { type AddressOf, servedAddress } from "../model/page-address.ts";
import { type TreeEntry, unlistedIndex } from "../model/site-tree.ts";
import { type BadgeWords, badgesOf, methodClasses } from "../shared/badge.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";

export interface StarlightBadge {
  text: string;
  variant: "note" | "danger" | "success" | "caution" | "tip" | "default";
  class?: string;
}

interface StarlightItem {
  label: string;
  /** The label in the other languages, by BCP 47 tags. */
  translations?: Record<string, string>;
  badge?: StarlightBadge;
}
export interface StarlightLink extends StarlightItem {
  link: string;
  attrs?: { target: "_blank"; rel: string };
}
export interface StarlightGroup extends StarlightItem {
  collapsed?: boolean;
  items: StarlightSidebarItem[];
}
export type StarlightSidebarItem = StarlightLink | StarlightGroup;

/** The input of a sidebar. */
export interface SidebarContext {
  readonly unsupported: UnsupportedFeatures;
  readonly navigation: ResolvedNavigation;
  readonly addressOf: AddressOf;
  /** The locale of the default language, if it has a folder: Starlight puts the current locale before every address. */
  readonly folder: string;
  readonly translations: Translations;
}

/** The item of an entry: a link, a group, or nothing if readers would see nothing. */
export function sidebarItem(entry: TreeEntry, context: SidebarContext): StarlightSidebarItem[] {
  if (entry.type === "link") return outwardLink(entry, context);
  if (entry.type !== "folder") return [pageLink(entry, context)];
  const { node, index, entries } = entry;
  const items = entries.flatMap((inner) => sidebarItem(inner, context));
  if (node.type !== "group" && node.type !== "language")
    context.unsupported.add(features.elementKind(node.type), node.source);
  if (index) {
    context.unsupported.add(features.linkedGroupTitle, node.source);
    if (unlistedIndex(entry)) items.unshift(pageLink(index, context));
  }
  if (items.length === 0) return [];
  return [{ ...labelOf(node, context), ...(isCollapsed(node) ? { collapsed: true } : {}), items }];
}

export const isCollapsed = (node: NavigationNode): boolean =>
  node.type === "group" && node.collapsible && !node.expanded;

const pageLink = (node: AnyPageNode, context: SidebarContext): StarlightLink => ({
  ...labelOf(node, context),
  link: pageAddress(node, context),
});

/** The address of a page in a link: without its locale, which Starlight adds. */
export const pageAddress = (page: AnyPageNode, { addressOf, folder }: SidebarContext): string =>
  withoutFolder(addressOf(page), folder) || "/";

function outwardLink(node: LinkNode, context: SidebarContext): StarlightLink[] {
  const link = linkAddress(node, context);
  if (link === undefined) return [];
  const opened = isWebUrl(link) ? { attrs: { target: "_blank" as const, rel: "noreferrer" } } : {};
  return [{ ...labelOf(node, context), link, ...opened }];
}

/** The target of a link: on the web, or in the site without its locale. Other targets are reported. */
export function linkAddress({ href, source }: LinkNode, context: SidebarContext): string | undefined {
  if (isSafeHref(href) && isWebUrl(href)) return href;
  if (isSafeHref(href) && href.startsWith("/"))
    return withoutFolder(servedAddress(href, context.navigation, context.addressOf), context.folder) || "/";
  context.unsupported.add(features.link(href), source);
  return undefined;
}

/** A node's title, its titles in other languages, and its badges as the one badge that an item can have. */
function labelOf(node: NavigationNode, { translations, unsupported }: SidebarContext): StarlightItem {
  if (node.icon !== undefined) unsupported.add(features.sidebarIcons, node.source);
  const titles = translations.titlesOf(node);
  const badge = badgeOf(node);
  return { label: node.title, ...(titles ? { translations: titles } : {}), ...(badge ? { badge } : {}) };
}

/** A node's badges as one: `GET · deprecated`. */
export function badgeOf(node: NavigationNode, wordsIn?: BadgeWords): StarlightBadge | undefined {
  const badges = badgesOf(node, wordsIn);
  if (badges.length === 0) return undefined;
  const deprecated = badges.some(({ kind }) => kind === "deprecated");
  const method = badges.find(({ kind }) => kind === "method")?.text;
  const variant = deprecated ? "caution" : method === undefined ? "note" : "tip";
  const looks = method === undefined ? {} : { class: methodClasses(method) };
  return { text: badges.map(({ text }) => text).join(" · "), variant, ...looks };
}
