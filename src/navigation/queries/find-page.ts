import { addressPath, withoutEndSlash } from "../../vocabulary/address.ts";
import type { AnyPageNode, ResolvedNavigation } from "../tree.ts";

/**
 * The page at an address: the first in reading order, else an unlisted one. If no page has the exact address, its
 * query, fragment and trailing slash are ignored. The first call indexes the navigation; later calls are a lookup.
 */
export const findPage = (navigation: ResolvedNavigation, href: string): AnyPageNode | undefined => {
  const { byHref } = navigation.lookup;
  const plain = addressPath(href);
  return (byHref.get(href) ?? byHref.get(plain) ?? byHref.get(withoutEndSlash(plain)))?.[0];
};
