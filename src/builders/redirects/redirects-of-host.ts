import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { countOf } from "../../diagnostic/words.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import { prepareMatch } from "../../redirects/match-pattern.ts";
import { decodeTexts, fromRoot, parseRedirect, plainAddress } from "../../redirects/redirect-pattern.ts";
import type { PageFiles } from "../../render/link-pages.ts";
import { withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import { addressesOfPages } from "./expand-redirects.ts";
import { fitsNetlify, hostRedirects, REDIRECT_FILES, type RedirectHost } from "./host-redirects.ts";

/** What a host makes of the redirects of docs.json. */
export interface HostRedirects {
  /** What it can't do of them. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file that leads readers on there, with the statuses and the patterns of docs.json. */
  readonly fileAt: (at: { addressOf: AddressOf; base: string }) => { path: string; text: string };
}

interface Host {
  readonly name: string;
  /** Whether a pattern leads readers away from a page that is at such an address. */
  readonly winsOverPages: boolean;
  /** How many redirects of single addresses and how many patterns it reads. */
  readonly most?: { readonly single: number; readonly patterns: number };
}

const HOSTS: Readonly<Record<RedirectHost, Host>> = {
  netlify: { name: "Netlify", winsOverPages: false },
  cloudflare: { name: "Cloudflare Pages", winsOverPages: true, most: { single: 2_000, patterns: 100 } },
  vercel: { name: "Vercel", winsOverPages: true },
  nginx: { name: "nginx", winsOverPages: true },
};

/** The redirects that a host carries out: all of docs.json, but for those at the address of a page, which is shown. */
export function redirectsOfHost(
  host: RedirectHost,
  site: PageFiles & { readonly config: unknown; readonly place?: object; readonly file: string },
  navigation: ResolvedNavigation,
): HostRedirects {
  const { name, winsOverPages, most } = HOSTS[host];
  const unsupported = collectUnsupported(name);
  const addresses = addressesOfPages({ navigation, site });
  const led: WrittenRedirect[] = [];
  const counts = { single: 0, patterns: 0 };
  for (const redirect of redirectsOf(site.config, site.place)) {
    const parsed = parseRedirect(redirect);
    const from = plainAddress(parsed.source);
    const kind = from === undefined ? "patterns" : "single";
    const matches = prepareMatch(decodeTexts(parsed.source));
    const page = from === undefined && winsOverPages ? [...addresses].find(matches) : undefined;
    const feature =
      from !== undefined && addresses.has(withoutEndSlash(from))
        ? features.redirectFromPage
        : REDIRECT_FILES[host] === REDIRECT_FILES.netlify && !fitsNetlify(parsed)
          ? features.innerWildcard
          : most && ++counts[kind] > most[kind]
            ? features.manyRedirects(countOf(most.single, "redirect"), countOf(most.patterns, "pattern"))
            : undefined;
    const place = { file: site.file, pointer: `/redirects/${redirect.index}` };
    if (feature) unsupported.add(feature, place);
    else led.push({ ...redirect, destination: fromRoot(redirect.destination) });
    if (!feature && page !== undefined) unsupported.add(features.pageBehindPattern(redirect.source, page), place);
  }
  return {
    diagnostics: unsupported.diagnostics(),
    fileAt: ({ addressOf, base }) => {
      const { netlify, vercel, nginx } = hostRedirects(led, { navigation, addressOf }, base);
      const vercelText = `${JSON.stringify({ redirects: vercel }, null, 2)}\n`;
      const texts = { netlify, cloudflare: netlify, vercel: vercelText, nginx };
      return { path: REDIRECT_FILES[host], text: texts[host] };
    },
  };
}
