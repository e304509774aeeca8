import { fileURLToPath } from "node:url";
import type { PageMemo } from "../../render/page-memo.ts";
import type { AddressOf } from "../model/page-address.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { type SitePages, sitePages } from "../shared/pages/site-pages.ts";
import type { AstroConfig } from "./astro.ts";
import { hrefFormatter } from "./site-module.ts";
import { servedAddresses } from "./starlight-addresses.ts";

/** Docs with their pages and the addresses of these. */
export interface ServedDocs {
  readonly docs: Docs;
  readonly addressOf: AddressOf;
  readonly pages: SitePages;
}

export async function servedDocs(docs: Docs, config: AstroConfig, memo?: PageMemo): Promise<ServedDocs> {
  const addressOf = servedAddresses(docs.navigation);
  const projectFolder = fileURLToPath(config.root);
  const { base, site: origin } = config;
  const pages = await sitePages(docs, { addressOf, hrefOf: hrefFormatter(config), base, origin, projectFolder, memo });
  return { docs, addressOf, pages };
}
