import { isFilled, optional } from "../../json/json-value.ts";
import type {
  AnyPageNode,
  ContainerNode,
  Icon,
  LinkNode,
  NavigationNode,
  ResolvedNavigation,
} from "../../navigation/tree.ts";
import { baseOfPaths, encodeHref, encodeUrl, folderHref, splitAddress } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { languageLabel } from "../../vocabulary/elements/language-tags.ts";
import { folderSpellings, withoutFolder } from "../model/language-folder.ts";
import { globalLinks, modelLanguages } from "../model/language-model.ts";
import { listLanguages } from "../model/languages.ts";
import type { Section, TreeEntry } from "../model/site-tree.ts";
import { type Badge, type BadgeWords, badgesOf } from "../shared/badge.ts";
import { inlineText } from "../shared/inline-markdown.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { renderedIcon } from "../shared/unsupported/rendered-icon.ts";
import { reportUnshown } from "../shared/unsupported/unshown-fields.ts";
import {
  type Built,
  built,
  collectUnsupported,
  type UnsupportedFeatures,
} from "../shared/unsupported/unsupported-features.ts";

/** A page or a link. `Rendered` is what titles and icons are rendered to: React nodes, or plain strings. */
export interface FumadocsItem<Rendered = string> {
  type: "page";
  name: Rendered;
  url: string;
  external?: boolean;
  description?: string;
  icon?: Rendered;
}

/** A folder. `root` folders are the tabs of Fumadocs' sidebar, each with a sidebar of its own. */
export interface FumadocsFolder<Rendered = string> {
  type: "folder";
  name: Rendered;
  description?: string;
  root?: boolean;
  defaultOpen?: boolean;
  /** The page that the folder's title opens. */
  index?: FumadocsItem<Rendered>;
  icon?: Rendered;
  children: FumadocsNode<Rendered>[];
}
export type FumadocsNode<Rendered = string> = FumadocsItem<Rendered> | FumadocsFolder<Rendered>;

/** A page tree as Fumadocs takes it. */
export interface FumadocsRoot<Rendered = string> {
  name: Rendered;
  children: FumadocsNode<Rendered>[];
}

/**
 * A tab of `<DocsLayout>`: a root folder with its first page. Fumadocs finds no tabs for folders that contain folders.
 */
export interface FumadocsTab<Rendered = string> {
  title: Rendered;
  url: string;
  description?: string;
  icon?: Rendered;
  /** The addresses of the pages for which the tab is marked. */
  urls: Set<string>;
}

/** A link of `<DocsLayout>`, for a node next to the root folders, which no sidebar shows. */
export interface FumadocsLink<Rendered = string> {
  text: string;
  url: string;
  external?: boolean;
  icon?: Rendered;
}

/** Props of `<DocsLayout>` besides the tree. */
export interface FumadocsLayout<Rendered = string> {
  tabs: FumadocsTab<Rendered>[];
  links: FumadocsLink<Rendered>[];
}

export interface FumadocsNavigation<Rendered = string> {
  /** The page tree; for a site in several languages, the one of the default language. */
  pageTree: FumadocsRoot<Rendered>;
  /** The page trees of all languages by their codes. */
  pageTrees?: Record<string, FumadocsRoot<Rendered>>;
  /** For `<DocsLayout>`; for a site in several languages, that of the default language. */
  layout: FumadocsLayout<Rendered>;
  /** The layouts of all languages by their codes. */
  layouts?: Record<string, FumadocsLayout<Rendered>>;
  /** The languages for `defineI18n` and the language menu. */
  i18n?: { defaultLanguage: string; languages: string[]; locales: { locale: string; name: string }[] };
}

export interface FumadocsOptions<Rendered> {
  /** The name of the page tree. Default: `Docs`. */
  name?: string | undefined;
  /** Put before the address of every page of the site, such as `/docs`. */
  baseUrl?: string | undefined;
  /**
   * As in `defineI18n`: whether the addresses of the default language begin with its code (`/en/docs/…`) or, by default,
   * as those of no language do (`/docs/…`). The others always begin with their code.
   */
  hideLocale?: "never" | "default-locale" | undefined;
  /**
   * Whether the addresses of languages begin with the folders that docs.json has for them, whatever their codes are: those of the
   * default language, too (`/en/docs/…` for `en/docs/…`). Default: `false`.
   */
  keepFolders?: boolean | undefined;
  /** Renders a title with its badges. Without it badges are left out and reported. */
  renderName?: ((title: string, badges: readonly Badge[]) => Rendered) | undefined;
  /** Gives the words of badges in a language of docs.json. Default: in English. */
  badgeWords?: BadgeWords | undefined;
  /** Renders an icon. Without it, or where it gives `undefined`, icons are left out and reported. */
  renderIcon?: ((icon: Icon) => Rendered | undefined) | undefined;
}

