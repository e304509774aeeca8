import { addressPath, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import type { AnyPageNode, ResolvedNavigation } from "../tree.ts";
import { scope } from "./scope.ts";

/**
 * The page at an address. Of several, it is the one of the page's own language: that whose code is the first folder of
 * the address, or the second behind the version; else that of the default language; else the first in reading order. If
 * no page has the exact address, its query, fragment and trailing slash are ignored. The first call indexes the
 * navigation; later calls are a lookup.
 */
export const findPage = (navigation: ResolvedNavigation, href: string): AnyPageNode | undefined => {
  const { byHref } = navigation.lookup;
  const plain = addressPath(href);
  const pages = byHref.get(href) ?? byHref.get(plain) ?? byHref.get(withoutEndSlash(plain)) ?? [];
  const [first] = pages;
  if (!first || pages.length === 1) return first;
  return pages.reduce((best, page) => (languageRank(page) > languageRank(best) ? page : best), first);
};

/** Source: hosted platform, October 2026. */
function languageRank(page: AnyPageNode): number {
  const { language, version } = scope(page);
  if (!language) return 0;
  const folders = [`/${language.title}/`, ...(version ? [`/${version.title}/${language.title}/`] : [])];
  if (folders.some((folder) => page.href.startsWith(folder))) return 2;
  return language.default ? 1 : 0;
}
