import type { Result } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/words.ts";
import { addRedirects } from "../edit/put-redirects.ts";
import { findPage } from "../navigation/queries/find-page.ts";
import { resolveLoadedSite } from "../site/check-site.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions } from "../site/load-site.ts";
import { isFileAddress } from "../vocabulary/addresses/file-address.ts";
import { isWebUrl, leavesSite } from "../vocabulary/addresses/url.ts";
import { configChanges, planForSite } from "./plan-for-site.ts";
import type { Plan } from "./write/plan.ts";

const ODD = 'contains "..", a backslash, a control character or an overlong name, and is no address of this site';

/**
 * Plans a redirect, joined with those that docs.json has. It leaves a destination that has no page.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param source an address, such as `/guides/old`
 * @param destination an address or a URL
 * @throws {SiteError} if the source is no address of the site, or that of a page
 */
export async function planRedirect(
  path: string | undefined,
  source: string,
  destination: string,
  options: LoadOptions = {},
): Promise<Result<Plan>> {
  if (!/^\/[^/?#]/.test(source) || /[?#]/.test(source))
    throw new SiteError(`${quote(source)} is no address: write it from the root, as in "/guides/old", without ? and #`);
  if (!isFileAddress(source)) throw new SiteError(`${quote(source)} ${ODD}`);
  const isOutside = isWebUrl(destination);
  if (!isOutside && (leavesSite(destination) || !destination.startsWith("/")))
    throw new SiteError(`${quote(destination)} is neither an address from the root nor a URL`);
  if (!isOutside && !isFileAddress(destination.replace(/[?#].*$/s, "")))
    throw new SiteError(`${quote(destination)} ${ODD}`);
  return planForSite(path, { ...options, contents: false }, async (site, texts) => {
    const { navigation } = resolveLoadedSite(site, {}).site;
    const taken = findPage(navigation, source) !== undefined || site.pages.has(source.slice(1));
    if (taken) throw new SiteError(`there is a page at ${source}: readers could not open it any more`);
    const edited = addRedirects(texts, [{ source, destination }], site.place);
    if (!edited.ok) return edited;
    const isDead = !isOutside && !/[:*]/.test(destination) && !findPage(navigation, destination);
    return {
      title: `redirect ${source} ${destination}`,
      changes: configChanges(texts, edited.value.docs),
      left: isDead ? [{ what: destination, reason: "has no page in the navigation" }] : [],
    };
  });
}
