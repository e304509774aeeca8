import type { Facts } from "../../diagnostic/diagnostic.ts";
import { nounOf, quote } from "../../diagnostic/words.ts";
import type { ContainerKind } from "../../vocabulary/elements.ts";

/** Something of the navigation that a site builder does not support, and what is done instead. */
export interface Feature {
  readonly id: string;
  /** What its words are made of. */
  readonly facts?: Facts;
  /** Completes "Starlight does not support …". */
  name: string;
  instead: string;
}

// One constant a feature, so that the bundle of a builder contains only its own.

const LEFT_OUT = "they are left out";

export const link = (href: string): Feature => ({
  id: "link",
  facts: { href },
  name: `the link ${quote(href)}`,
  instead: "the link is left out",
});
export const elementKind = (kind: ContainerKind): Feature => ({
  id: "element-kind",
  facts: { kind },
  name: `${nounOf(kind)}s`,
  instead: "each becomes a group of the sidebar",
});
export const nestedMenu: Feature = {
  id: "nested-menu",
  name: "menus nested this deep",
  instead: "their entries move to the menu around them",
};
export const nestedLanguage: Feature = {
  id: "nested-language",
  name: "languages inside other elements",
  instead: "each becomes an entry of the menu",
};
export const looks: Feature = {
  id: "looks",
  name: "colors, alignment and directory listings of elements",
  instead: LEFT_OUT,
};
export const looksAndDescriptions: Feature = {
  id: "looks-and-descriptions",
  name: "descriptions, colors, alignment and directory listings of elements",
  instead: LEFT_OUT,
};

export const redirectFromPage: Feature = {
  id: "redirect-from-page",
  name: "redirects from the address of a page",
  instead: "the page is shown",
};
export const openRedirect: Feature = {
  id: "open-redirect",
  name: "redirects from addresses that are not known in advance",
  instead: "set them up where the site is hosted",
};
export const innerWildcard: Feature = {
  id: "inner-wildcard",
  name: "wildcards before the end of a path, or names within a segment",
  instead: "the redirect is left out of `_redirects`",
};

export const languageWithoutFolder: Feature = {
  id: "language-without-folder",
  name: "languages without a folder of their own",
  instead: "the language is left out; move its pages into a folder of its name",
};
export const sidebarPerLanguage: Feature = {
  id: "sidebar-per-language",
  name: "a different sidebar for each language",
  instead: "what the default language lacks is left out",
};
export const looksPerLanguage: Feature = {
  id: "looks-per-language",
  name: "a different order, other links or other badges for each language",
  instead: "those of the default language are used",
};
export const uncertainTranslation: Feature = {
  id: "uncertain-translation",
  name: "elements whose counterpart in the default language is unclear",
  instead: "the title of the default language is used; list the same pages in both, or the elements in the same order",
};
export const pageOutsideLanguage: Feature = {
  id: "page-outside-language",
  name: "pages outside the folder of their language",
  instead: "the page is shown in another language; move it into the folder",
};
export const languageSwitchOfPage: Feature = {
  id: "language-switch-of-page",
  name: "a language switch for pages that exist in some languages only",
  instead: "the switch leads to the first page of the other language",
};

export const generatedGroupPage: Feature = {
  id: "generated-group-page",
  name: "groups that open a generated page",
  instead: "the page becomes the first of the group",
};
export const linkedGroupTitle: Feature = {
  id: "linked-group-title",
  name: "groups whose title is a link",
  instead: "the page becomes the first of the group",
};
export const unnamedGroup: Feature = {
  id: "unnamed-group",
  name: "groups without a name",
  instead: "the pages of the group replace it",
};
export const pageInTwoSidebars: Feature = {
  id: "page-in-two-sidebars",
  name: "a page in two sidebars",
  instead: "the page shows the sidebar of its first place",
};
export const deepSidebar = (levels: number): Feature => ({
  id: "deep-sidebar",
  facts: { levels },
  name: `a sidebar of more than ${levels} levels`,
  instead: "the pages of the deeper group replace it",
});

export const sidebarIcons: Feature = {
  id: "sidebar-icons",
  name: "icons in its sidebar",
  instead: LEFT_OUT,
};
export const topicIcons: Feature = {
  id: "topic-icons",
  name: "icons of this library in its topics",
  instead: LEFT_OUT,
};
export const styledSidebarIcons: Feature = {
  id: "styled-sidebar-icons",
  name: "icons and badges in its sidebar",
  instead: "style `className`, or show `customProps` yourself",
};
export const menuBarIcons: Feature = {
  id: "menu-bar-icons",
  name: "icons and badges in its menu bar",
  instead: LEFT_OUT,
};
export const renderedIcons: Feature = {
  id: "rendered-icons",
  name: "icons without a picture",
  instead: "they are left out; install the package of the icon library, or set `renderIcon`",
};
export const dataIcons: Feature = {
  id: "data-icons",
  name: "icons in plain data",
  instead: "set `renderIcon` to show them",
};
export const dataBadges: Feature = {
  id: "data-badges",
  name: "badges in plain data",
  instead: "set `renderName` to show tags, methods and what is deprecated",
};

export const shownParts: Feature = {
  id: "shown-parts",
  name: "schemas, channels, parts of an SDK and endpoints that front matter names",
  instead: "the page shows its own text",
};
export const sameScript: Feature = {
  id: "same-script",
  name: "pages whose addresses differ in slashes, underscores or case alone",
  instead: "the later page is left out; rename it",
};
