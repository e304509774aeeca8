import * as features from "../diagnostic/codes/builder-features.ts";
import type { AnyPageNode, Icon, LinkNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageLabel } from "../vocabulary/language-tags.ts";
import { type Badge, badgesOf } from "./badge.ts";
import { listLanguages } from "./language.ts";
import { folderHref, isSafeHref } from "./link.ts";
import { childrenOf, rootPageOf, visible } from "./section.ts";
import { reportUnshown } from "./unshown.ts";
import { type Built, built, collectUnsupported, type UnsupportedFeatures } from "./unsupported.ts";

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

export interface FumadocsNavigation<Rendered = string> {
  /** The page tree; for a site in several languages, the one of the default language. */
  pageTree: FumadocsRoot<Rendered>;
  /** The page trees of all languages by their codes. */
  pageTrees?: Record<string, FumadocsRoot<Rendered>>;
  /** The languages for `defineI18n` and the language menu. */
  i18n?: { defaultLanguage: string; languages: string[]; locales: { locale: string; name: string }[] };
}

export interface FumadocsOptions<Rendered> {
  /** The name of the page tree. Default: `Docs`. */
  name?: string | undefined;
  /** Put before the address of every page of the site, such as `/docs`. */
  baseUrl?: string | undefined;
  /** Renders a title with its badges. Without it badges are left out and reported. */
  renderName?: ((title: string, badges: readonly Badge[]) => Rendered) | undefined;
  /** Renders an icon. Without it icons are left out and reported. */
  renderIcon?: ((icon: Icon) => Rendered) | undefined;
}

/**
 * The navigation as page trees for Fumadocs 15: one tree a language, and in it one root folder for each tab, product
 * or other element above the groups.
 *
 * Names are strings unless `renderName` makes React nodes of them. Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("content/docs");
 * const { pageTree } = toFumadocs(navigation, { baseUrl: "/docs" }).value;
 * // <DocsLayout tree={pageTree}>…</DocsLayout>
 */
export function toFumadocs<Rendered = string>(
  navigation: ResolvedNavigation,
  options: FumadocsOptions<Rendered> = {},
): Built<FumadocsNavigation<Rendered>> {
  const unsupported = collectUnsupported("Fumadocs");
  const context: Context<Rendered> = { unsupported, options, global: Object.values(navigation.global).flat() };
  reportUnshown(navigation, unsupported, true);
  const [main, ...others] = listLanguages(navigation);
  if (!main) return built({ pageTree: treeOf(navigation.children, context) }, unsupported.diagnostics());
  const pageTree = treeOf(main.children, context);
  const trees = others.map(({ node, children }) => [node.title, treeOf(children, context)] as const);
  const codes = [main.node.title, ...others.map(({ node }) => node.title)];
  const value = {
    pageTree,
    pageTrees: Object.fromEntries([[main.node.title, pageTree], ...trees]),
    i18n: {
      defaultLanguage: main.node.title,
      languages: codes,
      locales: codes.map((code) => ({ locale: code, name: languageLabel(code) })),
    },
  };
  return built(value, unsupported.diagnostics());
}

interface Context<Rendered> {
  unsupported: UnsupportedFeatures;
  options: FumadocsOptions<Rendered>;
  global: readonly LinkNode[];
}

function treeOf<Rendered>(children: readonly NavigationNode[], context: Context<Rendered>): FumadocsRoot<Rendered> {
  const nodes = [...visible(children), ...context.global];
  return {
    name: nameOf(context.options.name ?? "Docs", [], context),
    children: nodes.flatMap((node) => treeNode(node, context)),
  };
}

function treeNode<Rendered>(node: NavigationNode, context: Context<Rendered>): FumadocsNode<Rendered>[] {
  switch (node.type) {
    case "page":
    case "operation":
      return [pageItem(node, context)];
    case "link":
      return linkItem(node, context);
    default: {
      const children = visible(childrenOf(node)).flatMap((child) => treeNode(child, context));
      const rootPage = node.type === "group" ? rootPageOf(node) : undefined;
      if (children.length === 0 && !rootPage) return [];
      // An element whose children are elements themselves has no sidebar of its own.
      const root = node.type !== "group" && visible(node.children).some(isSidebarNode);
      return [
        {
          type: "folder",
          ...looksOf(node, context),
          ...(node.description === undefined ? {} : { description: node.description }),
          ...(root ? { root } : {}),
          ...(node.type === "group" ? { defaultOpen: node.expanded } : {}),
          ...(rootPage ? { index: pageItem(rootPage, context) } : {}),
          children,
        },
      ];
    }
  }
}

const isSidebarNode = (node: NavigationNode): boolean =>
  node.type === "group" || node.type === "page" || node.type === "operation";

function pageItem<Rendered>(node: AnyPageNode, context: Context<Rendered>): FumadocsItem<Rendered> {
  return {
    type: "page",
    ...looksOf(node, context),
    url: urlOf(node.href, context),
    ...(node.description === undefined ? {} : { description: node.description }),
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
      url: node.href.startsWith("/") ? urlOf(node.href, context) : node.href,
      ...(node.external ? { external: true } : {}),
      ...(node.description === undefined ? {} : { description: node.description }),
    },
  ];
}

/** A node's name and icon, as far as they can be rendered. */
function looksOf<Rendered>(node: NavigationNode, context: Context<Rendered>): { name: Rendered; icon?: Rendered } {
  const { options, unsupported } = context;
  const badges = badgesOf(node);
  if (badges.length > 0 && !options.renderName) unsupported.add(features.dataBadges, node.source);
  if (node.icon !== undefined && !options.renderIcon) unsupported.add(features.dataIcons, node.source);
  const icon = node.icon !== undefined && options.renderIcon ? { icon: options.renderIcon(node.icon) } : {};
  return { name: nameOf(node.title, badges, context), ...icon };
}

/** Without a renderer, `Rendered` is `string`. */
const nameOf = <Rendered>(title: string, badges: readonly Badge[], { options }: Context<Rendered>): Rendered =>
  options.renderName ? options.renderName(title, badges) : (title as Rendered);

/** Fumadocs' own addresses have no trailing slash, and `index` pages stand at their folder. */
function urlOf(href: string, { options }: { options: { baseUrl?: string | undefined } }): string {
  const url = `${(options.baseUrl ?? "").replace(/\/$/, "")}${folderHref(href)}`;
  return url.length > 1 ? url.replace(/\/$/, "") : url;
}
