import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
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
import { fitsNetlify, hostRedirects, lookedUp, REDIRECT_FILES, type RedirectHost } from "./host-redirects.ts";
import type { RedirectRule } from "./redirect-rule.ts";

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
  /** How many redirects it reads, in words, and whether so many are not too many. */
  readonly most?: { readonly words: string; readonly allows: (counts: Counts) => boolean };
  /** Whether what is below a folder is not the folder itself: `/beta/*` does not match `/beta`. */
  readonly keepsFolders?: true;
}

interface Counts {
  readonly single: number;
  readonly patterns: number;
}

const HOSTS: Readonly<Record<RedirectHost, Host>> = {
  netlify: { name: "Netlify", winsOverPages: false },
  cloudflare: {
    name: "Cloudflare Pages",
    winsOverPages: true,
    keepsFolders: true,
    most: {
      words: "2,000 redirects of single addresses and 100 patterns",
      allows: ({ single, patterns }) => single <= 2_000 && patterns <= 100,
    },
  },
  vercel: {
    name: "Vercel",
    winsOverPages: true,
    most: { words: "2,048 redirects", allows: ({ single, patterns }) => single + patterns <= 2_048 },
  },
  nginx: { name: "nginx", winsOverPages: true },
};

/** The redirects that a host carries out: all of docs.json, but for those at the address of a page, which is shown. */
export function redirectsOfHost(
  host: RedirectHost,
  site: PageFiles & { readonly config: unknown; readonly place?: object; readonly file: string },
  navigation: ResolvedNavigation,
): HostRedirects {
  const { name, winsOverPages, most, keepsFolders } = HOSTS[host];
  const unsupported = collectUnsupported(name);
  const addresses = addressesOfPages({ navigation, site });
  const led: WrittenRedirect[] = [];
  let counts: Counts = { single: 0, patterns: 0 };
  const written = redirectsOf(site.config, site.place);
  const folders = keepsFolders ? written.flatMap(folderOf).filter(({ source }) => !addresses.has(source)) : [];
  for (const redirect of lookedUp([...written, ...folders])) {
    const parsed = parseRedirect(redirect);
    const from = plainAddress(parsed.source);
    const kind = from === undefined ? "patterns" : "single";
    const counted = { ...counts, [kind]: counts[kind] + 1 };
    const matches = prepareMatch(decodeTexts(parsed.source));
    const page = from === undefined && winsOverPages ? [...addresses].find(matches) : undefined;
    const feature =
      from !== undefined && addresses.has(withoutEndSlash(from))
        ? features.redirectFromPage
        : REDIRECT_FILES[host] === REDIRECT_FILES.netlify && !fitsNetlify(parsed)
          ? features.innerWildcard
          : most && !most.allows(counted)
            ? features.manyRedirects(most.words)
            : undefined;
    const place = { file: site.file, pointer: `/redirects/${redirect.index}` };
    if (feature) unsupported.add(feature, place);
    else {
      led.push({ ...redirect, destination: fromRoot(redirect.destination) });
      counts = counted;
    }
    if (!feature && page !== undefined) unsupported.add(features.pageBehindPattern(redirect.source, page), place);
  }
  return {
    diagnostics: unsupported.diagnostics(),
    fileAt: ({ addressOf, base }) => {
      const { netlify, vercel, nginx } = hostRedirects(led, { navigation, addressOf }, base);
      const texts = { netlify, cloudflare: netlify, vercel: vercelText(vercel), nginx: `${NGINX_HEAD}${nginx}` };
      return { path: REDIRECT_FILES[host], text: texts[host] };
    },
  };
}

/** The folder of a pattern for all that is below it, as a redirect of its own. */
function folderOf(redirect: WrittenRedirect): WrittenRedirect[] {
  const [end, rest] = /\/(:[A-Za-z_]\w*\*|\*)$/.exec(redirect.source) ?? [];
  if (end === undefined || rest === undefined || end === redirect.source) return [];
  const source = redirect.source.slice(0, -end.length);
  return [{ ...redirect, source, destination: redirect.destination.replace(rest, "") }];
}

/** Pages are files such as `guides/start.html` on some builders, which Vercel serves without their endings if it is told to. */
const vercelText = (redirects: readonly RedirectRule[]): string =>
  `${JSON.stringify({ $schema: "https://openapi.vercel.sh/vercel.json", cleanUrls: true, redirects }, null, 2)}\n`;

const NGINX_HEAD = `# For the "server" of the site: include /where/the/site/is/nginx.conf;
# Pages have their addresses with: location / { try_files $uri $uri.html $uri/index.html =404; }
`;
