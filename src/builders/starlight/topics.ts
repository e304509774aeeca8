import { type SiteLanguage, tagOf } from "../model/languages.ts";
import { flattenMenu, type MenuItem, outline, pathTitle } from "../model/menu-outline.ts";
import type { Section, TreeEntry } from "../model/site-tree.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import {
  linkAddress,
  pageAddress,
  type SidebarContext,
  type StarlightBadge,
  type StarlightSidebarItem,
  sidebarItem,
} from "./sidebar-items.ts";

/** A topic of `starlight-sidebar-topics`: a link, or a sidebar of its own. */
export interface StarlightTopic {
  /** In a site with several languages by BCP 47 tags, if the titles differ. */
  label: string | Record<string, string>;
  link: string;
  badge?: StarlightBadge;
  items?: StarlightSidebarItem[];
}

/** The topics of a level of the navigation: one for each sidebar and each link of its menus, in document order. */
export function listTopics(
  tree: readonly TreeEntry[],
  main: SiteLanguage | undefined,
  context: SidebarContext,
): StarlightTopic[] {
  const { sections, menu } = outline(tree);
  const [first] = sections;
  const own = first && first.layer === undefined ? [sectionTopic("Docs", first, context)] : [];
  return [...own, ...flattenMenu(menu, context.unsupported).flatMap((item) => menuTopic(item, main, context))];
}

function menuTopic(item: MenuItem, main: SiteLanguage | undefined, context: SidebarContext): StarlightTopic[] {
  const { entry, path } = item;
  for (const { icon, source } of path) if (icon !== undefined) context.unsupported.add(features.topicIcons, source);
  const label = topicLabel(path, main, context);
  if (entry.type === "section") return [sectionTopic(label, entry.section, context)];
  const link = linkAddress(entry.node, context);
  return link === undefined ? [] : [{ label, link }];
}

function sectionTopic(label: StarlightTopic["label"], section: Section, context: SidebarContext): StarlightTopic {
  const [first] = section.pages;
  return {
    label,
    link: first ? pageAddress(first, context) : "/",
    ...(section.layer?.tag === undefined ? {} : { badge: { text: section.layer.tag, variant: "note" } }),
    items: section.items.flatMap((item) => sidebarItem(item, context)),
  };
}

/** `v2 › Guides`, in all languages that call it otherwise. */
function topicLabel(
  path: MenuItem["path"],
  main: SiteLanguage | undefined,
  { translations }: SidebarContext,
): StarlightTopic["label"] {
  const tags = new Set(path.flatMap((node) => Object.keys(translations.titlesOf(node) ?? {})));
  if (!main || tags.size === 0) return pathTitle(path);
  const titles = [...tags].map((tag): [string, string] => [
    tag,
    path.map((node) => translations.titlesOf(node)?.[tag] ?? node.title).join(" › "),
  ]);
  return { [tagOf(main)]: pathTitle(path), ...Object.fromEntries(titles) };
}
