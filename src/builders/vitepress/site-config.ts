import { asObject, own } from "../../json/json-value.ts";
import type { Icon } from "../../navigation/tree.ts";
import type { PictureSize } from "../../render/look/picture-size.ts";
import { isSafeHref, isWebUrl } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { networkName } from "../../vocabulary/platform/social-networks.ts";
import { textOn } from "../model/colors.ts";
import {
  drawnLink,
  linkedMarkdown,
  type SiteChrome,
  type SiteLink,
  type SiteSettings,
} from "../model/site-settings.ts";
import { faviconTags, type SiteTag } from "../shared/extras/site-extras.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import { ICON_SIZE } from "../shared/navigation-icons.ts";
import { RIGHT_TO_LEFT_STYLE } from "./right-to-left.ts";
import type { VitePressNavLink } from "./theme-config.ts";

/** A tag of a page's head, as VitePress takes it. */
export type HeadTag = [name: string, attributes: Record<string, string>, text?: string];

export const vitePressTag = (tag: SiteTag): HeadTag =>
  [tag.tag, { ...tag.attrs }, ...("content" in tag ? [tag.content] : [])] as HeadTag;

/** The parts of VitePress's config for a site's name, looks and icons. */
export interface VitePressSiteConfig {
  title: string;
  description?: string;
  head: HeadTag[];
  appearance: boolean | "dark" | "force-dark";
}

/** How footer, icons and pages of operations look. */
const STYLE = [
  ":root{--docs-bars:calc(var(--vp-nav-height) + var(--vp-layout-top-height,0px) + 3rem)}",
  ".docs-footer{display:flex;flex-wrap:wrap;gap:16px 48px;justify-content:center;padding:32px 24px;font-size:14px;border-top:1px solid var(--vp-c-divider)}",
  "@media(min-width:960px){.VPContent.has-sidebar~.docs-footer{margin-inline-start:var(--vp-sidebar-width)}}",
  "@media(min-width:1440px){.VPContent.has-sidebar~.docs-footer{margin-inline-start:calc((100vw - var(--vp-layout-max-width))/2 + var(--vp-sidebar-width))}}",
  ".docs-footer p{font-weight:600}.docs-footer a:hover{color:var(--vp-c-brand-1)}",
  ".docs-navbar-link.button{padding:5px 14px;border-radius:99px;color:var(--docs-on-button,var(--vp-c-white));background:var(--vp-c-brand-3)}",
  ".vp-external-link-icon:has(.docs-navbar-link.button)::after{content:none}",
  ".VPNavBarTitle .logo{width:auto;max-width:12rem;object-fit:contain}",
  `:is(.VPSidebar,.VPNavBar,.VPNavScreen) :is(.docs-nav-icon svg,img.docs-nav-icon,svg.lucide){${ICON_SIZE}}`,
  // A name that goes on in the next line does so behind its icon.
  ".VPSidebarItem .text:has(>.docs-nav-icon:first-child){position:relative;padding-inline-start:1.4em;>.docs-nav-icon:first-child{position:absolute;inset-inline-start:0;&:is(img){height:1lh;object-fit:contain}}}",
  // Without a sidebar, its bar is one.
  ":root:has(.docs-mode-custom,.docs-mode-center){& .VPNavBar.has-sidebar{background-color:var(--vp-nav-bg-color)}& .VPNavBarTitle.has-sidebar .title{border-color:transparent}}",
  ".vp-doc h1+.docs-page:not(.docs-bare){margin-top:12px}",
  // Its headings of the second level have a line above them of their own.
  ".docs-page hr+h2{margin-top:16px;padding-top:0;border-top:0}",
  ".vp-doc .docs-description{margin:8px 0 24px;font-size:18px;line-height:28px;color:var(--vp-c-text-2)}",
].join("");

