import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { leadHtml } from "../shared/inline-markdown.ts";
import type { PageContent } from "../shared/pages/content/page-frame.ts";
import { type PageSection, pageSections } from "../shared/pages/page-sections.ts";
import type { SitePage, SitePages } from "../shared/pages/site-pages.ts";
import { parseCode } from "../vite/virtual-module.ts";
import { vitePressFile } from "./page-addresses.ts";
import { vitePressTag } from "./site-config.ts";

/** The data of a page, as VitePress hands it to `transformPageData` and to its theme. */
export interface VitePressPageData {
  readonly title: string;
  readonly description: string;
  readonly frontmatter: { readonly head?: readonly unknown[] };
  readonly headers: readonly [];
  /** `guides/start.md`, by the address of the page. */
  readonly relativePath: string;
  /** The file of the page from the docs root; empty for an operation. */
  readonly filePath: string;
}

/** A page in the place of an empty file. */
interface PageModule {
  readonly page: SitePage;
  readonly data: VitePressPageData;
}

/** The pages as VitePress lists them: the empty files, and their addresses. */
export interface PageList {
  pages: string[];
  rewrites: { map: Record<string, string>; inv: Record<string, string> };
}

/**
 * The pages of a site for VitePress. It looks for Markdown files: it finds an empty one for each page, whose module has
 * the HTML of the page as it is, so that no text is ever compiled. The empty files are numbered, because the name of a page
 * can be a pattern to VitePress; `rewrites` gives them their addresses.
 */
export class PageModules {
  readonly folder: string;
  readonly #localeOf: (address: string) => string | undefined;
  /** The empty files by addresses, which keep them. */
  readonly #stubs = new Map<string, string>();
  #modules: ReadonlyMap<string, PageModule> = new Map();
  readonly #rendered = new Map<SitePage, PageContent>();

  /**
   * @param folder what is in it goes
   * @param localeOf the folder of an address's language: the search knows the language of a file by its own folder
   */
  constructor(folder: string, pages: SitePages["pages"], localeOf: (address: string) => string | undefined) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    this.folder = realpathSync(folder);
    this.#localeOf = localeOf;
    this.replace(pages);
  }

  /** Takes the pages of another reading. */
  replace(pages: SitePages["pages"]): void {
    this.#rendered.clear();
    this.#modules = new Map(
      pages.map((page) => [this.#stubOf(page), { page, data: dataOf(page, vitePressFile(page.address)) }]),
    );
  }

  #stubOf({ address }: SitePage): string {
    const known = this.#stubs.get(address);
    if (known !== undefined) return known;
    const locale = this.#localeOf(address);
    const stub = `${locale === undefined ? "" : `${locale}/`}${this.#stubs.size}.md`;
    this.#stubs.set(address, stub);
    mkdirSync(dirname(join(this.folder, stub)), { recursive: true });
    writeFileSync(join(this.folder, stub), "");
    return stub;
  }

  list(): PageList {
    const entries = [...this.#modules].map(([stub, { data }]) => [stub, data.relativePath] as const);
    const inv = Object.fromEntries(entries.map(([stub, path]) => [path, stub]));
    return { pages: entries.map(([stub]) => stub), rewrites: { map: Object.fromEntries(entries), inv } };
  }

  /** The files of all pages, as their addresses have them. */
  get files(): string[] {
    return [...this.#modules.values()].map(({ data }) => data.relativePath);
  }

  /** VitePress's `rewrites`. */
  readonly rewrite = (stub: string): string => this.#modules.get(stub)?.data.relativePath ?? stub;

  /** The page in the place of a file, by the id of its module. */
  find(id: string): PageModule | undefined {
    const [path = ""] = id.split("?", 1);
    return this.#modules.get(pathFrom(this.folder, path));
  }

  /** The code of a page's module. */
  codeOf({ page, data }: PageModule, more: object = {}): string {
    const lead = leadHtml(page);
    const above = [page.eyebrow, `<h1>${escapeMarkup(page.title)}</h1>`, lead].filter((part) => part !== "");
    const parts = [...above, this.#render(page).html];
    // VitePress looks for a call in one line, to leave the HTML out of the script that a page is loaded with.
    return [
      `import { createStaticVNode, h } from "vue";`,
      `export const __pageData = ${parseCode({ ...data, ...more })};`,
      "const content = () => [",
      `createStaticVNode(${JSON.stringify(parts.join(""))}, ${parts.length})`,
      "];",
      `export default { name: ${JSON.stringify(data.relativePath)}, render: () => h("div", content()) };\n`,
    ].join("\n");
  }

  /** What VitePress's search knows of a page. */
  sectionsOf(path: string): Iterable<PageSection> {
    const { page } = this.find(path) ?? {};
    return !page || page.noindex ? [] : pageSections(page.title, this.#render(page));
  }

  #render(page: SitePage): PageContent {
    const known = this.#rendered.get(page);
    const rendered = known ?? page.render();
    if (!known) this.#rendered.set(page, rendered);
    return rendered;
  }
}

const dataOf = ({ title, description, file, head }: SitePage, relativePath: string): VitePressPageData => ({
  title,
  description: description ?? "",
  frontmatter: { head: head.map(vitePressTag) },
  headers: [],
  relativePath,
  filePath: file ?? "",
});
