import { baseOfPaths, folderHref, withoutEndSlash } from "../../../vocabulary/addresses/address.ts";
import { isFileAddress } from "../../../vocabulary/addresses/file-address.ts";
import { foldersAbove } from "../../../vocabulary/addresses/root-path.ts";

/** Where a builder puts the pages of a site. */
export interface PageLayout {
  /** The file that is made of a page, by its address, from the folder of the built site (default: one in a folder of its own). */
  readonly fileOf?: (address: string) => string;
  /** Addresses of which the builder makes no file. */
  readonly unserved?: RegExp;
  /** Tells pages apart where their files are not enough: of two that are the same here, the builder loses one. */
  readonly keyOf?: (address: string) => string;
}

/** A page's file in a folder of its own: `guides/start/index.html`. */
const fileInFolder = (address: string): string => `${withoutEndSlash(address)}/index.html`.replace(/^\/+/, "");

/** A page's file with the name of the page, whether a slash is at the end of its address or not: `guides/start.html`. */
export const fileOfItsName = (address: string): string => `${baseOfPaths(address) || "index"}.html`.replace(/^\/+/, "");

/** The places of a site's pages: none is outside of the site, or where another page has its file or its folder. */
export class PagePlaces {
  /** The file of a page, by its address. */
  readonly fileOf: (address: string) => string;
  readonly #layout: PageLayout;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #keys = new Set<string>();

  constructor(layout: PageLayout = {}) {
    this.fileOf = layout.fileOf ?? fileInFolder;
    this.#layout = layout;
  }

  /**
   * The address of a page that no navigation lists: `/guides/` for `guides/index`. Where another page, `guides`, is the same file, it is
   * as written, unless hosts could take its file for that of `guides`.
   *
   * @param hrefs the addresses of all pages in docs.json
   */
  unlistedAddress(href: string, hrefs: ReadonlySet<string>): string {
    const folder = folderHref(href);
    const page = withoutEndSlash(folder);
    const isTaken = page !== href && hrefs.has(page) && this.fileOf(page) === this.fileOf(folder);
    return isTaken && this.fileOf(href) !== fileInFolder(page) ? href : folder;
  }

  /** Gives a page its place; if it can't have one, why. */
  refuse(address: string): string | undefined {
    const { unserved, keyOf } = this.#layout;
    if (
      !isFileAddress(address) ||
      LOOKS_ENCODED.test(address) ||
      MADE_FILES.has(withoutEndSlash(address)) ||
      unserved?.test(address)
    )
      return "the builder has no file for such an address";
    const file = this.fileOf(address);
    const folders = foldersAbove(file);
    const key = keyOf?.(address) ?? file;
    const isTaken = this.#files.has(file) || this.#folders.has(file) || folders.some((each) => this.#files.has(each));
    if (isTaken || this.#keys.has(key)) return "another page has its place on the built site";
    this.#files.add(file);
    this.#keys.add(key);
    for (const folder of folders) this.#folders.add(folder);
    return undefined;
  }
}

/** Files of every built site, which are no pages. */
export const MADE_FILES: ReadonlySet<string> = new Set(["/sitemap.xml", "/llms.txt", "/llms-full.txt"]);

/** No link leads to such a name, since an address is decoded before its file is looked for. */
const LOOKS_ENCODED = /%[\da-f]{2}/i;
