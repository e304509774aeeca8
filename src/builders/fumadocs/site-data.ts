import type { Icon } from "../../navigation/tree.ts";
import { languageTag, writingDirection } from "../../vocabulary/elements/language-tags.ts";
import { networkName } from "../../vocabulary/platform/social-networks.ts";
import { drawnLink, type SiteLink, type SiteSettings } from "../model/site-settings.ts";
import type { Badge } from "../shared/badge.ts";
import { inlineMarkdown } from "../shared/inline-markdown.ts";
import { fileUrlBelow } from "../shared/pages/published-files.ts";
import { THEME_WORDS, translatorTo, wordsIn } from "../shared/site-words.ts";
import type { DocsSource, FumadocsPage, Translation } from "./docs-source.ts";
import type { FumadocsLayout, FumadocsRoot } from "./to-fumadocs.ts";

/** A title, or an icon as HTML, as the components draw them. */
export type Drawn = string | { readonly title: string; readonly badges: readonly Badge[] };

/** What pages have of their language. */
interface LanguageData {
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  /** The words of the theme by their keys; none for English, which is Fumadocs's own. */
  readonly words: Readonly<Record<string, string>>;
  /** The link by which readers without a mouse pass over what is around a page. */
  readonly skip: string;
}

/** What pages have around them. */
interface AroundData {
  readonly tree: FumadocsRoot<Drawn>;
  /** The tabs with their addresses as a list, which is what JSON has. */
  readonly tabs: readonly object[];
  readonly links: FumadocsLayout<Drawn>["links"];
  readonly bar: readonly (Omit<SiteLink, "icon"> & { readonly icon?: string; readonly isButton?: true })[];
  readonly socials: readonly { readonly label: string; readonly url: string; readonly icon: string | undefined }[];
  readonly footer: readonly { readonly header?: string; readonly items: readonly SiteLink[] }[];
  readonly banner: { readonly html: string; readonly id: string | undefined } | undefined;
}

/** What the components know of the site, the same on all pages. */
export interface SiteData {
  readonly name: string;
  readonly description: string | undefined;
  readonly logo: SiteSettings["logo"];
  readonly favicon: SiteSettings["favicon"];
  readonly appearance: SiteSettings["appearance"];
  /** `basePath` of Next.js's config. */
  readonly base: string;
  readonly head: DocsSource<Drawn>["head"];
  readonly scripts: DocsSource<Drawn>["scripts"];
  /** What is at addresses without a page; HTML below a title. */
  readonly notFound: { readonly title: string; readonly html: string };
  /** The address of the index of the search. */
  readonly search: string;
  /** The languages of the menu; none for a site in one. */
  readonly locales: readonly { readonly locale: string; readonly name: string }[] | undefined;
  /** By the codes of the languages that pages are in, inside products, too; `""` for a site in one. */
  readonly languages: Readonly<Record<string, LanguageData>>;
  /** By the codes of the languages of the menu; `""` for a site in one. */
  readonly around: Readonly<Record<string, AroundData>>;
}

/** What the components know of a page beside its HTML. */
export interface PageData {
  readonly title: string;
  readonly eyebrow: string;
  /** As text, and as HTML. */
  readonly description?: string;
  readonly lead: string;
  readonly language: string;
  /** What is around it, by its name in `SiteData`. */
  readonly around: string;
  readonly toc: ReturnType<FumadocsPage["render"]>["toc"];
  /** Whether it has no sidebar, whose links are in the bar then. */
  readonly isAlone: boolean;
  readonly head: FumadocsPage["head"];
  /** The address that each tab leads to. */
  readonly tabs: readonly string[];
  readonly translations: readonly Translation[];
}

