import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pageStyles } from "../../render/page-assets.ts";
import { languageTag, writingDirection } from "../../vocabulary/elements/language-tags.ts";
import { HTTP_METHODS } from "../../vocabulary/elements/methods.ts";
import { DEFINITION_KINDS } from "../../vocabulary/elements/operation-reference.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { textOn } from "../model/colors.ts";
import type { SiteSettings } from "../model/site-settings.ts";
import { faultHtml } from "../shared/docs-fault.ts";
import { runScripts } from "../shared/extras/site-extras.ts";
import { leadHtml } from "../shared/inline-markdown.ts";
import { NAV_ICON_LOOK } from "../shared/navigation-icons.ts";
import type { SitePage, SitePages } from "../shared/pages/site-pages.ts";

/** Writes a file that Docusaurus's bundler reads; one that is the same already keeps its time. */
export function writeGenerated(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

/** The module of a page, in the shape of a compiled doc. */
export const pageModule = (page: SitePage, metadata: object): string => {
  const { language } = page;
  // A page outside the folder of its language is among those of another one.
  const root = language === undefined ? {} : { lang: languageTag(language), dir: writingDirection(language) };
  const { html: rendered, headings } = page.render();
  // Docusaurus's margins and sizes are for what is right below this class.
  const html = rendered.replace(/class="docs-(?:page|main)/g, "$& markdown");
  const toc = headings.map(({ depth, id, text }) => ({ value: escapeMarkup(text), id, level: depth }));
  return `import Head from "@docusaurus/Head";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import React from "react";

export const metadata = ${JSON.stringify(metadata)};
export const frontMatter = ${JSON.stringify({ eyebrow: page.eyebrow })};
export const assets = {};
export const contentTitle = undefined;
export const toc = ${JSON.stringify(toc)};
const head = ${JSON.stringify([{ tag: "html", attrs: root }, ...page.head])};
const html = ${JSON.stringify(leadHtml(page) + html)};

export default function Page() {
  const links = useBrokenLinks();
  for (const { id } of toc) links.collectAnchor(decodeURIComponent(id));
  return React.createElement(
    React.Fragment,
    null,
    React.createElement(Head, null, ...head.map(({ tag, attrs, content }, key) => React.createElement(tag, { key, ...attrs }, content))),
    React.createElement("div", { dangerouslySetInnerHTML: { __html: html } }),
  );
}
`;
};

/**
 * The script of pages, which needs a browser, and hears of pages that Docusaurus puts in the place of others.
 *
 * @param scripts the addresses of the docs' own, for once React has taken over the first page
 * @param followed for a server: a number that changes with the files which pages show, and why docs.json can't be shown
 */
export const clientModule = (
  scripts: readonly string[],
  followed?: {
    files: number;
    fault: string | undefined;
  },
): string => `if (typeof window !== "undefined") require("./page-script.js");

export function onRouteDidUpdate({ location, previousLocation }) {
  // The table of contents marks the heading that readers are at by this class.
  for (const heading of document.querySelectorAll(".docs-page :is(h2, h3, h4, h5, h6)[id]")) heading.classList.add("anchor");
  if (!previousLocation) ${runScripts(scripts)}
  else if (location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
}
${
  followed === undefined
    ? ""
    : `
if (module.hot) {
  // Files ${followed.files}
  if (module.hot.data) window.location.reload();
  module.hot.dispose((data) => Object.assign(data, { isOld: true }));
  module.hot.accept();
  document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(followed.fault === undefined ? "" : faultHtml(followed.fault))});
}
`
}`;

/** In the place of the theme's breadcrumbs: the names above a title, as the settings of the docs ask for them. */
export const EYEBROW_MODULE = `import { useDoc } from "@docusaurus/plugin-content-docs/client";
import React from "react";

export default function Eyebrow() {
  const { eyebrow } = useDoc().frontMatter;
  return eyebrow ? React.createElement("div", { dangerouslySetInnerHTML: { __html: eyebrow } }) : null;
}
`;

/** Logos: the one of the other appearance is not loaded, and both come behind the style sheet. */
export const THEMED_IMAGE_MODULE = `import ThemedImage from "@theme-init/ThemedImage";
import React from "react";

export default (props) => React.createElement(ThemedImage, { loading: "lazy", ...props });
`;

/** What is at addresses without a page, in place of the theme's words. */
export const notFoundModule = ({ title, html }: NonNullable<SitePages["notFound"]>): string =>
  `import { PageMetadata } from "@docusaurus/theme-common";
import React from "react";

const html = ${JSON.stringify(`<h1>${escapeMarkup(title)}</h1>${html}`)};

export default function NotFoundContent() {
  return React.createElement(
    React.Fragment,
    null,
    React.createElement(PageMetadata, { title: ${JSON.stringify(title)} }),
    React.createElement("main", { className: "container docs-not-found", dangerouslySetInnerHTML: { __html: html } }),
  );
}
`;