/**
 * The navigation as page trees for Fumadocs 16: one tree a language, and in it one root folder for each tab, product
 * or other element above the groups.
 *
 * Names are strings unless `renderName` makes React nodes of them. Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("content/docs");
 * const { pageTree, layout } = toFumadocs(navigation, { baseUrl: "/docs" }).value;
 * // <DocsLayout tree={pageTree} {...layout}>…</DocsLayout>
 */
export function toFumadocs<Rendered = string>(
  navigation: ResolvedNavigation,
  options: FumadocsOptions<Rendered> = {},
): Built<FumadocsNavigation<Rendered>> {
  const unsupported = collectUnsupported("Fumadocs");
  const addressOf = fumadocsAddresses(navigation, options);
  const urlOf = (href: string): string => fumadocsUrl(addressOf(href));
  const linkTo = (href: string): string => fumadocsLink(href, addressOf);
  const context: Context<Rendered> = { unsupported, options, urlOf, linkTo };
  reportUnshown(navigation, unsupported, true);
  const languages = listLanguages(navigation);
  const global = globalLinks(navigation);
  const [main, ...others] = modelLanguages(navigation, languages).map(({ tree }) => {
    const entries = [...tree, ...global];
    return { pageTree: treeWith(entries, context), layout: layoutProps(entries, context) };
  }) as [LanguageTree<Rendered>, ...LanguageTree<Rendered>[]];
  if (languages.length === 0) return built(main, unsupported.diagnostics());
  const codes = languages.map(({ node }) => node.title);
  const byCode = <Value>(read: (language: typeof main) => Value): Record<string, Value> =>
    Object.fromEntries([main, ...others].map((language, index) => [codes[index] as string, read(language)]));
  const value = {
    ...main,
    pageTrees: byCode(({ pageTree }) => pageTree),
    layouts: byCode(({ layout }) => layout),
    i18n: {
      defaultLanguage: codes[0] as string,
      languages: codes,
      locales: codes.map((code) => ({ locale: code, name: languageLabel(code) })),
    },
  };
  return built(value, unsupported.diagnostics());
}

interface Context<Rendered> {
  unsupported: UnsupportedFeatures;
  options: FumadocsOptions<Rendered>;
  /** Of a page. */
  urlOf: (href: string) => string;
  /** Of a link, which may lead out of the site. */
  linkTo: (href: string) => string;
}

/** What Fumadocs takes for one language. */
type LanguageTree<Rendered> = Pick<FumadocsNavigation<Rendered>, "pageTree" | "layout">;

/**
 * The address of each page as Fumadocs serves it: the code or folder of the language, `baseUrl`, and the path within the language.
 * `index` pages are served at their folder, no address ends with a slash, and none is percent-encoded.
 */
