import type { AnyPageNode, LanguageNode, NavigationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageTag } from "../vocabulary/language-tags.ts";
import { visible, visiblePages } from "./section.ts";
import type { UnsupportedFeatures } from "./unsupported.ts";

/** One language of a site, and the folder that its pages live in. */
export interface SiteLanguage {
  readonly node: LanguageNode;
  /** What the language holds; the default one also holds what stands beside the languages. */
  readonly children: readonly NavigationNode[];
  /** The first segment of the paths of all its pages (`fr`); `""` for the language that lives at the root. */
  readonly folder: string;
}

/** The visible languages right under the navigation, the default one first. */
export function listLanguages(navigation: ResolvedNavigation): SiteLanguage[] {
  const nodes = visible(navigation.children).filter((node) => node.type === "language");
  nodes.sort((a, b) => Number(b.default) - Number(a.default));
  const beside = visible(navigation.children).filter((node) => node.type !== "language");
  return nodes.map((node, index) => ({
    node,
    children: index === 0 ? [...node.children, ...beside] : node.children,
    folder: folderOf(node),
  }));
}

/**
 * The folder that all page files of a language share. The default language has one only where it bears the language's
 * name: a single top folder `guides` is not one.
 */
function folderOf(node: LanguageNode): string {
  const paths = visiblePages(node.children).flatMap((page) => (page.type === "page" ? [page.path] : []));
  const folder = paths[0]?.split("/")[0] ?? "";
  const named = [node.title, languageTag(node.title), languageTag(node.title).split("-")[0]].some(
    (name) => name?.toLowerCase() === folder.toLowerCase(),
  );
  const shared = paths.every((path) => path.startsWith(`${folder}/`) || path === folder);
  return shared && (named || !node.default) ? folder : "";
}

/** The language that a page stands in. */
export function languageOf(page: AnyPageNode): LanguageNode | undefined {
  let node = page.parent;
  while (node && node.type !== "language") node = node.parent;
  return node;
}

/** An address without its language's folder: what it has in common with its translations. */
export const withoutFolder = (href: string, folder: string): string =>
  folder !== "" && (href === `/${folder}` || href.startsWith(`/${folder}/`)) ? href.slice(folder.length + 1) : href;

/**
 * The languages that a builder can tell apart by their folders: the default one, and all others that have a folder of
 * their own. The rest is reported.
 */
export function languagesByFolder(navigation: ResolvedNavigation, unsupported: UnsupportedFeatures): SiteLanguage[] {
  const taken = new Set<string>();
  return listLanguages(navigation).filter(({ node, folder }, index) => {
    const free = (index === 0 || folder !== "") && !taken.has(folder);
    if (free) taken.add(folder);
    else
      unsupported.add(
        "language whose pages share no folder of their own",
        "move the pages of each language into a folder of its name; the language is left out",
        node.source,
      );
    return free;
  });
}
