import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { leadHtml } from "../shared/inline-markdown.ts";
import type { SitePage, SitePages } from "../shared/pages/site-pages.ts";
import type { StarlightSite } from "./route.ts";

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
