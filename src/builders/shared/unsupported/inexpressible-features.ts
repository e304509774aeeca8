import type { Facts } from "../../../diagnostic/diagnostic.ts";
import { nounOf, quote } from "../../../diagnostic/words.ts";
import type { Icon } from "../../../navigation/tree.ts";
import type { ContainerKind } from "../../../vocabulary/elements/elements.ts";
import type { Severity } from "../../../vocabulary/platform/severity.ts";
import { iconName } from "../icon-name.ts";

/** Something of the navigation that a site builder does not support, and what is done instead. */
export interface Feature {
  readonly id: string;
  /** What its words are made of. */
  readonly facts: Facts | undefined;
  /** Completes "Starlight does not support …". */
  name: string;
  instead: string;
  /** If readers lose nothing by it. */
  readonly severity: Severity | undefined;
}

// One constant a feature, so that the bundle of a builder contains only its own.

const feature = (id: string, name: string, instead: string, facts?: Facts, severity?: Severity): Feature => ({
  id,
  facts,
  name,
  instead,
  severity,
});

const LEFT_OUT = "they are left out";

export const link = (href: string) => feature("link", `the link ${quote(href)}`, "the link is left out", { href });
export const elementKind = (kind: ContainerKind) =>
  feature("element-kind", `${nounOf(kind)}s`, "each becomes a group of the sidebar", { kind });
export const nestedMenu = feature(
  "nested-menu",
  "menus nested this deep",
  "their entries move to the menu around them, behind their names, and their icons are left out",
);
export const nestedLanguage = feature(
  "nested-language",
  "languages inside other elements",
  "each becomes an entry of the menu",
);
export const elementField = (name: string) =>
  feature("element-field", `${quote(name)} of elements`, "it is left out", { name });

export const redirectFromPage = feature(
  "redirect-from-page",
  "redirects from the address of a page",
  "the page is shown",
);
export const redirectFromFile = feature(
  "redirect-from-file",
  "redirects from the address of a file",
  "the file is there",
);
export const redirectAddress = feature(
  "redirect-address",
  "redirects from an address that is no file of the site, or to what is neither a page nor an address of the web",
  LEFT_OUT,
);
export const openRedirect = feature(
  "open-redirect",
  "redirects from addresses that are not known in advance",
  "set them up where the site is hosted",
);
export const innerWildcard = feature(
  "inner-wildcard",
  "wildcards before the end of a path, or names within a segment",
  "the redirect is left out of `_redirects`",
);
export const manyRedirects = (most: string) =>
  feature("many-redirects", `more than ${most}`, "the others are left out");
export const pageBehindPattern = (source: string, page: string) =>
  feature(
    "page-behind-pattern",
    `showing pages that the redirect from ${quote(source)} leads away from, such as ${quote(page)}`,
    "readers are led on there; narrow the source of the redirect",
    { source, page },
  );

export const languageWithoutFolder = feature(
  "language-without-folder",
  "languages without a folder of their own",
  "the language is left out; move its pages into a folder of its name",
);
export const sidebarPerLanguage = feature(
  "sidebar-per-language",
  "a different sidebar for each language",
  "what the default language lacks is left out",
);
export const looksPerLanguage = feature(
  "looks-per-language",
  "a different order, other links or other badges for each language",
  "those of the default language are used",
);
export const uncertainTranslation = feature(
  "uncertain-translation",
  "elements whose counterpart in the default language is unclear",
  "the title of the default language is used; list the same pages in both, or the elements in the same order",
);
export const pageOutsideLanguage = feature(
  "page-outside-language",
  "pages outside the folder of their language",
  "the page is shown in another language; move it into the folder",
);
export const languageSwitchOfPage = feature(
  "language-switch-of-page",
  "a language switch for pages that exist in some languages only",
  "the switch leads to the first page of the other language",
);

