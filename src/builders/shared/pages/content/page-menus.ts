import { partOfPage } from "../../../../navigation/queries/part-of-page.ts";
import type { AnyPageNode } from "../../../../navigation/tree.ts";
import { baseOfPaths, encodeHref } from "../../../../vocabulary/addresses/address.ts";
import { isWebUrl } from "../../../../vocabulary/addresses/url.ts";
import { markdownAddress } from "../../../model/page-address.ts";
import { type DrawIcon, pageMenu } from "../../extras/page-menu.ts";
import { specFiles } from "../published-files.ts";
import type { Docs } from "../read-docs.ts";

/** The menu of a page, its own or that of all. */
export function pageMenus(
  { site, navigation }: Docs,
  { base, drawIcon }: { base: string; drawIcon?: DrawIcon | undefined },
) {
  const ofSite = pageMenu(site.config, drawIcon);
  const root = baseOfPaths(base);
  const published = new Set(specFiles(site).map(({ path }) => path));
  const specOf = (page: AnyPageNode): string | undefined => {
    const { spec = "" } = partOfPage(page, navigation) ?? {};
    if (isWebUrl(spec)) return spec;
    return published.has(spec) ? root + encodeHref(`/${spec}`) : undefined;
  };
  return (
    page: AnyPageNode | undefined,
    address: string,
    { contextual, feed }: { contextual?: unknown; feed?: string | undefined } = {},
  ): string =>
    (contextual === undefined ? ofSite : pageMenu({ contextual }, drawIcon)).html({
      address,
      feed,
      spec: page && specOf(page),
      markdown: root + encodeHref(markdownAddress(address)),
    });
}