/** A bar that is too narrow for all of it, as `fitBar` finds: in place of the rest, the "…" menu or the menu button. */
const BAR_STYLE = [
  "@media(min-width:768px){",
  ":is(.docs-bar-extra,.docs-bar-screen) .VPNavBar :is(.VPNavBarTranslations,.VPNavBarAppearance,.VPNavBarSocialLinks),",
  ".docs-bar-screen .VPNavBar .VPNavBarMenu,.docs-bar-tabs .VPNavBar :is(.VPNavBarExtra,.vp-external-link-icon){display:none}",
  ".docs-bar-extra:not(.docs-bar-tabs) .VPNavBar .VPNavBarExtra,.docs-bar-tabs .VPNav .VPNavScreen{display:block}",
  ".docs-bar-tabs .VPNavBar .VPNavBarHamburger{display:flex}",
  ".docs-bar-search:not(.docs-bar-screen) .VPNavBarSearch{min-width:80px;width:0;& *{min-width:0}& .DocSearch-Search-Icon{flex:none}& .DocSearch-Button-Keys{display:none}& .DocSearch-Button-Placeholder{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:0}}",
  "}",
].join("");

/** On wide screens the bar stays at the top: VitePress keeps room for a banner of this height above it. */
const BANNER_STYLE = [
  ".docs-site-banner{position:relative;min-height:40px;padding:10px 40px;line-height:20px;font-size:14px;text-align:center;color:var(--docs-on-button,var(--vp-c-white));background:var(--vp-c-brand-3)}",
  ".docs-site-banner a{text-decoration:underline}",
  ".docs-site-banner button{position:absolute;top:0;inset-inline-end:0;width:40px;height:40px;font-size:20px}",
  // The skip link is in front of the banner, in place of the one behind it.
  ".docs-site-banner.closed,.docs-site-banner~:is(.VPSkipLink,span:has(+.VPSkipLink)){display:none}",
  "@media(min-width:960px){:root:has(.docs-site-banner:not(.closed)){--vp-layout-top-height:40px}.docs-site-banner{position:fixed;z-index:var(--vp-z-index-layout-top);top:0;left:0;right:0;height:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}}",
].join("");

/** The bar ends before the window does, and the column at the side with a shade: both show on a picture alone. */
const PICTURE_STYLE = [
  ".aside-curtain{display:none}",
  "@media(min-width:960px){.VPNavBar.has-sidebar .content-body::after{content:'';position:absolute;inset-block:0;inset-inline-start:100%;width:100vw;background:inherit}}",
].join("");

/** The style sheet of a site, around its pages. @param hasRightToLeft whether one of its languages is written from right to left */
export function vitePressStyles(
  { colors }: SiteSettings,
  config: unknown,
  { hasRightToLeft }: { hasRightToLeft: boolean },
): string {
  const { image, decoration } = asObject(own(asObject(config), "background"));
  const hasPicture = image !== undefined || decoration !== undefined;
  const others = (hasPicture ? PICTURE_STYLE : "") + (hasRightToLeft ? RIGHT_TO_LEFT_STYLE : "");
  return colorStyle(colors) + BANNER_STYLE + STYLE + BAR_STYLE + others;
}

/** A script that runs before VitePress asks which appearance the reader has chosen. */
const LIGHT_AT_FIRST = `try{localStorage.getItem("vitepress-theme-appearance")||localStorage.setItem("vitepress-theme-appearance","light")}catch{}`;

/**
 * Name, description, favicon and appearance as VitePress takes them.
 *
 * @param fileUrl gives the address of a file of the docs root
 */
export function vitePressSite(
  settings: SiteSettings,
  { fileUrl }: { fileUrl: (file: string) => string },
): VitePressSiteConfig {
  const { name, description, favicon, appearance } = settings;
  const head = faviconTags(settings, fileUrl).map(vitePressTag);
  if (favicon && head.length === 0) head.push(["link", { rel: "icon", href: fileUrl(favicon.light) }]);
  // VitePress itself has no appearance that is light at first and can be changed.
  if (appearance.default === "light" && !appearance.strict) head.push(["script", {}, LIGHT_AT_FIRST]);
  const strictly = appearance.strict ? { light: false, dark: "force-dark", system: true } : undefined;
  return {
    title: name,
    ...(description === undefined ? {} : { description }),
    head,
    appearance: (strictly ?? { light: true, dark: "dark", system: true })[appearance.default] as boolean,
  };
}

