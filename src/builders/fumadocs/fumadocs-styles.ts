import type { SiteSettings } from "../model/site-settings.ts";

/** Badges and icons of the navigation, the line below a title, logo and footer. */
const STYLE = [
  // Its own gray is too light to be read on the tints that it has behind links and the search.
  ":root:not(.dark){--color-fd-muted-foreground:#666}",
  ".docs-nav-icon svg,img.docs-nav-icon,svg.docs-nav-icon{display:inline-block;width:1em;height:1em;vertical-align:-.125em}",
  ".docs-badge{margin-inline-start:.5rem;padding:0 .375rem;border-radius:.25rem;font-size:.75rem;white-space:nowrap;background:var(--color-fd-secondary)}",
  ".docs-badge-method{font-family:var(--font-mono);font-weight:600}.docs-badge-deprecated{text-decoration:line-through}",
  ".docs-logo{height:1.5rem;width:auto;max-width:12rem;object-fit:contain}",
  ".docs-logo-dark,.dark .docs-logo-light{display:none}.dark .docs-logo-dark{display:inline}",
  ".docs-skip{position:fixed;top:.5rem;inset-inline-start:.5rem;z-index:60;padding:.5rem 1rem;border-radius:.5rem;background:var(--color-fd-background);color:var(--color-fd-foreground)}",
  ".docs-skip:not(:focus){clip-path:inset(50%);pointer-events:none}",
  "@media (scripting:enabled){.docs-tab-links{display:none}}",
  "#docs-html>.docs-page>:first-child{margin-top:0}",
  // Its blockquotes are put in quotes, which authors write themselves.
  "#docs-html blockquote p::before,#docs-html blockquote p::after{content:none}",
  ".docs-footer{display:flex;flex-wrap:wrap;justify-content:center;gap:1.5rem 4rem;padding:2rem;font-size:.875rem;border-top:1px solid var(--color-fd-border)}",
  ".docs-footer p{font-weight:500}.docs-footer a{color:var(--color-fd-muted-foreground)}.docs-footer a:hover{color:var(--color-fd-accent-foreground)}",
].join("");

/** What a site looks like around its pages. */
export const fumadocsStyles = (colors: SiteSettings["colors"]): string =>
  (colors ? `:root{--color-fd-primary:${colors.primary}}.dark{--color-fd-primary:${colors.light}}` : "") + STYLE;
