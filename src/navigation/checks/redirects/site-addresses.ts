import { addressKey } from "../../../redirects/redirect-table.ts";
import { folderOf } from "../../../vocabulary/root-path.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { ResolvedNavigation } from "../../tree.ts";

/** The addresses of a site's pages. */
export class SiteAddresses {
  readonly listed = new Set<string>();
  readonly files = new Set<string>();
  readonly #folders = new Set<string>();

  constructor({ pages, unlisted }: ResolvedNavigation, { root }: Resolving) {
    for (const page of pages)
      if (page.type === "operation" || (root.pages?.has(page.path) ?? true)) this.listed.add(addressKey(page.href));
    for (const page of unlisted) this.files.add(addressKey(page.href));
    for (const path of root.pages?.keys() ?? []) this.files.add(`/${path}`);
    for (const address of [...this.listed, ...this.files]) {
      for (let folder = folderOf(address); folder !== "" && !this.#folders.has(folder); folder = folderOf(folder)) {
        this.#folders.add(folder);
      }
    }
  }

  isPage(address: string): boolean {
    return this.listed.has(address) || this.files.has(address);
  }

  /** Whether readers get something at an address: a page, or the pages of a folder. */
  leadsSomewhere(address: string): boolean {
    const page = address.replace(/\.mdx?$/, "");
    return address === "/" || this.isPage(page) || this.#folders.has(page) || this.isPage(`${page}/index`);
  }
}
