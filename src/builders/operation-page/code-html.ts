import { numbered } from "../../json/numbered.ts";
import type { Translate } from "../shared/site-words.ts";
import { escapeCode, escapeHtml } from "./escape-html.ts";
import type { CodeView } from "./views/code-view.ts";

/** Colors code: the content of its `<code>` as HTML; `undefined` for a language that it does not know. */
export type Highlight = (code: string, language: string) => string | undefined;

/** How a page is written. */
export interface HtmlOptions {
  /** Gives words in the language of the page. */
  readonly translate: Translate;
  readonly highlight?: Highlight | undefined;
  /** The address of a link into the docs root (`/guides/start`) on the built site; without it, its text alone is shown. */
  readonly linkTo?: ((href: string) => string) | undefined;
  /** Whether the fields of objects are open at first. */
  readonly isExpanded?: boolean | undefined;
  /** What lets readers try the operation, behind its address. */
  readonly form?: string | undefined;
}

/** A block of code, which the script of pages gives a button that copies it. */
export function codeHtml({ language, text }: Pick<CodeView, "language" | "text">, highlight?: Highlight): string {
  const colored = language === "" ? undefined : highlight?.(text, language);
  const name = language === "" ? "" : ` class="language-${escapeHtml(language)}"`;
  // Colored code is escaped for HTML; MDX would read its braces as code, and end the block at a blank line.
  const shown =
    colored
      ?.replaceAll("{", "&#123;")
      .replaceAll("}", "&#125;")
      .replace(/\n(?=\n)/g, "\n ") ?? escapeCode(text);
  return `<figure class="docs-code"><pre tabindex="0"><code${name}>${shown}</code></pre></figure>`;
}

/**
 * Blocks of code of which readers choose one by its title.
 *
 * @param isSynced whether the choice is the reader's for the whole site, as that of a language is
 */
export function codeTabs(
  blocks: readonly CodeView[],
  { isSynced, highlight, translate }: Pick<HtmlOptions, "highlight" | "translate"> & { isSynced: boolean },
): string {
  const [first, ...others] = blocks;
  if (!first) return "";
  const describedCode = (block: CodeView): string =>
    (block.description === undefined ? "" : `<p class="operation-note">${escapeHtml(block.description)}</p>`) +
    codeHtml(block, highlight);
  const titles = uniqueTitles(blocks, translate("Example"));
  if (others.length === 0 && first.title === undefined) return describedCode(first);
  const panels = blocks.map((block, index) => {
    const title = escapeHtml(titles[index] ?? "");
    return `<section class="docs-panel" data-panel="${title}"><p class="docs-panel-title">${title}</p>${describedCode(block)}</section>`;
  });
  return `<docs-tabs class="docs-tabs docs-tabs-code" data-open="0"${isSynced ? ' data-sync=""' : ""}>${panels.join("")}</docs-tabs>`;
}

/** The titles of blocks. Blocks with the same title have their language behind it, or else their number. */
function uniqueTitles(blocks: readonly CodeView[], example: string): string[] {
  const titles = blocks.map(({ title, language }, index) => title ?? (language || `${example} ${index + 1}`));
  const isRepeated = (title: string, among: readonly string[]) => among.filter((each) => each === title).length > 1;
  const named = titles.map((title, index) => {
    const language = blocks[index]?.language ?? "";
    return isRepeated(title, titles) && language !== "" ? `${title} (${language})` : title;
  });
  return named.map(numbered(" "));
}
