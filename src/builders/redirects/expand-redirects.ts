import { firstNotBefore } from "../../json/first-not-before.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import type { DocsRedirect } from "../../redirects/docs-redirects.ts";
import { prepareMatch } from "../../redirects/match-pattern.ts";
import {
  decodeTexts,
  fromRoot,
  type ParsedRedirect,
  parseRedirect,
  plainAddress,
} from "../../redirects/redirect-pattern.ts";
import { type PageFiles, shownPages } from "../../render/link-pages.ts";
import type { Site } from "../../site/site.ts";
import type { FilePlace } from "../../source/source-map.ts";
import { baseOfPaths, decodePath, folderHref, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { isFileAddress } from "../../vocabulary/addresses/file-address.ts";
import { foldersAbove } from "../../vocabulary/addresses/root-path.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";
import { listLanguages } from "../model/languages.ts";
import { type AddressOf, hrefOf, servedAddress } from "../model/page-address.ts";
import { visiblePages } from "../model/site-tree.ts";
import { MADE_FILES } from "../shared/pages/page-places.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import type { Move } from "./redirect-rule.ts";

/** What is redirected: docs with all their page files, those that no navigation lists among them. */
interface RedirectedDocs {
  readonly settings: { readonly redirects: readonly DocsRedirect[] };
  readonly navigation: ResolvedNavigation;
  readonly site: PageFiles & Pick<Site, "files">;
}

/**
 * The redirects of a static site, one an address: those of `docs.json`, wildcards written out for the pages that they
 * lead to, and from `/`, the root of each language and each folder to the first page if there is no index. Sources are as
 * written, destinations encoded; what no list of addresses can express is reported.
 */
export function expandRedirects(
  { settings: { redirects }, navigation, site }: RedirectedDocs,
  unsupported: UnsupportedFeatures,
  addressOf: AddressOf = hrefOf,
): Move[] {
  const pages = [...navigation.pages, ...navigation.unlisted];
  const ofPages = addressesOfPages({ navigation, site }, addressOf);
  const taken = new Set([...ofPages, ...MADE_FILES, ...filesOf(site)]);
  const byHref = sortByHref(pages);
  const moves = new Map<string, Move>();
  const add = (from: string, to: string, place: FilePlace): boolean => {
    const key = withoutEndSlash(from);
    if (!isFileAddress(from) || !isTarget(to)) {
      unsupported.add(features.redirectAddress, place);
      return true;
    }
    if (taken.has(key)) return false;
    if (!moves.has(key)) moves.set(key, { from, to });
    return true;
  };
  for (const [index, redirect] of redirects.entries()) {
    const place = { file: "docs.json", pointer: `/redirects/${index}` };
    // A request has no anchor, and what is behind "?" is no part of a file's address.
    if (/[?#]/.test(redirect.source)) {
      unsupported.add(features.redirectAddress, place);
      continue;
    }
    const parsed = parseRedirect(redirect);
    const from = plainAddress(parsed.source);
    if (from !== undefined) {
      const to = servedAddress(fromRoot(redirect.destination), navigation, addressOf);
      if (!add(from, to, place))
        unsupported.add(
          ofPages.has(withoutEndSlash(from)) ? features.redirectFromPage : features.redirectFromFile,
          place,
        );
      continue;
    }
    const filled = fillFromPages(parsed, byHref);
    if (filled) for (const { source, page } of filled) add(source, addressOf(page), place);
    else unsupported.add(features.openRedirect, place);
  }
  for (const { from, page } of firstPages(navigation)) add(from, addressOf(page), page.source);
  // A disk may take two spellings for one, such as that of a language's root.
  const known = new Set([...moves.keys(), ...taken].map((key) => key.toLowerCase()));
  for (const { from, page } of folderPages(navigation)) {
    const isKnown = known.has(withoutEndSlash(from).toLowerCase());
    if (!isKnown && isFileAddress(from)) add(from, addressOf(page), page.source);
  }
  return [...moves.values()];
}

/** The addresses of the files that are no pages. */
const filesOf = ({ files }: Pick<Site, "files">): string[] =>
  [...(files?.keys() ?? [])].filter((file) => !isPageFile(file)).map((file) => `/${file}`);

/**
 * The addresses that pages have, those of page files that no navigation lists among them, without a slash at the end. A listed page
 * without a file has none.
 */
export function addressesOfPages(
  { navigation, site }: Omit<RedirectedDocs, "settings">,
  addressOf: AddressOf = hrefOf,
): Set<string> {
  const unlisted = shownPages(site, navigation).map(([path]) => folderHref(`/${path}`));
  const isMissing = (page: AnyPageNode) => page.type === "page" && page.hidden && !site.pages.has(page.path);
  const listed = [...navigation.pages, ...navigation.unlisted].filter((page) => !isMissing(page)).map(addressOf);
  return new Set([...listed, ...unlisted].map(withoutEndSlash));
}

/** Whether readers can be sent there: to an address of the site, or of the web. */
const isTarget = (to: string): boolean => to.startsWith("/") || (isWebUrl(to) && URL.canParse(to));

interface SortedPage {
  readonly href: string;
  readonly page: AnyPageNode;
}

const sortByHref = (pages: readonly AnyPageNode[]): SortedPage[] =>
  pages.map((page) => ({ href: page.href, page })).sort((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : 0));

/**
 * For a wildcard whose placeholders all come back in the destination: the sources that lead to pages of the site.
 * `undefined` if sources can't be told from destinations.
 */
function fillFromPages({ source, destination }: ParsedRedirect, pages: readonly SortedPage[]) {
  const names = destination.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  if (!source.every((part) => part.type === "text" || names.includes(part.name))) return undefined;
  const [head] = destination;
  const start = head?.type === "text" ? decodePath(head.text) : "";
  if (!start.startsWith("/")) return undefined;
  const matchPath = prepareMatch(decodeTexts(destination));
  const prefix = baseOfPaths(start);
  const found: { source: string; page: AnyPageNode }[] = [];
  for (let at = firstNotBefore(pages, ({ href }) => href < prefix); pages[at]?.href.startsWith(prefix); at++) {
    const { href, page } = pages[at] as SortedPage;
    const match = matchPath(href);
    if (!match) continue;
    const values = new Map(names.map((name, index) => [name, match[index] ?? ""]));
    found.push({
      source: source.map((part) => (part.type === "text" ? part.text : values.get(part.name))).join(""),
      page,
    });
  }
  return found;
}

/** The folders of listed pages, each with the first page below it, which the hosted platform opens there. */
function folderPages({ pages }: ResolvedNavigation): { from: string; page: AnyPageNode }[] {
  const folders = new Map<string, AnyPageNode>();
  for (const page of pages) {
    if (page.hidden) continue;
    for (const folder of foldersAbove(page.href)) if (!folders.has(folder)) folders.set(folder, page);
  }
  return [...folders].map(([folder, page]) => ({ from: `${folder}/`, page }));
}

/** The roots of the site and of its languages, each with the page that readers get there. */
function firstPages(navigation: ResolvedNavigation): { from: string; page: AnyPageNode }[] {
  const languages = listLanguages(navigation).map(({ folder, children }) => ({
    from: folder === "" ? "/" : `/${folder}/`,
    page: visiblePages(children)[0],
  }));
  const main = languages[0]?.page ?? visiblePages(navigation.children)[0];
  return [...languages, { from: "/", page: main }].flatMap(({ from, page }) => (page ? [{ from, page }] : []));
}
