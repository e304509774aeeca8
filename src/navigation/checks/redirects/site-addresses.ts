import { addressKey } from "../../../redirects/redirect-table.ts";
import { baseOfPaths } from "../../../vocabulary/addresses/address.ts";
import { foldersAbove } from "../../../vocabulary/addresses/root-path.ts";
import { isPageFile, withoutPageExtension } from "../../../vocabulary/files/site-files.ts";
import { isInSnippets, isUnpublishedFile } from "../../../vocabulary/files/unpublished-files.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import type { PageSource, ResolvedNavigation } from "../../tree.ts";

/** The addresses of a site's pages. */
export class SiteAddresses {
  readonly listed = new Set<string>();
  readonly files = new Set<string>();
  readonly #folders = new Set<string>();

  /** @param files the page files; without them, each page of the navigation counts */
  constructor({ pages, unlisted, dialect }: ResolvedNavigation, files?: PageSource) {
    for (const page of pages)
      if (page.type === "operation" || (files?.has(page.path) ?? true)) this.listed.add(addressKey(page.href));
    for (const page of unlisted) this.files.add(addressKey(page.href));
    const { publishesReadme } = DIALECT_RULES[dialect];
    for (const [path, { file = "" }] of files ?? [])
      if ((publishesReadme || !isUnpublishedFile(file)) && !isInSnippets(path)) this.files.add(`/${path}`);
    for (const address of [...this.listed, ...this.files])
      for (const folder of foldersAbove(address)) this.#folders.add(folder);
  }

  isPage(address: string): boolean {
    return this.listed.has(address) || this.files.has(address);
  }

  /** The page that an address shows: the one that has it, else the index page of the folder, `/a/index` for `/a`. */
  pageAt(address: string): string | undefined {
    const [page, index] = [withoutPageExtension(address), `${baseOfPaths(address)}/index`];
    return this.isPage(page) ? page : this.isPage(index) ? index : undefined;
  }

  /** Whether readers may get something at an address: a page, the pages of a folder, or another file (`/guide.pdf`). */
  leadsSomewhere(address: string): boolean {
    const page = withoutPageExtension(address);
    return address === "/" || this.pageAt(address) !== undefined || this.#folders.has(page) || isFile(address);
  }
}

const isFile = (address: string): boolean => !isPageFile(address) && /\.[a-z][a-z0-9]{1,5}$/i.test(address);
