import { encodeHref, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { listLanguages } from "../model/languages.ts";
import type { AddressOf } from "../model/page-address.ts";
import { languageChrome, type SiteChrome } from "../model/site-settings.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { linkHref, type ModelContext, modelPages } from "./page-model.ts";
import type { StarlightChrome, StarlightSite } from "./route.ts";
import { localeName } from "./to-starlight.ts";

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
    unsupported,
  }: {
    addressOf: AddressOf;
    published: PublishedAt;
    rendered: StarlightSite["rendered"];
    unsupported: UnsupportedFeatures;
  },
): string {
  const context: ModelContext = {
    navigation,
    addressOf,
    hrefOf: hrefFormatter(published),
    localeOf: (language) => {
      const name = localeName(language);
      return name === "root" ? undefined : name;
    },
    unsupported,
  };
  const model = modelPages(context);
  const languages = listLanguages(navigation);
  const chromes = model.languages.map(({ locale }): SiteChrome => {
    const language = languages.find((other) => context.localeOf(other) === locale);
    return languageChrome(settings, language?.node);
  });
  const site: StarlightSite = {
    ...model,
    base: published.base,
    chrome: chromes.map((chrome) => toChrome(chrome, context)),
    rendered,
  };
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(site))});\n`;
}

function toChrome({ navbar, primary, footer, banner }: SiteChrome, context: ModelContext): StarlightChrome {
  const link = ({ label, href }: { label: string; href: string }) => ({ label, href: linkHref(href, context) });
  const safe = ({ href }: { href: string }): boolean => isSafeHref(href);
  return {
    links: [
      ...navbar.filter(safe).map(link),
      ...[primary].flatMap((button) => (button && safe(button) ? [{ ...link(button), button: true as const }] : [])),
    ],
    footer: footer.map(({ header, items }) => ({ ...(header ? { header } : {}), items: items.filter(safe).map(link) })),
    ...(banner
      ? { banner: inlineMarkdown(withServedLinks(banner.content, context)), dismissible: banner.dismissible }
      : {}),
  };
}

/** Markdown whose links to pages lead to the addresses at which the builder serves them. */
const withServedLinks = (markdown: string, context: ModelContext): string =>
  markdown.replace(/\]\(([^()\s]*)\)/g, (_, href: string) => `](${linkHref(href, context)})`);

/** Addresses as Starlight writes them in links. */
export function hrefFormatter({ base, trailingSlash, build: { format } }: PublishedAt): (address: string) => string {
  const prefix = base.replace(/\/$/, "");
  return (address) => {
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const key = withoutEndSlash(path) || "/";
    const encoded = prefix + encodeHref(key);
    if (format === "file") return (key === "/" ? `${prefix}/` : `${encoded}.html`) + rest;
    const slash = trailingSlash === "never" || key === "/" ? "" : "/";
    return encoded + slash + rest;
  };
}
