import { networkName } from "../../vocabulary/platform/social-networks.ts";
import { languagesByFolder } from "../model/languages.ts";
import type { SiteSettings } from "../model/site-settings.ts";
import { faviconTags } from "../shared/extras/site-extras.ts";
import { NAV_ICON_LOOK } from "../shared/navigation-icons.ts";
import { fileUrlBelow } from "../shared/pages/published-files.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import { siteLocales } from "./to-starlight.ts";

/** Starlight's names for the networks of `footer.socials`; others have the icon of a link. */
const SOCIAL_ICONS: ReadonlyMap<string, string> = new Map([
  ["x", "x.com"],
  ["twitter", "x.com"],
  ["x-twitter", "x.com"],
  ["bluesky", "blueSky"],
  ...[
    "github",
    "discord",
    "youtube",
    "linkedin",
    "instagram",
    "slack",
    "telegram",
    "facebook",
    "threads",
    "reddit",
  ].map((name): [string, string] => [name, name]),
]);

const COMPONENTS = ["Banner", "Header", "Sidebar", "LanguageSelect", "SocialIcons", "PageTitle", "Footer"] as const;

/** Starlight's options: those of docs.json, overlaid by the user's own. */
export function starlightConfig(
  { navigation, settings }: Docs,
  own: Record<string, unknown>,
  { base, cssModule, head }: { base: string; cssModule: string; head: readonly object[] },
): Record<string, unknown> {
  const locales = siteLocales(languagesByFolder(navigation, collectUnsupported("Starlight")));
  // Starlight's own logo is a file of the project whose size Astro finds: nothing on the web, and no SVG without one.
  const hasLogo = settings.logo !== undefined && own.logo === undefined;
  const components = [...COMPONENTS, ...(hasLogo ? ["SiteTitle"] : [])].map((name) => [
    name,
    `docsjson/starlight/${name}.astro`,
  ]);
  const { name, description, favicon, socials } = settings;
  return {
    title: name || "Documentation",
    ...(description === undefined ? {} : { description }),
    ...(favicon && /\.(ico|gif|jpe?g|png|svg)$/i.test(favicon.light)
      ? { favicon: fileUrlBelow("")(favicon.light) }
      : {}),
    social: [...socials].map(([network, href]) => ({
      icon: SOCIAL_ICONS.get(network) ?? "external",
      label: networkName(network),
      href,
    })),
    ...locales,
    ...(settings.notFound ? { disable404Route: true } : {}),
    ...own,
    plugins: [...promptOf(settings.searchPrompt, locales.locales), ...((own.plugins as object[] | undefined) ?? [])],
    head: [
      ...appearanceOf(settings),
      // Starlight puts the base path before its own icon alone.
      ...faviconTags(settings, fileUrlBelow(base)),
      ...head,
      ...((own.head as object[] | undefined) ?? []),
    ],
    sidebar: [],
    components: { ...Object.fromEntries(components), ...(own.components as object | undefined) },
    customCss: [cssModule, ...((own.customCss as string[] | undefined) ?? [])],
    routeMiddleware: ["docsjson/starlight/middleware", ...[own.routeMiddleware ?? []].flat()],
  };
}

/** The words in the box of the search, in place of Starlight's. */
function promptOf(
  prompt: string | undefined,
  locales: Record<string, { lang: string }> = { root: { lang: "en" } },
): object[] {
  if (prompt === undefined) return [];
  const words = Object.fromEntries(Object.values(locales).map(({ lang }) => [lang, { "search.label": prompt }]));
  const inject = ({ injectTranslations }: { injectTranslations: (words: object) => void }) => injectTranslations(words);
  // Starlight wants the first hook. The prompt beside them tells a change of it.
  return [{ name: "docsjson", prompt, hooks: { "config:setup": () => undefined, "i18n:setup": inject } }];
}

/** A script that runs before Starlight asks which appearance the reader has chosen. */
function appearanceOf({ appearance }: SiteSettings): object[] {
  if (appearance.default === "system") return [];
  const isOpen = appearance.strict ? "true" : '!localStorage.getItem("starlight-theme")';
  const content = `try { if (${isOpen}) localStorage.setItem("starlight-theme", "${appearance.default}"); } catch {}`;
  return [{ tag: "script", content }];
}

