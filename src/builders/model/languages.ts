import { commonest } from "../../diagnostic/group-by.ts";
import { scope } from "../../navigation/queries/scope.ts";
import type { LanguageNode, NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { languageLabel, languageTag, writingDirection } from "../../vocabulary/elements/language-tags.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { reportUnshown } from "../shared/unsupported/unshown-fields.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { type LanguagePlace, NOWHERE, withoutFolder } from "./language-folder.ts";
import { childrenOf, visible, visiblePages } from "./site-tree.ts";

/** One language of a site, and the folder that its pages live in. */
export interface SiteLanguage {
  readonly node: LanguageNode;
  /** The nodes in the language; for the default language, also the nodes next to the languages. */
  readonly children: readonly NavigationNode[];
  /** The first segment of the paths of its pages (`fr`); `""` for the language that lives at the root. */
  readonly folder: string;
  /** The folder that tells its pages from their translations. */
  readonly place: LanguagePlace;
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
  return nodes.map((node, index) => {
    const children = index === 0 ? [...childrenOf(node), ...beside] : childrenOf(node);
    const place = languagePlace(node);
    return { node, children, folder: place.depth === 0 ? place.folder : "", place };
  });
}

/**
 * The folder of most page files of a language, if it has the language's name, at the root or further in; else the folder of all of
 * them. The default language has one only by its name: a single top folder `guides` is not one.
 */
function languagePlace(node: LanguageNode): LanguagePlace {
  const paths = visiblePages(node.children).flatMap((page) => (page.type === "page" ? [page.path.split("/")] : []));
  const tag = languageTag(node.title);
  const names = [node.title, tag, tag.split("-")[0]].map((name) => name?.toLowerCase());
  const named = paths.flatMap((path) => {
    const depth = path.slice(0, -1).findIndex((folder) => names.includes(folder.toLowerCase()));
    return depth < 0 ? [] : [`${depth}/${path[depth]}`];
  });
  const [place = "", count = 0] = commonest(named) ?? [];
  const [depth, folder = ""] = place.split("/");
  if (count * 2 > paths.length) return { folder, depth: Number(depth) };
  const [most = "", inMost = 0] = commonest(paths.map(([first]) => first)) ?? [];
  const isOwn = inMost === paths.length && !node.default && !names.includes(most.toLowerCase());
  return isOwn ? { folder: most, depth: 0 } : NOWHERE;
}

/** Gives the language of a page, as docs.json has it: the one that lists it, else that of its folder, else the default one. */
export function preparePageLanguage(
  navigation: ResolvedNavigation,
): (href: string, node?: NavigationNode) => string | undefined {
  const languages = listLanguages(navigation);
  return (href, node) => {
    const inFolder =
      languages.find(({ place }) => withoutFolder(href, place.folder, place.depth) !== href) ?? languages[0];
    return ((node && languageOf(node)) ?? inFolder?.node)?.title;
  };
}

/** The language that a node is in. */
export const languageOf = (node: NavigationNode): LanguageNode | undefined => scope(node).language;

/** The place of a language, by which a builder tells languages apart whose pages are at the root or further in. */
export const placeOf = ({ place }: SiteLanguage): string => place.folder && `${place.depth}/${place.folder}`;

/**
 * The languages that a builder can tell apart by their folders: the default one, and all others that have a folder that no other has
 * before them. The other languages are reported, and so is everything that no builder with folders shows.
 *
 * @param folderOf the folder that tells a language (default: the one at the top that all of its pages are in)
 */
export function languagesByFolder(
  navigation: ResolvedNavigation,
  unsupported: UnsupportedFeatures,
  folderOf = ({ folder }: SiteLanguage): string => folder,
): SiteLanguage[] {
  reportUnshown(navigation, unsupported);
  const taken = new Set<string>();
  return listLanguages(navigation).filter((language, index) => {
    const folder = folderOf(language);
    if ((index > 0 && folder === "") || taken.has(folder)) {
      unsupported.add(features.languageWithoutFolder, language.node.source);
      return false;
    }
    taken.add(folder);
    return true;
  });
}
