import { commonest } from "../../diagnostic/group-by.ts";
import type { LanguageNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { languageLabel, languageTag, writingDirection } from "../../vocabulary/elements/language-tags.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { reportUnshown } from "../shared/unsupported/unshown-fields.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { withoutFolder } from "./language-folder.ts";
import { childrenOf, visible, visiblePages } from "./site-tree.ts";

/** One language of a site, and the folder that its pages live in. */
export interface SiteLanguage {
  readonly node: LanguageNode;
  /** The nodes in the language; for the default language, also the nodes next to the languages. */
  readonly children: readonly NavigationNode[];
  /** The first segment of the paths of its pages (`fr`); `""` for the language that lives at the root. */
  readonly folder: string;
}

/** The BCP 47 tag of a language. */
export const tagOf = ({ node }: SiteLanguage): string => languageTag(node.title);

/** A language as menus and pages name it. */
export const describeLanguage = (language: SiteLanguage) => ({
  label: languageLabel(language.node.title),
  lang: tagOf(language),
  dir: writingDirection(language.node.title),
});

/** The visible languages right under the navigation, the default one first. */
export function listLanguages(navigation: ResolvedNavigation): SiteLanguage[] {
  const nodes = visible(navigation.children).filter((node) => node.type === "language");
  nodes.sort((a, b) => Number(b.default) - Number(a.default));
  const beside = visible(navigation.children).filter((node) => node.type !== "language");
  return nodes.map((node, index) => ({
    node,
    children: index === 0 ? [...childrenOf(node), ...beside] : childrenOf(node),
    folder: languageFolder(node),
  }));
}

/**
 * The folder of most page files of a language, if it has the language's name; else the folder of all of them. The
 * default language has one only by its name: a single top folder `guides` is not one.
 */
function languageFolder(node: LanguageNode): string {
  const paths = visiblePages(node.children).flatMap((page) => (page.type === "page" ? [page.path] : []));
  const [most = "", count = 0] = commonest(paths.map((path) => path.split("/", 1)[0])) ?? [];
  const tag = languageTag(node.title);
  const named = [node.title, tag, tag.split("-")[0]].some((name) => name?.toLowerCase() === most.toLowerCase());
  if (named) return count * 2 > paths.length ? most : "";
  return count === paths.length && !node.default ? most : "";
}

/** Gives the language of a page, as docs.json has it: the one that lists it, else that of its folder, else the default one. */
export function preparePageLanguage(
  navigation: ResolvedNavigation,
): (href: string, node?: NavigationNode) => string | undefined {
  const languages = listLanguages(navigation);
  return (href, node) => {
    const inFolder = languages.find(({ folder }) => withoutFolder(href, folder) !== href) ?? languages[0];
    return ((node && languageOf(node)) ?? inFolder?.node)?.title;
  };
}

/** The language that a node is in. */
export function languageOf({ parent }: NavigationNode): LanguageNode | undefined {
  let node = parent;
  while (node && node.type !== "language") node = node.parent;
  return node;
}

/**
 * The languages that a builder can tell apart by their folders: the default one, and all others that have a folder of
 * their own. The other languages are reported, and so is everything that no builder with folders shows.
 */
export function languagesByFolder(navigation: ResolvedNavigation, unsupported: UnsupportedFeatures): SiteLanguage[] {
  reportUnshown(navigation, unsupported);
  const taken = new Set<string>();
  return listLanguages(navigation).filter(({ node, folder }, index) => {
    if ((index > 0 && folder === "") || taken.has(folder)) {
      unsupported.add(features.languageWithoutFolder, node.source);
      return false;
    }
    taken.add(folder);
    return true;
  });
}
