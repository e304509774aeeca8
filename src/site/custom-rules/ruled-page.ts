import type { Range } from "../../diagnostic/diagnostic.ts";
import { preparePublished } from "../../navigation/pages/published-pages.ts";
import type { PageSource, ResolvedNavigation } from "../../navigation/tree.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { frontMatterFields } from "../../pages/front-matter/front-matter-fields.ts";
import { type Page, readPage } from "../../pages/read-page.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import type { PageTexts } from "../pages/page-texts.ts";
import type { RuledPage } from "./custom-rule.ts";

/** The pages of a site that readers may see, by path. */
export function ruledPages(
  navigation: ResolvedNavigation,
  pages: PageSource,
  textOf: PageTexts["textOf"],
): Map<string, RuledPage> {
  const isPublished = preparePublished(navigation);
  const listed = new Set(navigation.pages.flatMap((page) => (page.type === "page" ? [page.path] : [])));
  return new Map(
    [...pages]
      .filter(([path, page]) => listed.has(path) || isPublished(path, page))
      .map(([path, { file = `${path}.mdx` }]) => [path, new PageOfSite(path, file, textOf)]),
  );
}

class PageOfSite implements RuledPage {
  readonly path: string;
  readonly file: string;
  readonly #textOf: PageTexts["textOf"];

  constructor(path: string, file: string, textOf: PageTexts["textOf"]) {
    this.path = path;
    this.file = file;
    this.#textOf = textOf;
  }

  get text(): string {
    return this.#textOf(this.file) ?? "";
  }

  get frontMatter(): Readonly<Record<string, unknown>> {
    return frontMatterFields(headOf(this.text)) ?? {};
  }

  rangeOf(start: number, end: number): Range {
    return positionsOf(this.text).range(start, end);
  }

  read(): Promise<Page> {
    return readPage(this.text, { path: this.file });
  }
}

/** The text of a page up to the end of its front matter. */
export function headOf(text: string): string {
  const end = frontMatterEnd(text);
  return typeof end === "number" ? text.slice(0, end) : "";
}
