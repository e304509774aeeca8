import { fillVariables } from "../../pages/rules/insert-variables.ts";
import { replaceComments } from "../../vocabulary/files/html-comments.ts";
import { codeIn, outsideCode } from "../../vocabulary/files/markdown-code.ts";

/**
 * A page's text as its parser takes it, line for line: front matter is blank, HTML comments are gone, own
 * anchors of headings are text, and variables have their values.
 */
export function toMdxText(text: string, bodyStart: number, variables: ReadonlyMap<string, string>): string {
  const head = lineEnds(text.slice(0, bodyStart));
  const body = withoutComments(fillVariables(text.slice(bodyStart), variables).replace(/\r\n?/g, "\n"));
  return head + outsideCode(body, proseToMdx);
}

/** What is left of a text that is taken out, so that all other lines keep their places. */
const lineEnds = (text: string): string => text.replace(/[^\n]/g, "");

/** The text with nothing but the line ends of its comments. */
function withoutComments(text: string): string {
  const code = codeIn(text);
  let next = 0;
  const isComment = (start: number) => {
    while (next < code.length && (code[next]?.end as number) <= start) next++;
    return (code[next]?.start ?? text.length) > start;
  };
  return replaceComments(text, lineEnds, isComment);
}

const proseToMdx = (prose: string): string =>
  prose
    .replace(/<!doctype[^<>]*>/gi, lineEnds)
    .replace(/^([ \t]*#{1,6}[ \t][^\n]*?)(?<!\\)\\*\{([ \t]*#[ \t]*[^\s{}][^{}\n]*)\}[ \t]*$/gm, "$1\\{$2}")
    .replace(/\{\{[ \t]*[\w-]+[ \t]*\}\}/g, (whole) => whole.replace(/[{}]/g, "\\$&"))
    // Elements that never have content need no end in HTML, and one in MDX.
    .replace(
      /<(br|hr|img|input|wbr|source|col|embed|track|area)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)>/gi,
      (tag, name: string, attributes: string) => (tag.endsWith("/>") ? tag : `<${name}${attributes} />`),
    )
    .replace(/<\/(?:br|hr|img|input|wbr|source)\s*>/gi, lineEnds)
    // `<https://…>` and `<me@example.com>`
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, "[$1]($1)")
    .replace(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, "[$1](mailto:$1)");
