import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { hrefOf } from "../model/page-address.ts";
import { defaultPages, type LlmsOptions, llmsBase, oneLine, pageUrl } from "./llms-scope.ts";

export interface LlmsFullTxtOptions extends LlmsOptions {
  /** The Markdown of a page without its front matter; a page without one is left out. */
  markdownOf: (page: AnyPageNode) => string | undefined;
}

/**
 * All pages of `toLlmsTxt` in one file, `llms-full.txt`: each with its title, its address and its text.
 *
 * @example
 * const text = toLlmsFullTxt(navigation, { name: "Acme", markdownOf: ({ href }) => texts.get(href) });
 */
export function toLlmsFullTxt(navigation: ResolvedNavigation, options: LlmsFullTxtOptions): string {
  const { addressOf = hrefOf, markdownOf } = options;
  const base = llmsBase(options);
  const texts = defaultPages(navigation, options.indexing).flatMap((page) => {
    const text = markdownOf(page);
    if (text === undefined) return [];
    return [`# ${oneLine(page.title)}\n\nSource: ${pageUrl(base, addressOf(page))}\n\n${text.trim()}`];
  });
  const description = options.description === undefined ? [] : [`> ${oneLine(options.description)}`];
  return `${[`# ${oneLine(options.name)}`, ...description, ...texts].join("\n\n")}\n`;
}