export function siteData(docs: DocsSource<Drawn>, base: string): SiteData {
  const { settings, i18n, pages } = docs;
  const { name, description, logo, favicon, appearance } = settings;
  const fileUrl = fileUrlBelow(base);
  const languages = new Map<string, LanguageData>();
  const around = new Map<string, AroundData>();
  const isMain = ({ language }: FumadocsPage): number => Number(language === i18n?.defaultLanguage);
  for (const page of [...pages].sort((a, b) => isMain(b) - isMain(a))) {
    const { language = "" } = page;
    if (!languages.has(language)) languages.set(language, languageData(language, settings.searchPrompt));
    const name = aroundOf(docs, page);
    if (!around.has(name)) around.set(name, aroundData(docs, page));
  }
  return {
    name,
    description,
    logo: logo && { ...logo, light: fileUrl(logo.light), dark: fileUrl(logo.dark) },
    favicon: favicon && { light: fileUrl(favicon.light), dark: fileUrl(favicon.dark) },
    appearance,
    base,
    head: docs.head,
    scripts: docs.scripts,
    notFound: docs.notFound ?? { title: translatorTo(i18n?.defaultLanguage)("Page not found"), html: "" },
    search: `${base}/docs-search.json`,
    locales: i18n?.locales,
    languages: Object.fromEntries(languages),
    around: Object.fromEntries(around),
  };
}

/** The language of the menu that a page is in, `""` without one. */
const aroundOf = ({ i18n }: DocsSource<Drawn>, { language = "" }: FumadocsPage): string =>
  i18n?.languages.includes(language) ? language : (i18n?.defaultLanguage ?? "");

const languageData = (language: string, searchPrompt: string | undefined): LanguageData => ({
  tag: languageTag(language) || "en",
  dir: writingDirection(language),
  words: labelsIn(language, searchPrompt),
  skip: translatorTo(language)("Skip to content"),
});

/** Icons of Font Awesome for profiles that have another name there, or are no brand. */
const NETWORK_ICONS: ReadonlyMap<string, Icon> = new Map([
  ["x", { name: "x-twitter", style: "brands" }],
  ["twitter", { name: "x-twitter", style: "brands" }],
  ["website", { name: "earth-americas" }],
  ["earth-americas", { name: "earth-americas" }],
  ["podcast", { name: "podcast" }],
]);

function aroundData(docs: DocsSource<Drawn>, page: FumadocsPage): AroundData {
  const { tree, tabs, links } = docs.layoutOf(page);
  const { navbar, primary, socials, footer, banner } = docs.chromeOf(page);
  return {
    tree,
    tabs: tabs.map((tab) => ({ ...tab, urls: [...tab.urls] })),
    links,
    bar: [...navbar, ...(primary ? [{ ...primary, isButton: true as const }] : [])].map((link) =>
      drawnLink(link, docs.iconHtml),
    ),
    socials: [...socials].map(([network, url]) => ({
      label: networkName(network),
      url,
      icon: docs.iconHtml(NETWORK_ICONS.get(network) ?? { name: network, style: "brands" }),
    })),
    footer,
    banner: banner && { html: inlineMarkdown(banner.content), id: banner.dismissible ? banner.id : undefined },
  };
}

/** The words of Fumadocs's theme in a language, as far as readers see them on every page. */
function labelsIn(language: string, prompt: string | undefined): Record<string, string> {
  const words = wordsIn(language, THEME_WORDS);
  const search = prompt ?? words?.Search;
  const prompts = search === undefined ? {} : { "Search(search trigger)": search, "Search(search dialog)": search };
  if (!words) return prompts;
  return {
    ...prompts,
    "Previous Page(pagination)": words["Previous page"],
    "Next Page(pagination)": words["Next page"],
    "On this page(table of contents)": words["On this page"],
    "Open Sidebar(sidebar)(aria-label)": words.Menu,
    "Toggle Menu(mobile menu)(aria-label)": words.Menu,
    "Toggle Theme(theme switcher)(aria-label)": words.Appearance,
    "Choose a language(language switcher)": words["Change language"],
    "Choose a language(language switcher)(aria-label)": words["Change language"],
    "Open Search(search trigger)(aria-label)": words.Search,
    "No results found(search dialog)": words["No results"],
  };
}

export function pageData(docs: DocsSource<Drawn>, page: FumadocsPage, toc: PageData["toc"]): PageData {
  const { title, lead, eyebrow, mode, description, language = "", head } = page;
  return {
    title,
    lead,
    eyebrow,
    ...(description === undefined ? {} : { description }),
    language,
    around: aroundOf(docs, page),
    toc,
    isAlone: mode === "custom" || mode === "center",
    head,
    tabs: docs.layoutOf(page).tabs.map((tab) => tab.url),
    translations: docs.translationsOf(page),
  };
}