/** Colors of docs.json, and the looks of what is added to Starlight's pages. */
export const STYLES = ({ colors, appearance }: SiteSettings): string =>
  `${accents(colors)}${LOOKS}${appearance.strict ? "starlight-theme-select { display: none; }\n" : ""}`;

function accents(colors: SiteSettings["colors"]): string {
  if (colors === undefined) return "";
  const { primary, light } = colors;
  return `:root {
  --sl-color-accent-low: color-mix(in srgb, ${primary} 30%, black);
  --sl-color-accent: ${primary};
  --sl-color-accent-high: color-mix(in srgb, ${light} 60%, white);
}
:root[data-theme="light"] {
  --sl-color-accent-low: color-mix(in srgb, ${primary} 15%, white);
  --sl-color-accent: ${primary};
  --sl-color-accent-high: color-mix(in srgb, ${primary} 65%, black);
}
`;
}

/** The place before the title of a sidebar's item, whose badge has a class that the selector finds. */
export const beforeTitle = (selector: string): string => `${itemWith(selector)}::before`;
const itemWith = (badge: string): string => `:is(.group-label, .sidebar-content a):has(> .sl-badge${badge})`;

/** A title that goes on in the next line does so behind its icon. Before the name of a group is a blank. */
const BEHIND_ICONS = `${itemWith('[class*="docs-icon-"]')} {
  padding-inline-start: 1.5em; text-indent: -1.5em;
  &:is(a) { padding-inline-start: calc(var(--sl-sidebar-item-padding-inline) + 1.5em); }
  &::before, & > .sl-badge { text-indent: 0; }
  &:is(.group-label)::before { margin-inline-end: 0.2em; }
}`;

