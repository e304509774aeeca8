import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";

/** Text as HTML that is MDX too: braces would be read as code there. */
export const escapeHtml = (text: string): string =>
  escapeMarkup(text).replaceAll("{", "&#123;").replaceAll("}", "&#125;");

/** Lines of code as HTML, without blank lines: Markdown would end the block there. */
export const escapeCode = (text: string): string => escapeHtml(text).replace(/\n(?=\n)/g, "\n ");
