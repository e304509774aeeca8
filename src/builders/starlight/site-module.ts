import { optional } from "../../json/json-value.ts";
import { encodeHref, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { listLanguages } from "../model/languages.ts";
import type { AddressOf } from "../model/page-address.ts";
import { type SiteChrome, servedChrome } from "../model/site-settings.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import type { NavigationIcons } from "../shared/navigation-icons.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { translatorTo } from "../shared/site-words.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
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
    addressOf,
    published,
    rendered,
    notFound,
    icons,
    unsupported,
  }: {
    addressOf: AddressOf;
    published: PublishedAt;
    rendered: StarlightSite["rendered"];
    notFound: StarlightSite["notFound"];
    icons: NavigationIcons;
    unsupported: UnsupportedFeatures;
  },
): string {
  const context: ModelContext = {
    navigation,
    addressOf,
    hrefOf: hrefFormatter(published),
    localeOf: ({ folder }) => folder || undefined,
    icons,
    unsupported,
  };
  const model = modelPages(context);
  const languages = listLanguages(navigation);
  const site: StarlightSite = {
    ...model,
    base: published.base,
    ...optional("titleHref", settings.logo?.href && linkHref(settings.logo.href, context)),
    chrome: model.languages.map(({ locale }) => {
      const own = languages.find((other) => context.localeOf(other) === locale);
      return toChrome(
        servedChrome(settings, own?.node, (href) => linkHref(href, context)),
        icons,
        own?.node.title,
      );
    }),
    rendered,
    notFound,
  };
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(site))});\n`;
}

const toChrome = (
  { navbar, primary, footer, banner }: SiteChrome,
  { html }: NavigationIcons,
  language: string | undefined,
): StarlightChrome => ({
  links: [...navbar, ...(primary ? [{ ...primary, button: true as const }] : [])].map(({ icon, ...link }) => ({
    ...link,
    ...optional("icon", icon && html(icon)),
  })),
  footer,
  ...optional("banner", banner && inlineMarkdown(banner.content)),
  ...optional("close", banner?.dismissible ? translatorTo(language)("Close") : undefined),
});

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
