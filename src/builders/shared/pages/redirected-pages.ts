import type { PageFile } from "../../../navigation/tree.ts";
import { redirectsOf } from "../../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../../redirects/redirect-table.ts";
import type { Site } from "../../../site/load-site.ts";

/**
 * A site whose pages at the address of a redirect are links to where it leads: a redirect takes effect before any page is looked
 * for. The same site if it has no such pages.
 */
export function withRedirectedPages(site: Site): Site {
  const redirects = new RedirectTable(redirectsOf(site.config, site.place));
  const links = [...site.pages].flatMap(([path, { file: _, ...page }]): [string, PageFile][] => {
    const address = `/${path}`;
    const end = redirects.exact(address) && redirects.follow(address);
    return end && "address" in end ? [[path, { ...page, url: end.address }]] : [];
  });
  return links.length === 0 ? site : { ...site, pages: new Map([...site.pages, ...links]) };
}
