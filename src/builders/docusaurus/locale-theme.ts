import type { Icon, LinkNode, NavigationNode } from "../../navigation/tree.ts";
import { normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { isSafeHref, leavesSite } from "../../vocabulary/addresses/url.ts";
import { languageLabel, languageTag } from "../../vocabulary/elements/language-tags.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { networkName } from "../../vocabulary/platform/social-networks.ts";
import { textOn } from "../model/colors.ts";
import type { SiteLanguage } from "../model/languages.ts";
import { flattenMenu, gatherVersions, type MenuEntry, pathTitle } from "../model/menu-outline.ts";
import { drawnLink, languageChrome, linkedMarkdown, type SiteLink } from "../model/site-settings.ts";
import { type Section, visiblePages } from "../model/site-tree.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import type { NavigationIcons } from "../shared/navigation-icons.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { unknownIcon } from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import type { LocaleLinks } from "./locale-links.ts";
import type { LocaleSite, PlaceOf } from "./locale-site.ts";

/** The target of a click on the logo; none leads to the first page. */
const logoTarget = (href: string | undefined) => (href === undefined ? {} : { href });

type NavbarItem = Record<string, unknown>;

/** The parts of `themeConfig` for one language: menu bar, banner, footer. */
export function localeThemeConfig(
  { navigation, settings }: Docs,
  site: LocaleSite,
  links: LocaleLinks,
  unsupported: UnsupportedFeatures,
  { languages, placeOf, icons }: { languages: readonly SiteLanguage[]; placeOf: PlaceOf; icons: NavigationIcons },
): Record<string, unknown> {
  const targetOf = (href: string) => links.targetOf(href);
  const chrome = languageChrome(settings, site.language?.node);
  const { logo, name, colors } = settings;
  const drawn = (label: string, picture: string | undefined): NavbarItem =>
    picture ? { html: `${picture} ${escapeMarkup(label)}`.trim() } : { label };
  const labelOf = (label: string, icon: Icon | undefined) => drawn(label, icon && icons.html(icon));
  const link = (written: SiteLink): NavbarItem[] => {
    if (!isSafeHref(written.href)) return [];
    const { label, icon, href } = drawnLink(written, icons.html);
    return [{ ...drawn(label, icon), ...targetOf(href) }];
  };
  /** A node's icon before its label; Docusaurus's menus have labels alone, and a class. */
  const withIcon = ({ icon, source }: NavigationNode, { label, ...item }: NavbarItem): NavbarItem => {
    const className = icon && item.type === "dropdown" ? icons.classOf(icon) : undefined;
    const shown = item.type === "dropdown" ? { label, ...(className && { className }) } : labelOf(String(label), icon);
    if (icon !== undefined && !("html" in shown) && className === undefined) unsupported.add(unknownIcon(icon), source);
    return { ...item, ...shown };
  };
  const socials = [...chrome.socials].flatMap(([network, href]) => link({ label: networkName(network), href }));
  const footer = [
    ...chrome.footer.map(({ header, items }) => ({ title: header ?? null, items: items.flatMap(link) })),
    ...(socials.length > 0 ? [{ title: null, items: socials }] : []),
  ].filter(({ items }) => items.length > 0);
  const { banner } = chrome;
  // The platform has global links in the sidebar: in one bar with those of the bar, some would be there twice.
  const inBar = new Set([...chrome.navbar, chrome.primary].map((each) => each?.href));
  return {
    navbar: {
      hideOnScroll: false,
      ...(logo ? {} : { title: name }),
      ...(logo
        ? {
            logo: {
              alt: name,
              src: staticPath(logo.light),
              srcDark: staticPath(logo.dark),
              // Docusaurus has one for both.
              ...logo.sizes?.light,
              ...logoTarget(logo.href),
            },
          }
        : {}),
      items: [
        ...menuItems(site, { placeOf, target: targetOf, withIcon, unsupported }),
        ...Object.values(navigation.global)
          .flat()
          .filter(({ href }) => !inBar.has(href))
          .flatMap((node) => linkItem(node, targetOf).map((item) => ({ ...withIcon(node, item), position: "right" }))),
        ...chrome.navbar.flatMap(link).map((item) => ({ ...item, position: "right" })),
        ...(chrome.primary ? link(chrome.primary) : []).map((item) => ({
          ...item,
          position: "right",
          className: "docs-primary",
        })),
        ...(site.versions.length > 1 ? [versionMenu] : []),
        ...(languages.length > 1 ? [localeMenu(languages, targetOf)] : []),
      ],
    },
    ...(footer.length > 0 ? { footer: { style: "light", links: footer } } : {}),
    ...(banner
      ? {
          announcementBar: {
            id: banner.id,
            content: inlineMarkdown(linkedMarkdown(banner.content, (href) => links.urlOf(href))),
            isCloseable: banner.dismissible,
            backgroundColor: colors?.dark ?? "#fff",
            textColor: textOn(colors?.dark ?? "#fff"),
          },
        }
      : {}),
  };
}

const versionMenu = { type: "docsVersionDropdown", position: "right", dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** The menu of locales, with the first pages of the languages that are none because their pages are not in a folder of theirs. */
const localeMenu = ([, ...others]: readonly SiteLanguage[], target: (href: string) => NavbarItem): NavbarItem => ({
  type: "localeDropdown",
  position: "right",
  dropdownItemsBefore: [],
  dropdownItemsAfter: others
    .filter(({ folder }) => folder === "")
    .flatMap(({ node: { title }, children }) => {
      const [first] = visiblePages(children);
      return first ? [{ label: languageLabel(title), lang: languageTag(title), ...target(first.href) }] : [];
    }),
});

/** A file of the docs root as Docusaurus serves static files. */
export const staticPath = (file: string): string => (leavesSite(file) ? file : normalizePath(file));

/** The links to the sidebars: one for each tab and other element. An element that all versions have is linked once. */
function menuItems(
  { versions }: LocaleSite,
  {
    placeOf,
    target,
    withIcon,
    unsupported,
  }: {
    placeOf: PlaceOf;
    target: (href: string) => NavbarItem;
    withIcon: (node: NavigationNode, item: NavbarItem) => NavbarItem;
    unsupported: UnsupportedFeatures;
  },
): NavbarItem[] {
  const items: NavbarItem[] = [];
  const known = new Set<string>();
  const ofLast = new Set(versions.find(({ isLast }) => isLast)?.sections.values());
  for (const { sections, menu } of [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))) {
    const sidebar = (label: string, section: Section): NavbarItem[] => {
      const sidebarId = sections.get(section);
      if (sidebarId === undefined || known.has(sidebarId)) return [];
      known.add(sidebarId);
      const isHere = section.pages.some((page) => placeOf(page) === "here");
      if (isHere && ofLast.has(sidebarId)) return [{ type: "docSidebar", sidebarId, label }];
      // Docusaurus fails for a sidebar without a page of this language, or which its last version lacks.
      const other = section.pages.find((page) => placeOf(page) !== undefined);
      return other ? [{ label, ...target(other.href) }] : [];
    };
    const entryItems = (entry: MenuEntry): NavbarItem[] => {
      if (entry.type === "link") return linkItem(entry.node, target);
      if (entry.type === "section") return sidebar(entry.node.title, entry.section);
      const inner = flattenMenu(entry.entries, unsupported).flatMap(({ path, entry }) => {
        const items =
          entry.type === "section"
            ? sidebar(pathTitle(path), entry.section)
            : linkItem(entry.node, target, pathTitle(path));
        return items.map((item) => withIcon(entry.node, item));
      });
      // The name of one version alone would be above the pages of the others.
      const isVersions = entry.node.type === "version" && entry.entries.every(({ node }) => node.type === "version");
      const label = isVersions ? entry.entries.map(({ node }) => node.title).join(" / ") : entry.node.title;
      return inner.length > 0 ? [{ type: "dropdown", label, items: inner }] : [];
    };
    const outward = (entry: MenuEntry): boolean => entry.type !== "link" || !known.has(entry.node.href);
    for (const entry of gatherVersions(menu).filter(outward)) {
      if (entry.type === "link") known.add(entry.node.href);
      items.push(...entryItems(entry).map((item) => ({ ...withIcon(entry.node, item), position: "left" })));
    }
  }
  return items;
}

const linkItem = (node: LinkNode, target: (href: string) => NavbarItem, label = node.title): NavbarItem[] =>
  isSafeHref(node.href) ? [{ label, ...target(node.href) }] : [];
