import type { AnyPageNode, LinkNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageLabel, languageTag, writingDirection } from "../vocabulary/language-tags.ts";
import { isWebUrl } from "../vocabulary/url.ts";
import { badgesOf } from "./badge.ts";
import { languagesByFolder, type SiteLanguage, withoutFolder } from "./language.ts";
import { folderHref, isSafeHref } from "./link.ts";
import { childrenOf, rootPageOf, visible } from "./section.ts";
import { matchTranslations, type Translations } from "./translation.ts";
import { type Built, built, collectUnsupported, type UnsupportedFeatures } from "./unsupported.ts";

export interface StarlightBadge {
  text: string;
  variant: "note" | "danger" | "success" | "caution" | "tip" | "default";
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

export interface StarlightLocale {
  label: string;
  lang: string;
  dir: "ltr" | "rtl";
}

/** The part of Starlight's config that a navigation decides. */
export interface StarlightNavigation {
  sidebar: StarlightSidebarItem[];
  defaultLocale?: string;
  locales?: Record<string, StarlightLocale>;
}

/**
 * The navigation for Starlight: its one sidebar, and its languages.
 *
 * Tabs, products and other elements above the groups become groups of the sidebar. In a site with several languages
 * the sidebar is that of the default language, with the titles of the others as translations; each language but one
 * needs a folder of its own. Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("src/content/docs");
 * starlight({ title: "My docs", ...toStarlight(navigation).value });
 */
export function toStarlight(navigation: ResolvedNavigation): Built<StarlightNavigation> {
  const unsupported = collectUnsupported("Starlight");
  const languages = languagesByFolder(navigation, unsupported);
  const [main] = languages;
  const context: Context = {
    unsupported,
    folder: main?.folder ?? "",
    translations: matchTranslations(languages, unsupported),
  };
  const nodes = [...visible(main?.children ?? navigation.children), ...Object.values(navigation.global).flat()];
  const sidebar = nodes.flatMap((node) => sidebarItem(node, context));
  return built({ sidebar, ...(main ? localesOf(languages, main) : {}) }, unsupported.diagnostics());
}

interface Context {
  unsupported: UnsupportedFeatures;
  /** The folder of the default language: Starlight puts the current one before every address of the site. */
  folder: string;
  translations: Translations;
}

const localesOf = (languages: readonly SiteLanguage[], main: SiteLanguage): Omit<StarlightNavigation, "sidebar"> => ({
  defaultLocale: main.folder || "root",
  locales: Object.fromEntries(
    languages.map(({ node, folder }): [string, StarlightLocale] => [
      folder || "root",
      { label: languageLabel(node.title), lang: languageTag(node.title), dir: writingDirection(node.title) },
    ]),
  ),
});

function sidebarItem(node: NavigationNode, context: Context): StarlightSidebarItem[] {
  switch (node.type) {
    case "page":
    case "operation":
      return [pageLink(node, context)];
    case "link":
      return outwardLink(node, context);
    default: {
      const items = visible(childrenOf(node)).flatMap((child) => sidebarItem(child, context));
      if (node.type !== "group" && node.type !== "language")
        context.unsupported.add(
          node.type === "item" ? "menu items" : `${node.type}s`,
          "each becomes a group of the sidebar",
          node.source,
        );
      const rootPage = node.type === "group" ? rootPageOf(node) : undefined;
      if (rootPage) {
        context.unsupported.add("groups whose title is a link", "the page becomes the group's first", node.source);
        items.unshift(pageLink(rootPage, context));
      }
      if (items.length === 0) return [];
      const collapsed = node.type === "group" && node.collapsible && !node.expanded;
      return [{ ...labelOf(node, context), ...(collapsed ? { collapsed } : {}), items }];
    }
  }
}

const pageLink = (node: AnyPageNode, context: Context): StarlightLink => ({
  ...labelOf(node, context),
  link: folderHref(withoutFolder(node.href, context.folder)) || "/",
});

function outwardLink(node: LinkNode, context: Context): StarlightLink[] {
  const absolute = isWebUrl(node.href);
  if (!isSafeHref(node.href) || (!absolute && !node.href.startsWith("/"))) {
    context.unsupported.add(`link to ${JSON.stringify(node.href)}`, "the link is left out", node.source);
    return [];
  }
  if (absolute) return [{ ...labelOf(node, context), link: node.href, attrs: { target: "_blank", rel: "noreferrer" } }];
  return [{ ...labelOf(node, context), link: folderHref(withoutFolder(node.href, context.folder)) || "/" }];
}

/** A node's title, its titles in other languages, and its badges as the one badge that an item can have. */
function labelOf(node: NavigationNode, { translations, unsupported }: Context): StarlightItem {
  if (node.icon !== undefined) unsupported.add("icons in its sidebar", "they are left out", node.source);
  const titles = translations.titlesOf(node);
  const badges = badgesOf(node);
  const variant = badges.some(({ kind }) => kind === "deprecated")
    ? "caution"
    : badges[0]?.kind === "method"
      ? "tip"
      : "note";
  return {
    label: node.title,
    ...(titles ? { translations: titles } : {}),
    ...(badges.length > 0 ? { badge: { text: badges.map(({ text }) => text).join(" · "), variant } } : {}),
  };
}
