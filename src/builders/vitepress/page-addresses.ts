import { folderHref } from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";

/**
 * The address at which VitePress serves a page: `/guides/` for an index, and with `.html` for others unless addresses
 * are clean.
 */
export const vitePressAddress =
  (cleanUrls: boolean): AddressOf =>
  ({ href }) => {
    const address = folderHref(href);
    return cleanUrls || address.endsWith("/") ? address : `${address}.html`;
  };

/** The file by which VitePress knows the page at an address: `guides/index.md` for `/guides/`. */
export const vitePressFile = (address: string): string =>
  `${address.endsWith("/") ? `${address}index` : address.replace(/\.html$/, "")}.md`.slice(1);