export function fumadocsAddresses(
  navigation: ResolvedNavigation,
  {
    baseUrl = "",
    hideLocale = "default-locale",
    keepFolders = false,
  }: Pick<FumadocsOptions<unknown>, "baseUrl" | "hideLocale" | "keepFolders">,
): (href: string) => string {
  const languages = listLanguages(navigation);
  const byFolder = new Map(
    languages.flatMap((language) => folderSpellings(language.folder).map((folder) => [folder, language] as const)),
  );
  const base = baseOfPaths(baseUrl);
  return (href) => {
    const [, first = ""] = href.split("/");
    const language = byFolder.get(first) ?? byFolder.get("");
    const folder = language?.folder ?? "";
    const isHidden = !language || (language === languages[0] && hideLocale === "default-locale");
    const start = keepFolders ? folder && `/${first}` : isHidden ? "" : `/${language.node.title}`;
    const url = start + base + (folderHref(withoutFolder(href, folder)) || "/");
    return url.length > 1 ? url.replace(/\/(?=$|[?#])/, "") : url;
  };
}

/** An address as Next.js tells it to Fumadocs, which compares the two: with every segment encoded as a URI component. */
export const fumadocsUrl = (address: string): string => encodeHref(address).replace(/[;:@&=+$,]/g, encodeURIComponent);

/** A link of docs.json; its query and fragment stay. */
export function fumadocsLink(href: string, addressOf: (href: string) => string): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const [path, rest] = splitAddress(href);
  return fumadocsUrl(addressOf(path)) + encodeUrl(rest);
}

/** Tabs of the root folders in document order, and the links beside them, each once. */
function layoutProps<Rendered>(entries: readonly TreeEntry[], context: Context<Rendered>): FumadocsLayout<Rendered> {
  const tabs: FumadocsTab<Rendered>[] = [];
  const links = new Map<string, FumadocsLink<Rendered>>();
  const walk = (entries: readonly TreeEntry[], titles: readonly string[]): void => {
    for (const entry of entries) {
      if (entry.type === "link" && entry.element !== "page")
        for (const link of layoutLink(entry, context)) links.set(JSON.stringify([link.text, link.url]), link);
      if (entry.type !== "folder" || entry.node.type === "group") continue;
      const path = [...titles, entry.node.title].filter(Boolean);
      if (entry.section) tabs.push(tabOf(entry.section, entry.node, path.join(" › "), context));
      walk(entry.entries, path);
    }
  };
  walk(entries, []);
  return { tabs, links: [...links.values()] };
}

function tabOf<Rendered>(
  { pages }: Section,
  node: ContainerNode,
  title: string,
  context: Context<Rendered>,
): FumadocsTab<Rendered> {
  const urls = new Set(pages.map(({ href }) => context.urlOf(href)));
  const { icon } = looksOf(node, context);
  return {
    title: nameOf(title, badgesOf(node), context),
    url: [...urls][0] ?? context.urlOf("/"),
    ...optional("description", node.description && inlineText(node.description)),
    ...optional("icon", icon),
    urls,
  };
}

const layoutLink = <Rendered>(node: LinkNode, context: Context<Rendered>): FumadocsLink<Rendered>[] =>
  linkItem(node, context).map(({ url, external, icon }) => ({
    text: node.title,
    url,
    ...optional("external", external),
    ...optional("icon", icon),
  }));

const treeWith = <Rendered>(entries: readonly TreeEntry[], context: Context<Rendered>): FumadocsRoot<Rendered> => ({
  name: nameOf(context.options.name ?? "Docs", [], context),
  children: entries.flatMap((entry) => treeItem(entry, context)),
});

function treeItem<Rendered>(entry: TreeEntry, context: Context<Rendered>): FumadocsNode<Rendered>[] {
  if (entry.type === "link") return linkItem(entry, context);
  if (entry.type !== "folder") return [pageItem(entry, context)];
  const { node, index, section, entries } = entry;
  const children = entries.flatMap((child) => treeItem(child, context));
  if (children.length === 0 && !index) return [];
  const indexItem = index && pageItem(index, context);
  if (node.type === "group" && !isFilled(node.title)) return [...(indexItem ? [indexItem] : []), ...children];
  return [
    {
      type: "folder",
      ...looksOf(node, context),
      ...optional("description", node.description && inlineText(node.description)),
      // An element whose children are elements too has no sidebar of its own.
      ...(section ? { root: true } : {}),
      ...(node.type === "group" ? { defaultOpen: node.expanded } : {}),
      ...optional("index", indexItem),
      children,
    },
  ];
}

function pageItem<Rendered>(node: AnyPageNode, context: Context<Rendered>): FumadocsItem<Rendered> {
  return {
    type: "page",
    ...looksOf(node, context),
    url: context.urlOf(node.href),
    ...optional("description", node.description && inlineText(node.description)),
  };
}

function linkItem<Rendered>(node: LinkNode, context: Context<Rendered>): FumadocsItem<Rendered>[] {
  if (!isSafeHref(node.href)) {
    context.unsupported.add(features.link(node.href), node.source);
    return [];
  }
  return [
    {
      type: "page",
      ...looksOf(node, context),
      url: context.linkTo(node.href),
      ...(node.external ? { external: true } : {}),
      ...optional("description", node.description && inlineText(node.description)),
    },
  ];
}

/** A node's name and icon, as far as they can be rendered. */
function looksOf<Rendered>(node: NavigationNode, context: Context<Rendered>): { name: Rendered; icon?: Rendered } {
  const { options, unsupported } = context;
  const badges = badgesOf(node, options.badgeWords);
  if (badges.length > 0 && !options.renderName) unsupported.add(features.dataBadges, node.source);
  const icon = renderedIcon(node, options.renderIcon, unsupported);
  return { name: nameOf(node.title, badges, context), ...optional("icon", icon) };
}

/** Without a renderer, `Rendered` is `string`. */
const nameOf = <Rendered>(title: string, badges: readonly Badge[], { options }: Context<Rendered>): Rendered =>
  options.renderName ? options.renderName(title, badges) : (title as Rendered);
