import { lineEnd } from "../../vocabulary/files/line-bounds.ts";

/** After so many braces and tags that do not end, the rest of a page or a heading is read as plain text. */
export const MOST_UNENDED = 16;

/** Offset behind a JavaScript expression in braces that begins at `open`; -1 if it does not end. */
export function skipBraces(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 123: // {
        depth++;
        break;
      case 125: // }
        if (--depth === 0) return at + 1;
        break;
      default:
        at = skipToken(text, at);
    }
  }
  return -1;
}

/** The last character of the string, template or comment that begins at a place; the place itself if none does. */
export function skipToken(text: string, at: number): number {
  switch (text.charCodeAt(at)) {
    case 34: // "
    case 39: // '
      return skipQuoted(text, at);
    case 96: // `
      return skipTemplate(text, at);
    case 47: // /
      return skipComment(text, at);
    default:
      return at;
  }
}

const LETTER = /[\p{L}\p{N}]/u;

/** The last character of a string; the quote itself if it is an apostrophe in the text of an element. */
function skipQuoted(text: string, quote: number): number {
  const mark = text[quote] as string;
  if (mark === "'" && LETTER.test(text[quote - 1] ?? "")) return quote;
  for (let at = quote + 1; at < text.length; at++) {
    const char = text[at];
    if (char === mark) return at;
    if (char === "\n") return quote;
    if (char === "\\") at++;
  }
  return quote;
}

/** The last character of a template, whose expressions may contain templates; the end of the text if it does not end. */
function skipTemplate(text: string, tick: number): number {
  // The braces that are open in each template around the place; -1 in a template's own text.
  const open = [-1];
  for (let at = tick + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    const inner = open.length - 1;
    const braces = open[inner] as number;
    if (char === 92) at++;
    else if (braces === -1) {
      if (char === 96) {
        open.pop();
        if (open.length === 0) return at;
      } else if (char === 36 && text.charCodeAt(at + 1) === 123) {
        open[inner] = 1;
        at++;
      }
    } else if (char === 96) open.push(-1);
    else if (char === 123) open[inner] = braces + 1;
    else if (char === 125) open[inner] = braces === 1 ? -1 : braces - 1;
  }
  return text.length;
}

function skipComment(text: string, slash: number): number {
  const next = text[slash + 1];
  if (next === "*") {
    const end = text.indexOf("*/", slash + 2);
    return end === -1 ? text.length : end + 1;
  }
  if (next !== "/" || text[slash - 1] === ":") return slash;
  return lineEnd(text, slash);
}
