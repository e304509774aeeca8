import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { leadHtml } from "../shared/inline-markdown.ts";
import type { SitePage, SitePages } from "../shared/pages/site-pages.ts";
import { replaceFile } from "../shared/replace-file.ts";
import type { StarlightSite } from "./route.ts";

/** An empty folder for the files of rendered pages. Before Astro starts again, a server may still write into it. */
export async function emptyFolder(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Rendered pages as files, each of which is read when its page is built. A page keeps its file while one edits, which is there whole at any
 * time: what asks for the page may be older than a change, or newer.
 */
export class PageFiles {
  readonly #pages: ReadonlyMap<string, { readonly page: SitePage; readonly file: string }>;

  constructor(folder: string, { pages }: SitePages) {
    this.#pages = new Map(
      pages.map((page) => {
        const key = withoutEndSlash(page.address);
        return [key, { page, file: join(folder, `${createHash("sha256").update(key).digest("hex")}.json`) }];
      }),
    );
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
    await replaceFile(
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
