import type { LinkNode, NavigationNode } from "../navigation/tree.ts";
import { languageTag } from "../vocabulary/language-tags.ts";
import { type SiteLanguage, withoutFolder } from "./language.ts";
import { visible } from "./section.ts";
import type { UnsupportedFeatures } from "./unsupported.ts";

/**
 * What the elements of the default language are called in the others, for builders that have one sidebar for all
 * languages. Titles that are equal are left out.
 */
export interface Translations {
  /** The titles of a node of the default language by BCP 47 tags. */
  titlesOf(node: NavigationNode): Record<string, string> | undefined;
}

/**
 * Finds for every node of the default language its counterparts: pages by their address without the language's folder,
 * elements by their kind, depth and first page, links by their place among the links. What other languages have beyond
 * the default one, or in another order, is reported.
 */
export function matchTranslations(languages: readonly SiteLanguage[], unsupported: UnsupportedFeatures): Translations {
  const [main, ...others] = languages;
  const titles = new Map<NavigationNode, Record<string, string>>();
  if (!main) return { titlesOf: () => undefined };
  const mainNodes = nodesByKey(main);
  const order = new Map([...mainNodes.keys()].map((key, index) => [key, index]));
  for (const language of others) {
    let last = -1;
    for (const [key, node] of nodesByKey(language)) {
      const counterpart = mainNodes.get(key);
      if (!counterpart) {
        reportUntranslatable(node, unsupported);
        continue;
      }
      const position = order.get(key) ?? 0;
      if (position < last)
        unsupported.add("order of its own for each language", "the order of the default language holds", node.source);
      last = Math.max(last, position);
      if (node.title === counterpart.title) continue;
      const known = titles.get(counterpart) ?? {};
      titles.set(counterpart, { ...known, [languageTag(language.node.title)]: node.title });
    }
  }
  return { titlesOf: (node) => titles.get(node) };
}

function reportUntranslatable(node: NavigationNode, unsupported: UnsupportedFeatures): void {
  unsupported.add("sidebar of its own for each language", "what the default language lacks is left out", node.source);
}

/** All visible nodes of a language by what they have in common with their translations, in reading order. */
function nodesByKey({ children, folder }: SiteLanguage): Map<string, NavigationNode> {
  const nodes = new Map<string, NavigationNode>();
  const put = (key: string, node: NavigationNode) => {
    if (!nodes.has(key)) nodes.set(key, node);
  };
  const walk = (level: readonly NavigationNode[], depth: number, parentKey: string): void => {
    let links = 0;
    for (const node of visible(level)) {
      if (node.type === "link") put(linkKey(node, folder, parentKey, links++), node);
      else if (node.type === "page" || node.type === "operation") put(`page ${withoutFolder(node.href, folder)}`, node);
      else {
        const key = `${node.type} ${depth} ${withoutFolder(firstAddress(node) ?? "", folder)}`;
        put(key, node);
        if (node.type === "group" && node.rootPage)
          put(`page ${withoutFolder(node.rootPage.href, folder)}`, node.rootPage);
        walk(node.children, depth + 1, key);
      }
    }
  };
  walk(children, 0, "");
  return nodes;
}

/** A link of this site is known by its address, a link out of it by its place: it may lead elsewhere in each language. */
const linkKey = (node: LinkNode, folder: string, parentKey: string, place: number): string =>
  node.external ? `link ${parentKey} ${place}` : `link ${parentKey} ${withoutFolder(node.href, folder)}`;

/** The address of the first page or link beneath a node. */
function firstAddress(node: NavigationNode): string | undefined {
  if (node.type === "page" || node.type === "operation" || node.type === "link") return node.href;
  if (node.type === "group" && node.rootPage) return node.rootPage.href;
  for (const child of visible(node.children)) {
    const address = firstAddress(child);
    if (address !== undefined) return address;
  }
  return undefined;
}
