import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageMemo } from "../../render/page-memo.ts";
import { folderHref, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import type { Move } from "../redirects/redirect-rule.ts";
import { leadHtml } from "../shared/inline-markdown.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import { type SitePage, type SitePages, sitePages } from "../shared/pages/site-pages.ts";
import { collectUnshown } from "../shared/unsupported/unshown-settings.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";
import type { AstroConfig } from "./astro.ts";
import type { StarlightSite } from "./route.ts";
import { hrefFormatter } from "./site-module.ts";
import { starlightTag } from "./starlight-tag.ts";

/** Docs with their pages, the addresses of these, redirects, and what Starlight does not support of all that. */
export interface ServedDocs {
  readonly docs: Docs;
  readonly addressOf: AddressOf;
  readonly pages: SitePages;
  readonly moves: readonly Move[];
  readonly unsupported: UnsupportedFeatures;
}

export async function servedDocs(docs: Docs, config: AstroConfig, memo?: PageMemo): Promise<ServedDocs> {
  const addressOf: AddressOf = ({ href }) => folderHref(href);
  const projectFolder = fileURLToPath(config.root);
  const { base, site: origin } = config;
  const pages = await sitePages(docs, {
    addressOf,
    hrefOf: hrefFormatter(config),
    base,
    origin,
    projectFolder,
    memo,
    tagOf: starlightTag,
  });
  const unsupported = collectUnshown("Starlight", docs, { weighs: true });
  const moves = expandRedirects(docs, unsupported, addressOf);
  return { docs, addressOf, pages, moves, unsupported };
}

/** Rendered pages as files, each of which is read when its page is built. */
export class PageFiles {
  readonly #folder: string;
  readonly #pages: ReadonlyMap<string, { readonly page: SitePage; readonly file: string }>;

  private constructor(folder: string, { pages }: SitePages) {
    this.#folder = folder;
    this.#pages = new Map(
      pages.map((page, index) => [withoutEndSlash(page.address), { page, file: join(folder, `${index}.json`) }]),
    );
  }

  /** @param folder what is in it goes */
  static async in(folder: string, pages: SitePages): Promise<PageFiles> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new PageFiles(folder, pages);
  }

  /** The pages as Astro's route lists them. */
  list(): StarlightSite["rendered"] {
    return [...this.#pages].map(([key, { file }]) => ({
      path: key === "/" ? "" : key.slice(1),
      file,
    }));
  }

  /** Renders the page of an address, if there is one. */
  async write(key: string): Promise<void> {
    const found = this.#pages.get(key);
    if (!found) return;
    const { page } = found;
    const { html, headings } = page.render();
    const listed = headings.map(({ depth, id, text }) => ({ depth, slug: id, text }));
    await mkdir(this.#folder, { recursive: true });
    await writeFile(
      found.file,
      JSON.stringify({
        title: page.title,
        description: page.description,
        eyebrow: page.eyebrow,
        head: page.head,
        pagefind: !page.noindex,
        html: leadHtml(page) + weighed(html, page.weight),
        headings: listed,
      }),
    );
  }

  async writeAll(): Promise<void> {
    for (const key of this.#pages.keys()) await this.write(key);
  }
}

/** A page with the weight that Starlight's search gives its words. */
const weighed = (html: string, weight: number): string =>
  weight === 1 ? html : `<div data-pagefind-weight="${weight}">${html}</div>`;
