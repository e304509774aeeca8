import { decodeEntities } from "../../pages/read/decode-text.ts";
import { isSafeHref, isWebUrl } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";

/** One line of Markdown as HTML: links, `**bold**`, `*italic*` and code; all else is text. */
export function inlineMarkdown(text: string): string {
  const parts = text.split(/(`[^`]+`|\[[^[\]]*\]\([^()\s]*\))/);
  return parts
    .map((part) => {
      const link = /^\[([^[\]]*)\]\(([^()\s]*)\)$/.exec(part);
      if (link) return linkHtml(link[1] ?? "", link[2] ?? "");
      if (/^`[^`]+`$/.test(part)) return `<code>${escapeMarkup(part.slice(1, -1))}</code>`;
      return emphasize(part);
    })
    .join("");
}

const emphasize = (text: string): string =>
  escapeMarkup(text)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");

function linkHtml(text: string, href: string): string {
  if (!isSafeHref(href)) return emphasize(text);
  const outward = isWebUrl(href) ? ' target="_blank" rel="noreferrer"' : "";
  return `<a href="${escapeMarkup(href)}"${outward}>${emphasize(text)}</a>`;
}

/** The same line as text. */
export const inlineText = (text: string): string => decodeEntities(inlineMarkdown(text).replace(/<[^<>]*>/g, ""));

/** The line below a page's title. */
export const leadHtml = ({ lead }: { readonly lead: string }): string =>
  lead === "" ? "" : `<p class="docs-description">${lead}</p>`;

/** The first paragraph of a text as one line. */
export const firstParagraph = (text: string | undefined): string =>
  text?.split(/\n\s*\n/, 1)[0]?.replace(/\s+/g, " ") ?? "";