/** A page that sends readers on, to the anchor that they asked for: at once without React, and when a link within the site leads to it. */
export const REDIRECT_MODULE = `import Head from "@docusaurus/Head";
import React, { useEffect } from "react";

export default function Redirect({ to }) {
  const anchor = to.includes("#") ? "" : " + location.hash";
  useEffect(() => window.location.replace(anchor ? to + window.location.hash : to), [to]);
  return React.createElement(
    React.Fragment,
    null,
    React.createElement(
      Head,
      null,
      React.createElement("meta", { httpEquiv: "refresh", content: "0; url=" + to }),
      React.createElement("meta", { name: "robots", content: "noindex" }),
      React.createElement("script", null, "location.replace(" + JSON.stringify(to).replaceAll("<", "\\\\u003c") + anchor + ")"),
    ),
    React.createElement("a", { href: to }, to),
  );
}
`;

/**
 * What the theme finds the translations of a page with. Docusaurus has them behind the base path of each locale, which for the default
 * language ends before the folder of its pages, and names them to search engines whether or not they exist: the head of a page of the
 * docs says itself which do. A link without an address is not written.
 *
 * @param themeCommon the file of the theme that has Docusaurus' own
 */
export const alternatesModule = (
  themeCommon: string,
  folder: string,
): string => `import { useActiveDocContext } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useAlternatePageUtils as useOriginal } from ${JSON.stringify(themeCommon)};

export * from ${JSON.stringify(themeCommon)};

const home = ${JSON.stringify(folder && `${folder}/`)};

export function useAlternatePageUtils() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { defaultLocale, currentLocale, localeConfigs } = i18n;
  const { activeDoc } = useActiveDocContext();
  const { createUrl } = useOriginal();
  const homeOf = (locale) => (locale === defaultLocale ? home : "");
  return {
    createUrl(options) {
      const { url, baseUrl } = localeConfigs[options.locale];
      if (activeDoc && options.fullyQualified && url === siteConfig.url) return undefined;
      const base = (options.fullyQualified ? url : "") + baseUrl;
      const path = createUrl(options).slice(base.length);
      const own = homeOf(currentLocale);
      if (!activeDoc || !(path + "/").startsWith(own)) return base + path;
      return base + homeOf(options.locale) + path.slice(own.length);
    },
  };
}
`;

/** The place before the label of an item of a sidebar, or of a menu of the bar. */
export const beforeLabel = (selector: string): string =>
  `:is(${selector} > .menu__link, ${selector} > .menu__list-item-collapsible > .menu__link, ${selector}:is(.navbar__link, .menu__link))::before`;

/** The looks of pages, the colors of docs.json, badges of sidebars, and the looks of operations. */
export function siteStyles({ colors }: SiteSettings, tags: readonly string[]): string {
  const methods = [...HTTP_METHODS, "webhook", ...DEFINITION_KINDS.filter((kind) => kind !== "symbol")].map(
    (method) => `${beforeLabel(`.docs-${method}`)} { content: "${method.toUpperCase()}"; }`,
  );
  const labels = tags.map(
    (tag, index) =>
      `.docs-tag-${index} > .menu__link::after, .docs-tag-${index} > .menu__list-item-collapsible > .menu__link::after { content: ${JSON.stringify(tag)}; }`,
  );
  // The looks of pages are for both directions: Docusaurus has nothing to turn around in them.
  const looks = ["/*rtl:begin:ignore*/", pageStyles(colors), "/*rtl:end:ignore*/"];
  return [...looks, accents(colors), ...methods, ...labels, LOOKS].join("\n");
}

/** Docusaurus's own colors are in a layer, which some of its builds rewrite as selectors that win over any other. */
function accents(colors: SiteSettings["colors"]): string {
  if (colors === undefined) return "";
  const { primary, light, dark } = colors;
  const shades = (color: string): string =>
    [
      `--ifm-color-primary: ${color} !important; --docs-on-primary: ${textOn(color)};`,
      ...(["dark", "darker", "darkest"] as const).map(
        (name, index) =>
          `--ifm-color-primary-${name}: color-mix(in srgb, ${color} ${90 - index * 8}%, black) !important;`,
      ),
      ...(["light", "lighter", "lightest"] as const).map(
        (name, index) =>
          `--ifm-color-primary-${name}: color-mix(in srgb, ${color} ${90 - index * 8}%, white) !important;`,
      ),
    ].join(" ");
  const button = `--docs-button: ${dark}; --docs-on-button: ${textOn(dark)};`;
  return `:root { ${shades(primary)} ${button} }\n[data-theme="dark"] { ${shades(light)} }`;
}