/** The brand colors as CSS variables. */
function colorStyle(colors: SiteSettings["colors"]): string {
  if (colors === undefined) return "";
  const { primary, light, dark: button } = colors;
  const variables = (text: string) =>
    `--vp-c-brand-1:${text};--vp-c-brand-2:${button};--vp-c-brand-3:${button};--vp-button-brand-bg:${button}`;
  return `:root{${variables(primary)};--docs-on-button:${textOn(button)}}.dark{${variables(light)}}`;
}

/** The logo, and the target of a click on it. */
export function vitePressLogo({ logo, name }: SiteSettings, fileUrl: (file: string) => string) {
  if (!logo) return {};
  // The one of the other appearance is not loaded, and both come behind the style sheet.
  const lazily = (file: string, size?: PictureSize) => ({ src: fileUrl(file), loading: "lazy", ...size });
  const { light, dark, sizes } = logo;
  const files = { light: lazily(light, sizes?.light), dark: lazily(dark, sizes?.dark), alt: name };
  // A logo shows the name.
  return { logo: files, siteTitle: false as const, ...(logo.href === undefined ? {} : { logoLink: logo.href }) };
}

/** Icons of VitePress by the names of docs.json that differ from it. */
const SOCIAL_ICONS: ReadonlyMap<string, string> = new Map([
  ["x-twitter", "x"],
  ["twitter", "x"],
  ["hacker-news", "ycombinator"],
  ["podcast", "applepodcasts"],
]);

/** A globe, which VitePress's icons, all of them brands, do not have. */
const GLOBE = {
  svg: '<svg viewBox="0 0 24 24" style="fill:none;stroke:currentColor;stroke-width:2"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18"/></svg>',
};

/** The parts of VitePress's `themeConfig` for bar and footer: profiles, and the links after those of the navigation. */
export function vitePressChrome(
  { navbar, primary, socials }: SiteChrome,
  drawn: (icon: Icon) => string | undefined = () => undefined,
): {
  socialLinks: { icon: string | { svg: string }; link: string; ariaLabel: string }[];
  nav: VitePressNavLink[];
} {
  const links = [...navbar, ...(primary ? [{ ...primary, isButton: true }] : [])].filter(({ href }) =>
    isSafeHref(href),
  );
  return {
    socialLinks: [...socials]
      .filter(([, url]) => isWebUrl(url))
      .map(([network, link]) => ({
        icon: networkName(network) === "Website" ? GLOBE : (SOCIAL_ICONS.get(network) ?? network),
        link,
        ariaLabel: networkName(network),
      })),
    nav: links.map((link) => {
      const { label, icon = "" } = drawnLink(link, drawn);
      const text = `${icon} ${escapeMarkup(label)}`.trim();
      return {
        text: "isButton" in link ? `<span class="docs-navbar-link button">${text}</span>` : text,
        link: link.href,
      };
    }),
  };
}

/** The banner and the columns of the footer as HTML; `undefined` without one. @param linkOf where a link of docs.json leads on the site */
export const bannerHtml = ({ banner }: SiteChrome, linkOf: (href: string) => string): string | undefined =>
  banner && inlineMarkdown(linkedMarkdown(banner.content, linkOf));

export function footerHtml({ footer }: SiteChrome, linkOf: (href: string) => string): string | undefined {
  const columns = footer.map(({ header, items }) => {
    const title = header === undefined ? "" : `<p>${escapeMarkup(header)}</p>`;
    return `<div>${title}<ul>${items.map((item) => footerAnchor(item, linkOf)).join("")}</ul></div>`;
  });
  return columns.length > 0 ? columns.join("") : undefined;
}

const footerAnchor = ({ label, href }: SiteLink, linkOf: (href: string) => string): string =>
  isSafeHref(href) ? `<li><a href="${escapeMarkup(linkOf(href))}">${escapeMarkup(label)}</a></li>` : "";
