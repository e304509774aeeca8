import { optional } from "../../json/json-value.ts";
import type { LanguageNode } from "../../navigation/tree.ts";
import { encodeHref, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { languagesByFolder, placeOf } from "../model/languages.ts";
import { drawnLink, type SiteChrome, servedChrome } from "../model/site-settings.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import type { NavigationIcons } from "../shared/navigation-icons.ts";
import { fileUrlBelow } from "../shared/pages/published-files.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { THEME_WORDS, translatorTo, wordsIn } from "../shared/site-words.ts";
import { parseCode } from "../vite/virtual-module.ts";
import { linkHref, type ModelContext, modelPages } from "./page-model.ts";
import type { StarlightChrome, StarlightSite } from "./route.ts";

/** How Astro publishes the site. */
export interface PublishedAt {
  readonly base: string;
  readonly trailingSlash: "always" | "never" | "ignore";
  readonly build: { readonly format: "directory" | "file" | "preserve" };
}

/** The code of `virtual:docsjson/starlight`. */
export function siteModule(
  { navigation, settings }: Docs,
  {
    published,
    rendered,
    notFound,
    ...shown
  }: { published: PublishedAt } & Pick<StarlightSite, "rendered" | "notFound"> &
    Pick<ModelContext, "addressOf" | "icons" | "unsupported">,
): string {
  const { icons, unsupported } = shown;
  const { logo } = settings;
  const fileUrl = fileUrlBelow(published.base);
  const languages = languagesByFolder(navigation, unsupported, placeOf);
  const context: ModelContext = { ...shown, navigation, languages, hrefOf: hrefFormatter(published) };
  const model = modelPages(context);
  const site: StarlightSite = {
    ...model,
    base: published.base,
    ...(logo && {
      logo: {
        light: { src: fileUrl(logo.light), ...logo.sizes?.light },
        dark: { src: fileUrl(logo.dark), ...logo.sizes?.dark },
      },
    }),
    ...optional("titleHref", logo?.href && linkHref(logo.href, context)),
    chrome: model.languages.map(({ place }, index) => {
      const own = languages[index]?.node;
      const chrome = toChrome(
        servedChrome(settings, own, (href) => linkHref(href, context)),
        icons,
        own?.title,
      );
      return own && place.depth > 0 ? { ...chrome, words: starlightWords(own, settings.searchPrompt) } : chrome;
    }),
    rendered,
    notFound,
  };
  return `export default ${parseCode(site)};\n`;
}

const toChrome = (
  { navbar, primary, footer, banner }: SiteChrome,
  { html }: NavigationIcons,
  language: string | undefined,
): StarlightChrome => ({
  links: [...navbar, ...(primary ? [{ ...primary, button: true as const }] : [])].map((link) => drawnLink(link, html)),
  footer,
  ...optional("banner", banner && inlineMarkdown(banner.content)),
  ...optional("close", banner?.dismissible ? translatorTo(language)("Close") : undefined),
});

/** The words that readers see on every page, by Starlight's keys; none for a language of which it has its own. */
function starlightWords({ title }: LanguageNode, prompt: string | undefined): Record<string, string> {
  const words = wordsIn(title, THEME_WORDS);
  if (!words) return {};
  return {
    "skipLink.label": words["Skip to content"],
    ...(prompt === undefined ? { "search.label": words.Search } : {}),
    "themeSelect.accessibleLabel": words.Appearance,
    "languageSelect.accessibleLabel": words["Change language"],
    "menuButton.accessibleLabel": words.Menu,
    "sidebarNav.accessibleLabel": words.Menu,
    "tableOfContents.onThisPage": words["On this page"],
    "page.previousLink": words["Previous page"],
    "page.nextLink": words["Next page"],
  };
}

/** Addresses as Starlight writes them in links. */
export function hrefFormatter({ base, trailingSlash, build: { format } }: PublishedAt): (address: string) => string {
  const prefix = base.replace(/\/$/, "");
  return (address) => {
    const [path, rest] = splitAddress(address);
    const key = withoutEndSlash(path) || "/";
    const encoded = prefix + encodeHref(key);
    if (format === "file") return (key === "/" ? `${prefix}/` : `${encoded}.html`) + rest;
    const slash = trailingSlash === "never" || key === "/" ? "" : "/";
    return encoded + slash + rest;
  };
}
