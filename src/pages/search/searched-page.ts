import { lineEnd } from "../../vocabulary/files/line-bounds.ts";
import { bodyStart } from "../front-matter/front-matter-end.ts";
import { anchorsOf } from "../read-page.ts";
import type { SearchedPage, SearchSection } from "./search-pages.ts";

/** The page as it is searched. @param head what is known of its title */
export function toSearchedPage(
  path: string,
  text: string,
  head: { readonly title: string; readonly description?: string | undefined },
): SearchedPage {
  const headings = anchorsOf(text).filter(({ level }) => level !== undefined);
  const start = bodyStart(text);
  const starts = headings.map(({ range }) => range.start.offset);
  const sections: SearchSection[] = [{ text: readableText(text.slice(start, starts[0])) }];
  for (const [at, { text: heading, name, range }] of headings.entries()) {
    const from = lineEnd(text, range.end.offset);
    sections.push({
      heading,
      anchor: name,
      text: readableText(text.slice(from, Math.max(from, starts[at + 1] ?? text.length))),
    });
  }
  const told = sections.filter(({ heading, text }) => heading !== undefined || text !== "");
  return { path, title: head.title, description: head.description, sections: told };
}

/** The attributes of components that readers see. */
const SHOWN = /\b(?:title|description|label|caption|alt|name|path|query|body|header)=(?:"([^"]*)"|'([^']*)')/g;

/** Markdown as one line of what readers see of it: without tags, marks, addresses, imports and comments. */
export const readableText = (markdown: string): string =>
  withoutComments(markdown)
    .split("\n")
    .map((line) => (/^(?:import|export)\s/.test(line) || /^(?:```|~~~)/.test(line.trimStart()) ? "" : line))
    .join("\n")
    .replace(/<\/?[A-Za-z][^<>]*>/g, (tag) => ` ${[...tag.matchAll(SHOWN)].map(([, a, b]) => a ?? b).join(" ")} `)
    .replace(/!?\[([^[\]]*)\](?:\([^()\s]*\))?/g, "$1")
    .split(/\s+/)
    .map((word) => word.replace(/[*_`#>|]/g, ""))
    .filter((word) => word !== "" && word !== "-" && word !== "+")
    .join(" ");

/** A text without comments of HTML and MDX. */
function withoutComments(text: string): string {
  let rest = text;
  for (const [open, close] of [
    ["<!--", "-->"],
    ["{/*", "*/}"],
  ] as const) {
    const [first = "", ...parts] = rest.split(open);
    if (parts.length === 0) continue;
    rest = first;
    for (const part of parts) {
      const end = part.indexOf(close);
      rest += end < 0 ? " " : ` ${part.slice(end + close.length)}`;
    }
  }
  return rest;
}
