import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import { fromRoot, parseRedirect, plainAddress } from "../../redirects/redirect-pattern.ts";
import type { Site } from "../../site/site.ts";
import { withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";
import { redirectFromPage } from "../shared/unsupported/inexpressible-features.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import { addressesOfPages } from "./expand-redirects.ts";
import { hostRedirects, REDIRECT_FILES, type RedirectHost } from "./host-redirects.ts";

type SiteOfHost = Pick<Site, "config" | "place" | "file" | "pages">;

/** The redirects that a host carries out: all of docs.json, but for those at the address of a page, which is shown. */
function redirectsForHost(site: SiteOfHost, navigation: ResolvedNavigation) {
  const addresses = addressesOfPages({ navigation, site });
  const isOfPage = ({ source, destination }: WrittenRedirect): boolean => {
    const from = plainAddress(parseRedirect({ source, destination }).source);
    return from !== undefined && addresses.has(withoutEndSlash(from));
  };
  const written = redirectsOf(site.config, site.place).map((redirect) => ({
    ...redirect,
    destination: fromRoot(redirect.destination),
  }));
  return { led: written.filter((redirect) => !isOfPage(redirect)), shown: written.filter(isOfPage) };
}

/** What a host can't do of the redirects of docs.json. */
export function findingsOfHost(host: RedirectHost, site: SiteOfHost, navigation: ResolvedNavigation): Diagnostic[] {
  const { led, shown } = redirectsForHost(site, navigation);
  const unsupported = collectUnsupported("A static site");
  for (const { index } of shown) unsupported.add(redirectFromPage, { file: site.file, pointer: `/redirects/${index}` });
  const { diagnostics } = hostRedirects(led, {});
  const own = REDIRECT_FILES[host] === REDIRECT_FILES.netlify ? diagnostics : [];
  return [...unsupported.diagnostics(), ...own];
}

/** The file that leads readers on at a host, with the statuses and the patterns of docs.json. */
export function redirectFile(
  host: RedirectHost,
  site: SiteOfHost,
  { navigation, addressOf, base }: { navigation: ResolvedNavigation; addressOf: AddressOf; base: string },
): { path: string; text: string } {
  const { led } = redirectsForHost(site, navigation);
  const { netlify, vercel, nginx } = hostRedirects(led, { navigation, addressOf }, base).value;
  const texts = {
    netlify,
    cloudflare: netlify,
    vercel: `${JSON.stringify({ redirects: vercel }, null, 2)}\n`,
    nginx,
  };
  return { path: REDIRECT_FILES[host], text: texts[host] };
}