export const generatedGroupPage = feature(
  "generated-group-page",
  "groups that open a generated page",
  "the page becomes the first of the group",
);
export const linkedGroupTitle = feature(
  "linked-group-title",
  "groups whose title is a link",
  "the page becomes the first of the group",
);
export const unnamedGroup = feature("unnamed-group", "groups without a name", "the pages of the group replace it");
export const pageInTwoSidebars = feature(
  "page-in-two-sidebars",
  "a page in two sidebars",
  "the page shows the sidebar of its first place",
);
export const deepSidebar = (levels: number) =>
  feature("deep-sidebar", `a sidebar of more than ${levels} levels`, "the pages of the deeper group replace it", {
    levels,
  });

export const sidebarIcons = feature("sidebar-icons", "icons in its sidebar", LEFT_OUT);
export const unknownIcon = (of: Icon) => {
  const icon = iconName(of);
  return feature("unknown-icon", `the icon ${quote(icon)}, which no free library has`, "the icon is left out", {
    icon,
  });
};
export const iconBesideMethod = feature("icon-beside-method", "an icon beside the method of an operation", LEFT_OUT);
export const topicIcons = feature("topic-icons", "icons of this library in its topics", LEFT_OUT);
export const styledSidebarIcons = feature(
  "styled-sidebar-icons",
  "icons and badges in its sidebar",
  "style `className`, or show `customProps` yourself",
);
export const menuBarIcons = feature("menu-bar-icons", "icons and badges in its menu bar", LEFT_OUT);
export const dataIcons = feature("data-icons", "icons in plain data", "set `renderIcon` to show them");
export const dataBadges = feature(
  "data-badges",
  "badges in plain data",
  "set `renderName` to show tags, methods and what is deprecated",
);

export const setting = (path: string, instead: string) =>
  feature("setting", `the setting ${quote(path)}`, instead, { path });
export const frontMatterField = (name: string, instead: string) =>
  feature("front-matter-field", `${quote(name)} in front matter`, instead, { name });

export const groupBoost = feature("group-boost", '"boost" of groups', "the builder's search ranks pages by itself");

export const ownScript = feature(
  "own-script",
  "scripts of the docs, which --no-scripts or --untrusted turns off",
  "pages are without them",
);
export const nodeScript = feature(
  "node-script",
  "scripts that are written for Node",
  "readers lose nothing: browsers can't run them",
  undefined,
  "info",
);
export const moduleScript = feature(
  "module-script",
  "modules (`import`, `export`) as scripts of every page",
  "readers lose nothing: browsers can't run them so; pages that import them have them",
  undefined,
  "info",
);
export const brokenScript = feature(
  "broken-script",
  "scripts that are not JavaScript",
  "correct them; pages are without them",
);
export const repeatedName = (name: string) =>
  feature(
    "repeated-name",
    `a script that declares ${quote(name)} again, which a script before it has declared`,
    "rename it, or put the whole script in braces; pages are without it, and browsers stop at it elsewhere, too",
    { name },
  );

export const wholeTextSearch = feature(
  "whole-text-search",
  "a search of all text in a site of this size",
  "it finds titles, headings and the beginnings of long parts, so that readers load at most 1 MB",
);
export const menuEntry = feature(
  "menu-entry",
  "entries of the menu of pages that need a service of the platform",
  LEFT_OUT,
);
export const apiProxy = feature(
  "api-proxy",
  "requests of readers through a server of the platform",
  "they go from the reader's browser; the API must allow requests from the site (CORS)",
);
export const signedInPlayground = feature(
  "signed-in-playground",
  "a playground for readers who have signed in",
  "there is none",
);
export const mdxPlayground = feature(
  "mdx-playground",
  "a playground on pages without a spec whose server nothing names",
  "their fields and examples are shown; name it in `api.mdx.server` of docs.json",
);
export const sampleLanguage = (language: string) =>
  feature("sample-language", `code samples in ${quote(language)}`, "the language is left out", { language });
