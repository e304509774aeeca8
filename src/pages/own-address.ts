import { valueAt } from "../json/json-value.ts";
import { splitAddress } from "../vocabulary/addresses/address.ts";
import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { addressOnSite, type SitePlace } from "../vocabulary/addresses/site-place.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import { isPageFile } from "../vocabulary/files/site-files.ts";
import type { LinkTargets } from "./link-targets.ts";
import { outwardIn, type PageContents, readLink, type UnreadLink } from "./page-contents.ts";

/** The address at which a site is published. */
export interface OwnAddress {
  readonly url: string;
  /**
   * Whether it was named for that. The canonical address of docs.json often is that of a domain where the docs are one part,
   * beside others below the same folder: what is not in a folder of the site is not judged then.
   */
  readonly isNamed: boolean;
}

/** The address of a site: as it was named, else `seo.metatags.canonical` of its docs.json. */
export function ownAddressOf(config: unknown, { siteUrl }: SitePlace = {}): OwnAddress | undefined {
  if (siteUrl !== undefined) return { url: siteUrl, isNamed: true };
  const canonical = valueAt(config, ["seo", "metatags", "canonical"]);
  return typeof canonical === "string" && isWebUrl(canonical) ? { url: canonical, isNamed: false } : undefined;
}

/** The links of a page to the address of its own site, as links within the site. */
export function ownLinks(
  contents: PageContents,
  { own, targets }: { own: OwnAddress | undefined; targets: LinkTargets },
): UnreadLink[] {
  if (!own || contents.outward === "") return [];
  return outwardIn(contents).flatMap((unread) => {
    const address = addressOnSite(unread.target, own.url);
    if (address === undefined) return [];
    const [path] = splitAddress(address);
    // Whoever links to the file of a page with its host wants the file.
    const isJudged = !isPageFile(path) && (own.isNamed || isInFolder(path, targets));
    return isJudged ? [readLink({ ...unread.read(), target: address })] : [];
  });
}

/** Whether a path is in a folder in which the site has something; one at the root, whether it is there itself. */
const isInFolder = (path: string, targets: LinkTargets): boolean =>
  targets.find(folderOf(path) || path, "").type !== "missing";
