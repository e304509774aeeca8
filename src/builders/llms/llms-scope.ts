import { isContainer } from "../../navigation/queries/visit.ts";
import type {
  AnyPageNode,
  ContainerNode,
  LinkNode,
  NavigationNode,
  ResolvedNavigation,
} from "../../navigation/tree.ts";
import { baseOfPaths, encodeHref, wellFormed } from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";
import { childrenOf, visible } from "../model/site-tree.ts";
import { type Indexing, indexedPages } from "../shared/pages/indexed-pages.ts";

/** The common options of `toLlmsTxt` and `toLlmsFullTxt`. */
export interface LlmsOptions {
  /** The site's name, the heading of the file. */
  name: string;
  /** One or two sentences on what the site is about. */
  description?: string | undefined;
  /** Put before the addresses of the pages. Default: nothing, so addresses start with `/`. */
  baseUrl?: string | undefined;
  /** The address at which the builder serves a page. Default: the page's `href`. */
  addressOf?: AddressOf | undefined;
  /**
   * `seo.indexing` of docs.json. `all` lists hidden pages too; `navigable`, the default, only those that are
   * `searchable`.
   */
  indexing?: Indexing | undefined;
}

/**
 * The pages of the default language and version, because an AI tool needs each text once. Hidden pages are among them
 * if `indexing` is `all` or the page is `searchable`, and pages with `noindex` never are.
 */
export const defaultPages = (navigation: ResolvedNavigation, indexing?: Indexing): AnyPageNode[] =>
  indexedPages(navigation, indexing).filter((page) => isDefaultBranch(page.parent));

/**
 * The visible links of the navigation and of all elements in the default language and version. Links to headings of
 * pages are left out, because the pages are listed already.
 */
export function defaultLinks(navigation: ResolvedNavigation): LinkNode[] {
  const links: LinkNode[] = [];
  const walk = (nodes: readonly NavigationNode[]): void => {
    for (const node of visible(nodes)) {
      if (node.type === "link" && (node.external || node.element !== "page")) links.push(node);
      else if (isContainer(node) && isDefaultBranch(node)) walk(childrenOf(node));
    }
  };
  walk([...navigation.children, ...Object.values(navigation.global).flat()]);
  return links;
}

/** Whether an element is in the default language and version, as far as it is in any. */
function isDefaultBranch(node: ContainerNode | undefined): boolean {
  for (let up = node; up; up = up.parent)
    if ((up.type === "language" || up.type === "version") && !up.default) return false;
  return true;
}

/**
 * The titles of the elements around a page. Its language and version are left out, because only one of each is listed.
 */
export function wayTo(container: ContainerNode | undefined): string {
  const titles: string[] = [];
  for (let node = container; node; node = node.parent)
    if (node.type !== "language" && node.type !== "version") titles.unshift(oneLine(node.title));
  return titles.filter(Boolean).join(" › ");
}

/** The base of all addresses, without a slash at its end. */
export const llmsBase = ({ baseUrl = "" }: LlmsOptions): string => baseOfPaths(baseUrl);

/** An address in the brackets of a Markdown link. */
export const linkTarget = (url: string): string =>
  wellFormed(url).replace(/[()\s\p{Cc}]/gu, (character) => PARENTHESES[character] ?? encodeURIComponent(character));

const PARENTHESES: Readonly<Record<string, string>> = { "(": "%28", ")": "%29" };

export const pageUrl = (base: string, address: string): string => linkTarget(base + encodeHref(address));

/** A text in one line: without line breaks and control characters. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
