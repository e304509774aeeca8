import type { Icon } from "../../navigation/tree.ts";
import type { BadgeWords } from "../shared/badge.ts";

/** An item of VitePress's sidebar. `text` is HTML. */
export interface VitePressSidebarItem {
  text: string;
  link?: string;
  items?: VitePressSidebarItem[];
  /** Absent if the item cannot be collapsed. */
  collapsed?: boolean;
  /** The title without badges, for the links to the previous and the next page. */
  docFooterText?: string;
}

/** One sidebar, or several by the beginning of the page's path. */
export type VitePressSidebar = VitePressSidebarItem[] | Record<string, VitePressSidebarItem[]>;

/** A link of VitePress's menu bar. `text` is HTML. */
export interface VitePressNavLink {
  text: string;
  link: string;
  /** A regular expression that matches the paths of the pages for which the entry is marked. */
  activeMatch?: string;
}
/** A menu of VitePress's menu bar. `text` is HTML, but that of a group in the menu is plain. */
export interface VitePressNavMenu {
  text: string;
  items: (VitePressNavLink | { text: string; items: VitePressNavLink[] })[];
  activeMatch?: string;
}
export type VitePressNavItem = VitePressNavLink | VitePressNavMenu;

/** The part of VitePress's `themeConfig` that a navigation decides. */
export interface VitePressThemeConfig {
  nav: VitePressNavItem[];
  sidebar: VitePressSidebar;
  i18nRouting?: boolean;
}

/** A language of a VitePress site. */
export interface VitePressLocale {
  label: string;
  lang: string;
  dir: "ltr" | "rtl";
  link?: string;
  themeConfig: VitePressThemeConfig;
}

/** The argument of `defineConfig`: a `themeConfig`, or `locales` for a site in several languages. */
export interface VitePressNavigation {
  themeConfig?: VitePressThemeConfig;
  locales?: Record<string, VitePressLocale>;
}

export interface VitePressOptions {
  /** The HTML of an icon, put before the title. Without it, and for `undefined`, icons are left out and reported. */
  renderIcon?: ((icon: Icon) => string | undefined) | undefined;
  /** The label of the menu of versions. Default: `Versions`. */
  versionsLabel?: string | undefined;
  /** Gives the words of badges in a language of docs.json. Default: in English. */
  badgeWords?: BadgeWords | undefined;
}

/** A version of a site, for a menu bar that changes with the page. */
export interface VitePressVersion {
  /** HTML: its name and its tag. */
  text: string;
  link: string;
  /** Its own menu bar. */
  nav: VitePressNavItem[];
  /** The folder that all its page files lie in, and those around it: `["/v1/guides", "/v1", ""]`. */
  folders: string[];
  /** The keys of its sidebars. */
  keys: string[];
}
