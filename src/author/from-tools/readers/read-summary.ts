import { load } from "js-yaml";
import { fieldOf } from "../../../json/json-value.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { headingText } from "../../../vocabulary/files/trim-end.ts";
import { type ImportedEntry, type ImportedSection, type ImportedSite, importedPath } from "../imported-site.ts";
import { redirectPairs } from "../project-files.ts";

/** An entry whose children are still being read. */
interface OpenEntry extends ImportedEntry {
  readonly indent: number;
  readonly children: OpenEntry[];
}

/**
 * Reads the table of contents of GitBook and mdBook: headings are sections, list items and links on lines of their own are
 * pages, and deeper items belong to the one above them.
 *
 * @param settings the text of `.gitbook.yaml`, whose redirects are taken
 */
export function readSummary(text: string, settings: string | undefined): ImportedSite {
  const sections: { title: string | undefined; entries: OpenEntry[] }[] = [{ title: undefined, entries: [] }];
  const open: OpenEntry[] = [];
  let hasTitle = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^#{1,6}[ \t]/.test(line)) {
      // The first heading is the title of the list.
      if (line.startsWith("##") || hasTitle) sections.push({ title: linkText(headingText(line)), entries: [] });
      hasTitle = true;
      open.length = 0;
      continue;
    }
    if (line.startsWith("[")) {
      // A chapter before or after the numbered ones.
      if (sections.at(-1)?.title !== undefined) sections.push({ title: undefined, entries: [] });
      open.length = 0;
      sections.at(-1)?.entries.push({ ...readItem(line), indent: 0, children: [] });
      continue;
    }
    const [, space, item] = /^([ \t]*)(?:[*+-]|\d+[.)])[ \t]+([^ \t].*)$/s.exec(line) ?? [];
    if (space === undefined || item === undefined) continue;
    const entry = { ...readItem(item), indent: space.replaceAll("\t", "    ").length, children: [] };
    while ((open.at(-1)?.indent ?? -1) >= entry.indent) open.pop();
    (open.at(-1)?.children ?? sections.at(-1)?.entries ?? []).push(entry);
    open.push(entry);
  }
  return {
    name: undefined,
    contents: sections.filter(({ entries }) => entries.length > 0) satisfies ImportedSection[],
    redirects: settings === undefined ? [] : redirectPairs(fieldOf(load(settings), "redirects")),
  };
}

/** `[Title](path.md "tip")`, or a title alone. */
function readItem(item: string): Pick<ImportedEntry, "title" | "path" | "href"> {
  const [, title, bracketed, plain = ""] = /^\[((?:\\.|[^\]\\])*)\]\(\s*(?:<([^<>]*)>|([^)>\s]*))/.exec(item) ?? [];
  if (title === undefined) return { title: linkText(item) };
  const target = bracketed ?? plain;
  return {
    title: linkText(title),
    ...(leavesSite(target) ? { href: target } : { path: importedPath(target) || undefined }),
  };
}

/** Without elements, which are text inside of code: `Box<T>`. */
const linkText = (markdown: string): string =>
  markdown
    .replace(/(`[^`]*`)|<[^<>]*>/g, (_, code: string | undefined) => code ?? "")
    .replace(/\\(.)/g, "$1")
    .replace(/[*_`]+(.+?)[*_`]+/g, "$1")
    .trim();
