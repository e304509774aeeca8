import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import type { PageContent } from "./content/page-frame.ts";

/** A part of a page, for search. */
export interface PageSection {
  /** The anchor of its heading; empty before the first one. */
  readonly anchor: string;
  /** The title of the page, and that of its heading. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** The sections of a rendered page, in order. A heading with the anchor of an earlier one, which links can't reach, begins none. */
export function* pageSections(title: string, { html, headings }: PageContent): Generator<PageSection> {
  const begun = new Set<string>();
  let [anchor, start, titles] = ["", 0, [title]];
  for (const { id, text } of headings) {
    const at = html.indexOf(` id="${escapeMarkup(id)}"`, start);
    if (at === -1 || begun.has(id)) continue;
    begun.add(id);
    yield { anchor, titles, text: stripTags(html.slice(start, html.lastIndexOf("<", at))) };
    titles = [title, text];
    [anchor, start] = [id, html.indexOf(">", at) + 1];
  }
  yield { anchor, titles, text: stripTags(html.slice(start)) };
}

const stripTags = (html: string): string => html.replace(/<[^<>]*>/g, " ").replace(/\s+/g, " ");
