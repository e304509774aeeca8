import { textOn } from "../model/colors.ts";
import type { SiteSettings } from "../model/site-settings.ts";
import { NAV_ICON_LOOK } from "../shared/navigation-icons.ts";

/** Badges and icons of the navigation, the line below a title, logo and footer. */
const STYLE = [
  // The words of its search are in one line.
  "#nd-sidebar [data-search-full]{position:relative;display:block;padding-inline-end:5.25rem;overflow:hidden;text-align:start;text-overflow:ellipsis;white-space:nowrap;&>svg{display:inline-block;margin-inline-end:.5rem;vertical-align:-.15em}&>div{position:absolute;inset-block-start:50%;inset-inline-end:.375rem;translate:0 -50%}}",
  // As much as its own headings keep.
  ":root{--docs-bars:7rem}",
  // What is in the sidebar is as narrow as a style sheet of the docs makes that.
  "#nd-sidebar>*{max-width:100%}",
  // Its own gray is too light to be read on the tints that it has behind links and the search.
  ":root:not(.dark){--color-fd-muted-foreground:#666}",
  NAV_ICON_LOOK,
  "small.docs-badge{margin-inline-start:.5rem;padding:0 .375rem;border-radius:.25rem;font-size:.75rem;white-space:nowrap;background:var(--color-fd-secondary)}",
  ".docs-badge-method{font-family:var(--font-mono);font-weight:600}.docs-badge-deprecated{text-decoration:line-through}",
  // Names of groups and words in bold stand out little from others there.
  "#docs-html strong{font-weight:700}.docs-group{font-weight:600}:not([data-active=true])>.docs-group{color:var(--color-fd-foreground)}",
  ".docs-lead a{font-weight:500;text-decoration:underline 1.5px var(--color-fd-primary);text-underline-offset:3.5px}",
  ".docs-logo{height:1.5rem;width:auto;max-width:12rem;object-fit:contain}",
  ".docs-logo-dark,.dark .docs-logo-light{display:none}.dark .docs-logo-dark{display:inline}",
  ".docs-skip{position:fixed;top:.5rem;inset-inline-start:.5rem;z-index:60;padding:.5rem 1rem;border-radius:.5rem;background:var(--color-fd-background);color:var(--color-fd-foreground)}",
  ".docs-skip:not(:focus){clip-path:inset(50%);pointer-events:none}",
  "@media (scripting:enabled){.docs-tab-links{display:none}}",
  ".docs-navbar-link.button{align-self:start;padding:.3rem .9rem;border-radius:99rem;background:var(--color-fd-primary);color:var(--color-fd-background)}",
  // In the sidebar, its neighbours have padding of their own.
  ":is(#nd-sidebar,#nd-sidebar-mobile) .docs-navbar-link.button{display:inline-block;margin:.5rem .5rem 0}",
  // Its bar is there for narrow windows alone, beside a sidebar.
  ".docs-bar{display:none}",
  "@media (width>=48rem){#nd-docs-layout:has(.docs-bar){--fd-header-height:3.5rem!important}#nd-subnav:has(.docs-bar){display:flex;&>button:last-child{display:none}}",
  "#nd-subnav .docs-bar{display:flex;align-items:center;gap:1.25rem;padding-inline:1.5rem;overflow-x:auto;font-size:.875rem;white-space:nowrap;&>span{flex:1}}}",
  "#docs-html>.docs-page>:is(:first-child,docs-menu:first-child+*){margin-top:0}",
  // Without a description, and behind a menu on a line of its own, a heading is next to what is above it.
  "#nd-page>h1+.prose{margin-top:1rem}@media(width<=40rem){#docs-html docs-menu{margin-bottom:1.5rem}}",
  // Where a window is narrow, the box of a tab's icon is larger than the icon.
  ".size-9:has(>span>.docs-nav-icon){display:grid;place-items:center}",
  // On its gray, comments of code can't be read on a darker one.
  ":where(:root:not(.dark)) .docs-code pre{background:#fff}",
  // Beside a page is room as a border: style sheets of the docs take the padding of the part that has none on the platform.
  ":root:not(:has(.docs-mode-custom)) #nd-page{padding-inline:0;border:solid transparent;border-width:0 1rem;@media (width>=48rem){border-width:0 1.5rem}@media (width>=80rem){border-width:0 2rem}}",
  // Style sheets of the docs may align what is beside the title, which on the platform is alone with its menu.
  "#nd-page>div{align-self:stretch}",
  // Its blockquotes are put in quotes, which authors write themselves.
  "#docs-html blockquote p::before,#docs-html blockquote p::after{content:none}",
  '[aria-labelledby="docs:banner"] a{text-decoration:underline}',
  ".docs-footer{display:flex;flex-wrap:wrap;justify-content:center;gap:1.5rem 4rem;padding:2rem;font-size:.875rem;border-top:1px solid var(--color-fd-border)}",
  ".docs-socials{display:flex;flex-wrap:wrap;gap:1.25rem;font-size:1.125rem}.docs-footer p{font-weight:500}.docs-footer a{color:var(--color-fd-muted-foreground)}.docs-footer a:hover{color:var(--color-fd-accent-foreground)}",
].join("");

/** What a site looks like around its pages. */
export const fumadocsStyles = (colors: SiteSettings["colors"]): string =>
  (colors
    ? `:root{--color-fd-primary:${colors.primary}}.dark{--color-fd-primary:${colors.light}}[aria-labelledby="docs:banner"]{background:${colors.dark};&,& button{color:${textOn(colors.dark)}}}`
    : "") + STYLE;
