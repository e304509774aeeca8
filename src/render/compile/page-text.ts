/** Fences of code and inline code, whose text stays as it is. */
const CODE =
  /^( {0,3}|[ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n[ \t]*\2[`~]*[ \t]*(?=\n|$)|$)|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/gm;

/** Calls `change` on what is not code, and puts the text together again. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(CODE)) {
    parts.push(change(text.slice(at, match.index)), match[0]);
    at = match.index + match[0].length;
  }
  parts.push(change(text.slice(at)));
  return parts.join("");
}

/**
 * A page's text as its parser takes it, line for line: front matter is blank, HTML comments are comments of MDX, own
 * anchors of headings are text, and variables have their values.
 */
export function toMdxText(text: string, bodyStart: number, variables: ReadonlyMap<string, string>): string {
  const head = text.slice(0, bodyStart).replace(/[^\n]/g, "");
  return head + outsideCode(text.slice(bodyStart).replace(/\r\n?/g, "\n"), (prose) => proseToMdx(prose, variables));
}

const proseToMdx = (prose: string, variables: ReadonlyMap<string, string>): string =>
  prose
    .replace(/<!--([\s\S]*?)-->/g, (_, comment: string) => `{/*${comment.replaceAll("*/", "* /")}*/}`)
    .replace(/<!doctype[^>]*>/gi, "")
    .replace(/^([ \t]*#{1,6}[ \t][^\n]*?)\{(#[\w-]+)\}[ \t]*$/gm, "$1\\{$2}")
    .replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) => variables.get(name) ?? escapeBraces(whole))
    // Elements that never have content need no end in HTML, and one in MDX.
    .replace(
      /<(br|hr|img|input|wbr|source|col|embed|track|area)\b((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)\s*(?<!\/)>/gi,
      "<$1$2 />",
    )
    .replace(/<\/(br|hr|img|input|wbr|source)\s*>/gi, "")
    // `<https://…>` and `<me@example.com>`
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, "[$1]($1)")
    .replace(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, "[$1](mailto:$1)");

const escapeBraces = (text: string): string => text.replace(/[{}]/g, "\\$&");
