/** Where the front matter of a text ends (offset behind it); `open` if more of the text is needed to tell. */
export function frontMatterEnd(text: string): number | "none" | "open" {
  const start = /^\uFEFF?---[ \t]*(\r?\n|$)/.exec(text);
  if (!start) return /^\uFEFF?-{0,2}$/.test(text) ? "open" : "none";
  const close = /---[ \t]*\r?(?=\n|$)/y;
  for (let at = text.indexOf("\n---"); at >= 0; at = text.indexOf("\n---", at + 1)) {
    close.lastIndex = at + 1;
    if (at + 1 >= start[0].length && close.test(text)) return close.lastIndex;
  }
  return "open";
}

/** Where the text of a page begins behind its front matter: at its start, if it has none. */
export function bodyStart(text: string): number {
  const end = frontMatterEnd(text);
  return typeof end === "number" ? end : 0;
}

/** The text of a page up to the end of its front matter. */
export const frontMatterOf = (text: string): string => text.slice(0, bodyStart(text));
