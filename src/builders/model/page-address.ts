import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { baseOfPaths, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";

/** The address at which a builder serves a page, with a leading slash and not percent-encoded: `/guides/` for `guides/index`. */
export type AddressOf = (page: AnyPageNode) => string;

/** The addresses of `docs.json` and of the hosted platform: `/` and the path as written. */
export const hrefOf: AddressOf = (page) => page.href;

/**
 * The address of the Markdown of a page: `/guides/start.md`, `/guides.md` for a folder's index, and `/index.md` for
 * `/`.
 */
export const markdownAddress = (address: string): string => `${baseOfPaths(address) || "/index"}.md`;

/**
 * An address of `docs.json` as the builder serves it: that of the page there, with query and fragment kept. Addresses
 * that are not a page of the site stay as they are.
 */
export function servedAddress(href: string, navigation: ResolvedNavigation, addressOf: AddressOf): string {
  const [path, rest] = splitAddress(href);
  const { byHref } = navigation.lookup;
  const page = (byHref.get(path) ?? byHref.get(withoutEndSlash(path)))?.[0];
  return page ? addressOf(page) + rest : href;
}
