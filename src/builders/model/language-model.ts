import type { NavigationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { type LanguagePlace, NOWHERE } from "./language-folder.ts";
import type { SiteLanguage } from "./languages.ts";
import { type Outline, outline } from "./menu-outline.ts";
import { type TreeEntry, treeOf } from "./site-tree.ts";

/** What readers of one language see, or all readers of a site without languages: its tree, its sidebars and its menus. */
export interface LanguageModel extends Outline {
  readonly language: SiteLanguage | undefined;
  /** The folder of the language's pages; `""` at the root. */
  readonly folder: string;
  /** The folder that tells the pages from their translations. */
  readonly place: LanguagePlace;
  readonly children: readonly NavigationNode[];
  readonly tree: readonly TreeEntry[];
}

/** The languages of a site, each in the forms that builders map; a site without languages is one. */
export function modelLanguages(
  { children }: ResolvedNavigation,
  languages: readonly SiteLanguage[],
): [LanguageModel, ...LanguageModel[]] {
  const [main, ...others] = languages;
  return [modelLanguage(children, main), ...others.map((language) => modelLanguage([], language))];
}

/** @param whole what a site without languages contains */
export function modelLanguage(whole: readonly NavigationNode[], language: SiteLanguage | undefined): LanguageModel {
  const { children, folder, place } = language ?? { children: whole, folder: "", place: NOWHERE };
  const tree = treeOf(children);
  return { language, folder, place, children, tree, ...outline(tree) };
}

/** The links that every page of a site shows, as entries of a tree. */
export const globalLinks = ({ global }: ResolvedNavigation): TreeEntry[] => treeOf(Object.values(global).flat());