const LOOKS = [
  ":root { --docs-bars: calc(var(--ifm-navbar-height) + 0.5rem); }",
  // What is in a sidebar is as wide as a style sheet of the docs has made that.
  '.theme-doc-sidebar-container [class^="sidebar_"] { width: auto; }',
  // A bar with more entries than fit in a line has another line.
  ".navbar { height: auto; min-height: var(--ifm-navbar-height); }",
  ".navbar__inner, .navbar__items { flex-wrap: wrap; }",
  ".navbar__items { flex: 1 1 auto; height: auto; }",
  ".navbar__inner:has(.navbar__items--right > :nth-child(6)) { --ifm-navbar-item-padding-horizontal: 0.5rem; }",
  "@media (width > 576px) { .navbar__inner:has(.navbar__items--right > :nth-child(6)) .navbar__search-input { width: 9rem; } }",
  '.navbar__inner:has(.navbar__items--right > :nth-child(6)) [class*="searchHint"] { display: none; }',
  // The search goes from left to right in all languages, but for its icon, which Docusaurus turns around.
  "/*rtl:begin:ignore*/",
  '.navbar [class*="searchIcon"] { left: 0.75rem; right: auto; }',
  "/*rtl:end:ignore*/",
  // Docusaurus tells links in text by their color alone, and the search prints its keys in the color of lines.
  "@layer docusaurus { .docs-page a:is(:not([class]), [data-footnote-backref]) { text-decoration: underline; text-underline-offset: 0.2em; } }",
  // An author's names of classes are not those of Docusaurus's own style sheet.
  "@layer docs-plain { :where(.docs-page) :is(.alert, .avatar, .badge, .button, .card, .col, .container, .dropdown, .footer, .hero, .menu, .navbar, .pagination, .pills, .row, .tabs) { all: revert; box-sizing: border-box; } }",
  ".theme-announcement-bar code { padding: 0; border: 0; color: inherit; background: none; }",
  // Its keys are printed over the end of what is in the search.
  ".navbar__search-input { text-overflow: ellipsis; }",
  '@media (width > 576px) { .navbar__search:has([class*="searchHint"]) > .navbar__search-input:not(:focus) { padding-right: 4.5rem; } }',
  ".theme-announcement-bar .close { color: inherit; opacity: 1; }",
  ".navbar kbd { color: var(--ifm-color-emphasis-800) !important; }",
  ".docs-description { margin-bottom: 1.5rem; font-size: 1.1rem; color: var(--ifm-color-emphasis-700); }",
  '[class*="docs-tag-"] > .menu__link::after, [class*="docs-tag-"] > .menu__list-item-collapsible > .menu__link::after { margin-inline-start: auto; padding: 0 0.4rem; border-radius: 0.3rem; font-size: 0.7rem; font-weight: 600; background: var(--ifm-color-primary); color: var(--docs-on-primary, #fff); }',
  '[class*="docs-tag-"] > .menu__list-item-collapsible > .menu__link--sublist::after { background: var(--ifm-color-primary); min-width: auto; transform: none; filter: none; width: auto; height: auto; }',
  // The names of groups stand out from pages, as they do on the hosted platform.
  ".theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link { font-weight: 600; }",
  ".theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link:not(.menu__link--active) { color: var(--ifm-heading-color); }",
  // Docusaurus cuts names in the sidebar after two lines.
  '.menu__link > [class*="inkLabel_"] { line-clamp: none; -webkit-line-clamp: none; }',
  ".docs-method > .menu__link::before { font-size: 0.65rem; font-weight: 700; min-width: 3.2rem; padding-inline-end: 0.4rem; color: var(--docs-method); }",
  ".docs-deprecated > .menu__link { text-decoration: line-through; }",
  ".navbar__logo img { width: auto; max-width: 12rem; object-fit: contain; }",
  NAV_ICON_LOOK,
  ".menu__link > .docs-nav-icon { margin-inline-end: 0.5em; }",
  ".docs-primary { color: var(--docs-on-button, #fff) !important; background: var(--docs-button, var(--ifm-color-primary)); border-radius: 99rem; padding: 0.2rem 0.9rem; }",
  ".docs-primary:hover { filter: brightness(0.9); }",
  ".menu .docs-primary { display: inline-block; }",
].join("\n");