const LOOKS = `.content-panel:has(#_top) + .content-panel:has(.docs-page) { padding-top: 0; border-top: 0; }
.sl-badge[class*="docs-icon-"]:empty { display: none; }
${BEHIND_ICONS}
.docs-description { margin-bottom: 2rem; font-size: var(--sl-text-lg); color: var(--sl-color-gray-2); }
:where(.docs-page) :where(div, button) { margin-block: 0; }
site-search button[data-open-modal] > svg { flex: none; }
site-search button[data-open-modal] > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.sidebar-content :not([aria-current="page"]) > .sl-badge.note { color: var(--sl-color-text-accent); border-color: currentColor; background: none; }
docs-banner { display: block; position: relative; color: var(--sl-color-text-invert); background: var(--sl-color-bg-accent); }
docs-banner .sl-banner { padding-inline-end: 3rem; color: inherit; background: none; }
docs-banner button { position: absolute; inset-block: 0; inset-inline-end: 0; width: 3rem; border: 0; background: none; color: inherit; font-size: 1.25rem; cursor: pointer; }
.docs-topics, .docs-menu ul { list-style: none; padding: 0; margin: 0 0 0.5rem; }
.docs-topics + ul, .docs-topics:last-of-type { margin-bottom: 1.25rem; }
.docs-topics a, .docs-menu a {
  display: flex; gap: 0.5rem; align-items: center; padding: 0.3rem 0.5rem; border-radius: 0.25rem;
  color: var(--sl-color-gray-2); text-decoration: none; overflow-wrap: anywhere;
}
.docs-topics a:hover, .docs-menu a:hover { color: var(--sl-color-white); }
.docs-topics a[aria-current], .docs-menu a[aria-current] { color: var(--sl-color-text-accent); font-weight: 600; }
.docs-topics.docs-in-bar:has(+ .docs-in-bar) { margin-bottom: 0.25rem; }
.docs-in-bar + .docs-in-bar { padding-inline-start: 0.75rem; }
docs-tab-bar { display: none; }
@media (width < 50rem) {
  [data-has-sidebar] .page > header.header { padding-inline-end: 0; }
  [data-has-sidebar] .page > header.header > .header { padding-inline-end: calc(var(--sl-nav-gap) + var(--sl-nav-pad-x) + var(--sl-menu-button-size)); }
}
@media (min-width: 50rem) {
  :root:has(docs-tab-bar) { --sl-nav-height: 6.5rem; }
  :root:has(docs-tab-bar) .docs-in-bar { display: none; }
  .page > header:has(> docs-tab-bar) { display: flex; flex-direction: column; padding-bottom: 0; }
  .page > header:has(> docs-tab-bar) > .header { flex: none; height: calc(4rem - 2 * var(--sl-nav-pad-y)); }
  .page > header:has(> docs-tab-bar) .site-title { height: 100%; }
  .page > header:has(> docs-tab-bar) .site-title img { height: 2rem; }
  docs-tab-bar { display: block; flex: 1; min-width: 0; }
  docs-tab-bar > nav, docs-tab-bar > nav > ul { height: 100%; }
  docs-tab-bar ul { list-style: none; margin: 0; padding: 0; }
  docs-tab-bar > nav > ul { display: flex; gap: 1.5rem; }
  docs-tab-bar li { flex: none; }
  docs-tab-bar > nav > ul > li > :is(a, details), docs-tab-bar > nav > ul > li > details > summary { height: 100%; }
  docs-tab-bar > nav > ul > li > a, docs-tab-bar > nav > ul > li > details > summary { border-block: 2px solid transparent; }
  docs-tab-bar :is(a, summary) { display: flex; gap: 0.5rem; align-items: center; box-sizing: border-box; color: var(--sl-color-gray-2); font-size: var(--sl-text-sm); text-decoration: none; white-space: nowrap; cursor: pointer; }
  docs-tab-bar :is(a, summary):hover { color: var(--sl-color-white); }
  docs-tab-bar :is(a, summary)[aria-current] { color: var(--sl-color-text-accent); border-bottom-color: currentColor !important; font-weight: 600; }
  docs-tab-bar details { position: relative; }
  docs-tab-bar summary::-webkit-details-marker { display: none; }
  docs-tab-bar summary::after { content: "\\25be"; }
  .docs-more-tabs > details > summary::after { content: none; }
  docs-tab-bar details > ul { position: absolute; inset-inline-start: -0.75rem; z-index: 1; min-width: 10rem; max-height: 70vh; overflow-y: auto; padding: 0.35rem; border: 1px solid var(--sl-color-hairline); border-radius: 0.5rem; background: var(--sl-color-bg-nav); box-shadow: var(--sl-shadow-md); }
  .docs-more-tabs > details > ul { inset-inline: auto 0; }
  docs-tab-bar details details { position: static; }
  docs-tab-bar details details > ul { position: static; padding-inline-start: 1rem; border: 0; box-shadow: none; }
  docs-tab-bar details > ul :is(a, summary) { padding: 0.35rem 0.6rem; }
}
.docs-menu { margin-bottom: 0.75rem; border: 1px solid var(--sl-color-gray-5); border-radius: 0.35rem; }
.docs-menu summary { display: flex; align-items: center; padding: 0.35rem 0.6rem; cursor: pointer; color: var(--sl-color-white); font-weight: 600; }
.docs-menu summary::-webkit-details-marker { display: none; }
.docs-menu summary::after { content: "\\25be"; margin-inline-start: auto; }
.docs-menu ul { margin: 0; padding: 0 0.25rem 0.25rem; }
${NAV_ICON_LOOK}
.docs-nav-icon { margin-inline-end: 0.4em; }
.docs-navbar-link { color: var(--sl-color-gray-2); text-decoration: none; white-space: nowrap; }
.docs-navbar-link.button { color: var(--sl-color-text-invert); background: var(--sl-color-text-accent); padding: 0.2rem 0.75rem; border-radius: 99rem; }
.docs-footer { display: flex; flex-wrap: wrap; gap: 1rem 3rem; margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid var(--sl-color-hairline); font-size: var(--sl-text-sm); }
.docs-footer p { font-weight: 600; color: var(--sl-color-white); }
.docs-footer a { color: var(--sl-color-gray-2); }
.docs-footer ul { list-style: none; padding: 0; }
`;
