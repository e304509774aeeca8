import { SiteAddresses } from "../navigation/checks/redirects/site-addresses.ts";
import { isWithinAny } from "../navigation/checks/redirects/unread-folders.ts";
import { publishedPages } from "../navigation/pages/published-pages.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { redirectsOf, type WrittenRedirect } from "../redirects/docs-redirects.ts";
import { addressKey, RedirectTable } from "../redirects/redirect-table.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import type { ComparedSite, ListedPage } from "./compared-site.ts";

/** Where the addresses of a site lead at one of two times. */
export class SiteReach {
  /** The pages by their address: pages of the navigation that have a file or an operation, and published files beside it. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  readonly redirects: readonly WrittenRedirect[];
  readonly #unread: readonly string[];
  readonly #addresses: SiteAddresses;
  readonly #table: RedirectTable<WrittenRedirect>;

  constructor({ config, navigation, pages, unread, place }: ComparedSite) {
    this.pages = pagesByAddress(navigation, pages);
    this.redirects = redirectsOf(config, place);
    this.#unread = unread;
    this.#addresses = new SiteAddresses(navigation, pages.size === 0 ? undefined : pages);
    this.#table = new RedirectTable(this.redirects, (address) => this.#addresses.pageAt(address) !== undefined);
  }

  /** The address of the page that an address shows without redirects: its own, or that of a folder's index page. */
  pageAt(address: string): string | undefined {
    return this.#addresses.pageAt(addressKey(address));
  }

  /** Where redirects lead an address in the end; `undefined` if none has it, or they never end. */
  redirected(address: string): string | undefined {
    const end = this.#table.follow(address);
    return "address" in end && end.hops > 0 ? end.address : undefined;
  }

  /** Whether a redirect leads an address to a page, to another site, or to what may be a page. */
  leads(address: string): boolean {
    const end = this.redirected(address);
    if (end === undefined) return false;
    if (leavesSite(end)) return true;
    const key = addressKey(end);
    return this.#addresses.leadsSomewhere(key) || isWithinAny(this.#unread, key);
  }

  /** Whether an address has a redirect of its own, without wildcards. */
  hasOwnRedirect(address: string): boolean {
    return this.#table.exact(address) !== undefined;
  }
}

function pagesByAddress(navigation: ResolvedNavigation, files: ComparedSite["pages"]): Map<string, ListedPage> {
  const found = new Map<string, ListedPage>();
  for (const page of [...navigation.pages, ...navigation.unlisted]) {
    const { href, title } = page;
    if (page.type === "operation" || files.size === 0 || files.has(page.path)) found.set(href, { href, title });
  }
  for (const [path, { title = path }] of publishedPages(navigation, files)) {
    const href = `/${path}`;
    if (!found.has(href)) found.set(href, { href, title });
  }
  return found;
}
