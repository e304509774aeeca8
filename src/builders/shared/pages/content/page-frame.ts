import { eyebrow } from "../../../../navigation/queries/eyebrow.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../../../navigation/tree.ts";
import { fieldsOfPage } from "../../../../pages/front-matter/front-matter-fields.ts";
import type { Heading } from "../../../../render/finish/headings.ts";
import { escapeMarkup } from "../../../../vocabulary/files/escape-markup.ts";

/** What a builder shows of a page below its title. */
export interface PageContent {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** What the front matter of a page says of what is around its text. */
export interface PageFrame {
  /** Its layout, if it is one that the platform knows. */
  readonly mode: string | undefined;
  /** Whether no links lead from it to the pages before and behind it. */
  readonly isLast: boolean;
  /** Words by which the search finds it, besides those of its text, as HTML that nobody sees. */
  readonly keywords: string;
  /** The entries of its own menu, as they are written. */
  readonly contextual: unknown;
}

/** Reads it from the text of a page. */
export function frameOfPage(text: string): PageFrame {
  const {
    mode,
    hideFooterPagination,
    contextual,
    keywords = [],
  } = fieldsOfPage(text, /^["']?(?:mode|hideFooterPagination|contextual|keywords)/m);
  const isKnown = ["wide", "custom", "center", "frame"].includes(String(mode));
  const words = [keywords]
    .flat()
    .filter((word) => typeof word === "string")
    .join(", ");
  return {
    mode: isKnown ? String(mode) : undefined,
    isLast: hideFooterPagination === true,
    keywords: words === "" ? "" : `<p hidden>${escapeMarkup(words)}</p>`,
    contextual,
  };
}

/** Whether a page has nothing but what is in it. */
export const isBare = (mode: string | undefined): boolean => mode === "custom" || mode === "frame";

/** Gives the names of what a page is in, as HTML above its title; `""` for a page without them. */
export const eyebrows =
  (navigation: ResolvedNavigation) =>
  (page: AnyPageNode | undefined): string => {
    const titles = page ? eyebrow(navigation, page).map((title) => `<span>${escapeMarkup(title)}</span>`) : [];
    return titles.length === 0 ? "" : `<p class="docs-eyebrow" data-pagefind-ignore>${titles.join(" ")}</p>`;
  };

/** What is in a page, in the element by which style sheets know it. */
export function inPage(
  html: string,
  { mode, isLast = false }: { mode?: string | undefined; isLast?: boolean } = {},
): string {
  const looks = ["docs-page"];
  if (mode !== undefined) looks.push(`docs-mode-${mode}`);
  if (isBare(mode)) looks.push("docs-bare");
  if (isLast) looks.push("docs-last");
  return `<div class="${looks.join(" ")}">${html}</div>`;
}
