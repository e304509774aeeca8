import { hrefOf } from "../../src/builders/model/page-address.ts";
import type { Docs } from "../../src/builders/shared/pages/read-docs.ts";
import { type SitePages, sitePages } from "../../src/builders/shared/pages/site-pages.ts";

/** The pages of docs as a builder publishes them at the addresses of docs.json. */
export const publishedPages = (docs: Docs, projectFolder: string): Promise<SitePages> =>
  sitePages(docs, { addressOf: hrefOf, hrefOf: String, base: "/", projectFolder });
