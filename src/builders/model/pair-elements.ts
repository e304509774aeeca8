import { appendTo, groupBy } from "../../diagnostic/group-by.ts";
import type { AnyPageNode, NavigationNode } from "../../navigation/tree.ts";
import { visiblePages } from "./site-tree.ts";

/** The elements of one level that translate each other. */
export interface ElementPairs {
  /** Elements with their counterparts in the default language; none is used twice. */
  readonly pairs: ReadonlyMap<NavigationNode, NavigationNode>;
  /** Elements that may have a counterpart: several fit equally well, or the one in their place shares no page. */
  readonly unsure: ReadonlySet<NavigationNode>;
}

/** The keys by which pages of a language, and their counterparts in the default language, are matched. */
interface PageKeys {
  pageKey(page: AnyPageNode): string;
  mainPageKey(page: AnyPageNode): string;
}

interface Candidate {
  readonly node: NavigationNode;
  readonly main: NavigationNode;
  /** The share of pages that both have, from 0 to 1. */
  readonly likeness: number;
  /** Whether both are the first, second, … of their kind. */
  readonly samePlace: boolean;
}

/**
 * Pairs the elements of a level with those of the default language: the ones of the same kind that share most of their
 * pages first, among equals those in the same place. Elements that share no page with any other are paired by their
 * place if both levels have the same kinds in the same order.
 */
export function pairElements(
  level: readonly NavigationNode[],
  mainLevel: readonly NavigationNode[],
  keys: PageKeys,
): ElementPairs {
  const elements = level.filter(isElement);
  const mainElements = mainLevel.filter(isElement);
  const candidates = listCandidates(elements, mainElements, keys);
  const pairs = new Map<NavigationNode, NavigationNode>();
  const taken = new Set<NavigationNode>();
  const unsure = new Set<NavigationNode>();
  const isFree = ({ node, main }: Candidate): boolean => !pairs.has(node) && !taken.has(main);
  const pair = ({ node, main }: Candidate): void => {
    pairs.set(node, main);
    taken.add(main);
  };
  const related = candidates.filter(({ likeness }) => likeness > 0);
  related.sort((a, b) => b.likeness - a.likeness || Number(b.samePlace) - Number(a.samePlace));
  const ofNode = groupBy(related, ({ node }) => node);
  for (const candidate of related) {
    if (!isFree(candidate) || unsure.has(candidate.node)) continue;
    const isRival = (other: Candidate): boolean =>
      other !== candidate && other.likeness === candidate.likeness && isFree(other);
    // Each element comes here once: then it is paired, or unsure.
    if (candidate.samePlace || !ofNode.get(candidate.node)?.some(isRival)) pair(candidate);
    else unsure.add(candidate.node);
  }
  const alike = elements.map(nodeType).join() === mainElements.map(nodeType).join();
  const strangers = candidates.filter(({ likeness, samePlace }) => samePlace && likeness === 0).filter(isFree);
  const inRelated = new Set(related.flatMap(({ node, main }) => [node, main]));
  for (const candidate of strangers)
    if ((alike || hasNoPages(candidate)) && !inRelated.has(candidate.node) && !inRelated.has(candidate.main))
      pair(candidate);
    else unsure.add(candidate.node);
  return { pairs, unsure };
}

const isElement = ({ type }: NavigationNode): boolean => type !== "page" && type !== "operation";
const nodeType = ({ type }: NavigationNode): string => type;
const hasNoPages = ({ node, main }: Candidate): boolean => visiblePages([node, main]).length === 0;

/** A page that more elements of a level list tells them apart no more, and would give a pair for each two of them. */
const MOST_HOLDERS = 64;

/** The pairs of one kind that share pages or have the same place. */
function listCandidates(
  elements: readonly NavigationNode[],
  mainElements: readonly NavigationNode[],
  { pageKey, mainPageKey }: PageKeys,
): Candidate[] {
  const holders = new Map<string, NavigationNode[]>();
  const sizes = new Map<NavigationNode, number>();
  for (const main of mainElements) {
    const pages = new Set(visiblePages([main]).map(mainPageKey));
    sizes.set(main, pages.size);
    for (const key of pages) {
      appendTo(holders, key, main);
    }
  }
  const mainByPlace = new Map(elementPlaces(mainElements).map(([node, place]) => [place, node]));
  return elementPlaces(elements).flatMap(([node, place]) => {
    const pages = new Set(visiblePages([node]).map(pageKey));
    const shared = new Map<NavigationNode, number>();
    const inPlace = mainByPlace.get(place);
    if (inPlace) shared.set(inPlace, 0);
    for (const key of pages) {
      const ofPage = holders.get(key) ?? [];
      if (ofPage.length > MOST_HOLDERS) continue;
      for (const main of ofPage) if (main.type === node.type) shared.set(main, (shared.get(main) ?? 0) + 1);
    }
    return [...shared].map(([main, count]) => ({
      node,
      main,
      likeness: count === 0 ? 0 : (2 * count) / (pages.size + (sizes.get(main) ?? 0)),
      samePlace: main === inPlace,
    }));
  });
}

/** Elements with their place among those of their kind: `tab 2`. */
function elementPlaces(elements: readonly NavigationNode[]): [NavigationNode, string][] {
  const counts = new Map<string, number>();
  return elements.map((node) => {
    const place = (counts.get(node.type) ?? 0) + 1;
    counts.set(node.type, place);
    return [node, `${node.type} ${place}`];
  });
}
