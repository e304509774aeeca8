import type { SiteAddresses } from "../navigation/checks/redirects/site-addresses.ts";
import type { FileSource, PageSource } from "../navigation/tree.ts";
import type { WrittenRedirect } from "../redirects/docs-redirects.ts";
import { addressKey, type RedirectTable } from "../redirects/redirect-table.ts";
import { decodePath, splitAddress, withoutEndSlash } from "../vocabulary/addresses/address.ts";
import { foldersAbove, meantPaths, normalizePath } from "../vocabulary/addresses/root-path.ts";
import { isKnownPath, type SitePlace, withinSite } from "../vocabulary/addresses/site-place.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import { isPageFile, withoutPageExtension } from "../vocabulary/files/site-files.ts";

/** What is at an address of the site. */
export type LinkTarget =
  /** `path`: of the page file, if it is one. */
  | { readonly type: "page"; readonly address: string; readonly path?: string }
  | { readonly type: "file"; readonly path: string }
  | {
      readonly type: "redirect";
      readonly from: string;
      readonly redirect: WrittenRedirect;
      readonly to: string;
      readonly end: LinkTarget;
    }
  | { readonly type: "case"; readonly actual: string; readonly end: LinkTarget }
  /** A folder without an index page. `first`: the page below it that the navigation lists first, which the hosted platform opens. */
  | { readonly type: "folder"; readonly path: string; readonly first: string | undefined }
  | { readonly type: "elsewhere" }
  | { readonly type: "unread" }
  | { readonly type: "outside" }
  | { readonly type: "missing"; readonly path: string };

/** The parts of a site that addresses are looked up in. */
export interface KnownTargets {
  readonly addresses: SiteAddresses;
  readonly pages: PageSource;
  readonly files: FileSource;
  readonly redirects: RedirectTable<WrittenRedirect>;
  /** Folders (`/api-reference/`) in which pages of specs may be that were not read. */
  readonly unread: readonly string[];
  readonly place: SitePlace;
  /** The folders of the site in which other repositories are. */
  readonly mounts?: readonly string[] | undefined;
}

/** What the hosted platform makes itself. */
const PLATFORM_FILES =
  /^\/(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|skill\.md|mcp|favicon\.ico|_mintlify\/.*|_next\/.*|\.well-known\/.*|(?:.*\/)?(?:rss|feed)\.xml)$/;

/** Finds out what is at an address. Source: the hosted platform's link checker, `@mintlify/link-rot`. */
export class LinkTargets {
  readonly #known: KnownTargets;
  readonly #found = new Map<string, LinkTarget>();
  #lowerCase: Map<string, string> | undefined;
  /** Each with the page below it that the navigation lists first, if it lists one. */
  #folders: Map<string, string | undefined> | undefined;

  constructor(known: KnownTargets) {
    this.#known = known;
  }

  /** The addresses of all pages, those of the navigation first. */
  get pages(): Set<string> {
    const { listed, files } = this.#known.addresses;
    return new Set([...listed, ...files]);
  }

