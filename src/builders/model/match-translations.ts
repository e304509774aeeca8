import type { AnyPageNode, NavigationNode } from "../../navigation/tree.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import { withoutFolder } from "./language-folder.ts";
import { type SiteLanguage, tagOf } from "./languages.ts";
import { pairElements } from "./pair-elements.ts";
import { childrenOf, rootPageOf, visible, visiblePages } from "./site-tree.ts";

/**
 * The titles of the default language's elements in the other languages, for builders that have one sidebar for all
 * languages. Equal titles are left out.
 */
export interface Translations {
  /** The titles of a node of the default language by BCP 47 tags. */
  titlesOf(node: NavigationNode): Record<string, string> | undefined;
}

/**
 * Finds the counterparts of every node of the default language: pages by their address without the language's folder,
 * sibling elements by their kind, their place and the pages that they share. Reports nodes of other languages that the
 * default language has not, or has elsewhere, and elements without a definite counterpart.
 */
export function matchTranslations(languages: readonly SiteLanguage[], unsupported: UnsupportedFeatures): Translations {
  const [main, ...others] = languages;
  const titles = new Map<NavigationNode, Record<string, string>>();
  if (main)
    for (const language of others)
      for (const [node, counterpart] of matchLanguage(main, language, unsupported)) {
        if (node.title !== counterpart.title)
          titles.set(node, { ...titles.get(node), [tagOf(language)]: counterpart.title });
        if (node.tag !== counterpart.tag || addressInLanguage(node, main) !== addressInLanguage(counterpart, language))
          reportOther(counterpart, unsupported);
      }
  return { titlesOf: (node) => titles.get(node) };
}

/** The nodes of the default language, each with its counterpart in another one. */
function matchLanguage(
  main: SiteLanguage,
  other: SiteLanguage,
  unsupported: UnsupportedFeatures,
): Map<NavigationNode, NavigationNode> {
  const known = new Map<string, { node: AnyPageNode; position: number }>();
  for (const [position, node] of visiblePages(main.children).entries())
    if (!known.has(addressInLanguage(node, main))) known.set(addressInLanguage(node, main), { node, position });
  const counterparts = new Map<NavigationNode, NavigationNode>();
  let last = -1;
  const matchPage = (page: AnyPageNode): void => {
    const found = known.get(addressInLanguage(page, other));
    if (!found) {
      reportUntranslated(page, unsupported);
      return;
    }
    if (found.position < last) reportOther(page, unsupported);
    last = Math.max(last, found.position);
    counterparts.set(found.node, page);
  };
  const matchLevel = (nodes: readonly NavigationNode[], mainNodes: readonly NavigationNode[]): void => {
    const level = visible(nodes);
    const { pairs, unsure } = pairElements(level, visible(mainNodes), {
      pageKey: (page) => addressInLanguage(page, other),
      mainPageKey: (page) => addressInLanguage(page, main),
    });
    for (const node of level) {
      if (node.type === "page" || node.type === "operation") {
        matchPage(node);
        continue;
      }
      const found = pairs.get(node);
      if (found) counterparts.set(found, node);
      else if (unsure.has(node)) reportUnsure(node, unsupported);
      else reportUntranslated(node, unsupported);
      if (node.type === "link") continue;
      const rootPage = rootPageOf(node);
      if (rootPage) matchPage(rootPage);
      matchLevel(childrenOf(node), found && "children" in found ? childrenOf(found) : []);
    }
  };
  matchLevel(other.children, main.children);
  return counterparts;
}

const reportUntranslated = (node: NavigationNode, unsupported: UnsupportedFeatures): void =>
  unsupported.add(features.sidebarPerLanguage, node.source);

const reportUnsure = (node: NavigationNode, unsupported: UnsupportedFeatures): void =>
  unsupported.add(features.uncertainTranslation, node.source);

const reportOther = (node: NavigationNode, unsupported: UnsupportedFeatures): void =>
  unsupported.add(features.looksPerLanguage, node.source);

/** The address of a page or link without its language's folder; elements have none. */
const addressInLanguage = (node: NavigationNode, { folder }: SiteLanguage): string =>
  "href" in node ? withoutFolder(node.href, folder) : "";
