import { isContainer } from "../../navigation/queries/visit.ts";
import type {
  AnyPageNode,
  ContainerNode,
  LinkNode,
  NavigationNode,
  ResolvedNavigation,
} from "../../navigation/tree.ts";
import { encodeHref } from "../../vocabulary/encoded-url.ts";
import { wellFormed } from "../../vocabulary/well-formed.ts";
import type { AddressOf } from "../address.ts";
import { type Indexing, indexedPages } from "../indexed-pages.ts";
import { childrenOf, visible } from "../outline.ts";

/** What `toLlmsTxt` and `toLlmsFullTxt` have in common. */
export interface LlmsOptions {
  /** The site's name, the heading of the file. */
  name: string;
  /** One or two sentences on what the site is about. */
  description?: string | undefined;
  /** Put before the addresses of the pages. Default: none, the addresses start with `/`. */
  baseUrl?: string | undefined;
  /** The address at which the builder serves a page. Default: the page's `href`. */
  addressOf?: AddressOf | undefined;
  /** `seo.indexing` of docs.json: `all` lists hidden pages too. Default: `navigable`. */
  indexing?: Indexing | undefined;
}

/** The pages of the default language and version: an AI tool needs each text once. */
export const defaultPages = (navigation: ResolvedNavigation, indexing?: Indexing): AnyPageNode[] =>
  indexedPages(navigation, indexing).filter((page) => isDefault(page.parent));

/**
 * The visible links of the navigation and of all elements of the default language and version, without those to headings
 * of pages, whose texts are there already.
 */
export function defaultLinks(navigation: ResolvedNavigation): LinkNode[] {
  const links: LinkNode[] = [];
  const walk = (nodes: readonly NavigationNode[]): void => {
    for (const node of visible(nodes)) {
      if (node.type === "link" && (node.external || node.element !== "page")) links.push(node);
      else if (isContainer(node) && isDefault(node)) walk(childrenOf(node));
    }
  };
  walk([...navigation.children, ...Object.values(navigation.global).flat()]);
  return links;
}

/** Whether an element is in no other language or version than the default one. */
function isDefault(node: ContainerNode | undefined): boolean {
  for (let up = node; up; up = up.parent)
    if ((up.type === "language" || up.type === "version") && !up.default) return false;
  return true;
}

/** The titles of the elements around a page, without its language and version, of which there is one. */
export function wayTo(container: ContainerNode | undefined): string {
  const titles: string[] = [];
  for (let node = container; node; node = node.parent)
    if (node.type !== "language" && node.type !== "version") titles.unshift(oneLine(node.title));
  return titles.filter(Boolean).join(" › ");
}

/** The base of all addresses, without a slash at its end. */
export const baseOf = ({ baseUrl = "" }: LlmsOptions): string => baseUrl.replace(/\/+$/, "");

/** An address in the brackets of a Markdown link. */
export const linkTarget = (url: string): string =>
  wellFormed(url).replace(/[()\s\p{Cc}]/gu, (character) => PARENTHESES[character] ?? encodeURIComponent(character));

const PARENTHESES: Readonly<Record<string, string>> = { "(": "%28", ")": "%29" };

export const pageUrl = (base: string, address: string): string => linkTarget(base + encodeHref(address));

/** A text without line breaks and what else no line holds. */
export const oneLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