  /** The addresses of all other files. */
  get files(): string[] {
    return Array.from(this.#known.files.keys(), (path) => `/${path}`);
  }

  /**
   * @param target as written, without fragment and query
   * @param folder the folder of the page that has the link
   */
  find(target: string, folder: string): LinkTarget {
    const relative = target.startsWith(".");
    const mounts = this.#known.mounts ?? [];
    const key = relative || mounts.length > 0 ? `${folder} ${target}` : target;
    const known = this.#found.get(key);
    if (known) return known;
    const path = target.replaceAll("\\", "/");
    const normal = normalizePath(relative ? `${folder}/${decodePath(path)}` : decodePath(path));
    const found: LinkTarget =
      normal === ".." || normal.startsWith("../")
        ? { type: "outside" }
        : relative
          ? this.#lookUp(`/${normal}`)
          : this.#lookUpIn(withinSite(`/${normal}`, this.#known.place), folder, mounts);
    this.#found.set(key, found);
    return found;
  }

  #lookUpIn(address: string, folder: string, mounts: readonly string[]): LinkTarget {
    const meant = meantPaths(address.slice(1), `${folder}/`, mounts).map((path) => this.#lookUp(`/${path}`));
    return meant.find(({ type }) => type !== "missing" && type !== "folder") ?? (meant.at(-1) as LinkTarget);
  }

  #lookUp(address: string): LinkTarget {
    const { redirects } = this.#known;
    const direct = this.#direct(address);
    if (direct) return direct;
    const end = redirects.follow(address);
    if (!("address" in end)) return { type: "missing", path: address };
    if (end.hops > 0) {
      const redirect = redirects.step(address)?.redirect as WrittenRedirect;
      return { type: "redirect", from: address, redirect, to: end.address, end: this.#endOf(end.address) };
    }
    const actual = this.#inOtherCase(address);
    if (actual !== undefined) {
      return { type: "case", actual, end: this.#direct(actual) ?? { type: "missing", path: actual } };
    }
    return this.#withoutPage(address);
  }

  #endOf(to: string): LinkTarget {
    if (leavesSite(to)) return { type: "elsewhere" };
    const address = addressKey(splitAddress(to)[0]);
    const direct = this.#direct(address);
    if (direct) return direct;
    // A wildcard may be left in it, or a folder that the platform opens.
    if (/[:*]/.test(address)) return { type: "elsewhere" };
    return this.#withoutPage(address);
  }

  /** What an address is that nothing has: a folder, one that a spec may have, or a missing one. */
  #withoutPage(address: string): LinkTarget {
    const folder = this.#folderAt(address);
    if (folder) return folder;
    return this.#known.unread.some((start) => `${address}/`.startsWith(start))
      ? { type: "unread" }
      : { type: "missing", path: address };
  }

  #direct(address: string): LinkTarget | undefined {
    const { addresses, pages, files, place } = this.#known;
    if (address === "/") return { type: "page", address, ...(pages.has("index") ? { path: "index" } : {}) };
    const path = address.slice(1);
    if (files.has(path)) return { type: "file", path };
    const page = addresses.pageAt(address);
    if (page !== undefined) {
      const file = page.slice(1);
      return { type: "page", address: page, ...(pages.has(file) ? { path: file } : {}) };
    }
    return PLATFORM_FILES.test(address) || isKnownPath(address, place) ? { type: "elsewhere" } : undefined;
  }

  #inOtherCase(address: string): string | undefined {
    const { addresses, files } = this.#known;
    if (!this.#lowerCase) {
      this.#lowerCase = new Map();
      for (const path of files.keys()) this.#lowerCase.set(`/${path.toLowerCase()}`, `/${path}`);
      for (const page of [...addresses.files, ...addresses.listed]) this.#lowerCase.set(page.toLowerCase(), page);
    }
    const lower = withoutEndSlash(address).toLowerCase();
    const actual = this.#lowerCase.get(isPageFile(lower) ? withoutPageExtension(lower) : lower);
    return actual === address ? undefined : actual;
  }

  /** Source: the hosted platform's reader, which goes from a folder to the first page of the navigation below it. */
  #folderAt(path: string): LinkTarget | undefined {
    this.#folders ??= listedFolders(this.#known.addresses);
    const folder = withoutEndSlash(path);
    return this.#folders.has(folder) ? { type: "folder", path, first: this.#folders.get(folder) } : undefined;
  }
}

function listedFolders({ files, listed }: SiteAddresses): Map<string, string | undefined> {
  const folders = new Map<string, string | undefined>();
  for (const page of [...listed, ...files]) {
    const first = listed.has(page) ? page : undefined;
    for (const folder of foldersAbove(page)) if (!folders.has(folder)) folders.set(folder, first);
  }
  return folders;
}
