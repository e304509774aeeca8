import { folderHref } from "../../vocabulary/address.ts";
import type { AddressOf } from "../shared/page-address.ts";

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
