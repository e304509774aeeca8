import { pageSections } from "../shared/pages/page-sections.ts";
import type { FumadocsPage } from "./docs-source.ts";

/** Pieces of a text, because finding its words takes the square of its length. */
const PIECES = /.{1,1000}(?= |$)|.{1000}/g;

/** A page as Fumadocs's search (`createSearchAPI("advanced", { indexes })`) takes it. */
export interface FumadocsSearchIndex {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  /** The code of its language. */
  readonly locale?: string;
  readonly structuredData: {
    readonly headings: readonly { readonly id: string; readonly content: string }[];
    readonly contents: readonly { readonly heading: string | undefined; readonly content: string }[];
  };
}

/** What search knows of a page that was rendered. */
export function searchIndexOf(
  { url, title, description, language }: FumadocsPage,
  { html, toc }: ReturnType<FumadocsPage["render"]>,
): FumadocsSearchIndex {
  const headings = toc.map(({ title, url, depth }) => ({ id: url.slice(1), text: title, depth }));
  const contents = [...pageSections(title, { html, headings })].flatMap(({ anchor, text }) =>
    (text.trim().match(PIECES) ?? []).map((content) => ({ heading: anchor || undefined, content })),
  );
  return {
    // Parts of a page get this with a number behind it, and must not have the id of a page of such a name.
    id: `${url}#`,
    url,
    title,
    ...(description === undefined ? {} : { description }),
    ...(language === undefined ? {} : { locale: language }),
    structuredData: { headings: headings.map(({ id, text }) => ({ id, content: text })), contents },
  };
}
