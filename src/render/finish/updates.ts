import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { asObject } from "../../json/json-value.ts";
import { componentOf, eachElement, propsOf, textOf } from "../hast.ts";

/** An entry of a changelog, as a feed has it. */
export interface PageUpdate {
  /** Its anchor on the page; absent if it has none. */
  readonly id?: string;
  readonly title: string;
  /** The line beside it, as text. */
  readonly note: string;
  /** What its author has written for the feed alone. */
  readonly description?: string;
  readonly html: string;
}

/** The updates of a page, in order. */
export function pageUpdates(root: Root): PageUpdate[] {
  const updates: PageUpdate[] = [];
  eachElement(root, (element) => {
    if (componentOf(element) === "Update") updates.push(updateOf(element));
  });
  return updates;
}

function updateOf(update: Element): PageUpdate {
  const [head, text] = update.children as [Element, Element];
  const [label, ...notes] = head.children as [Element, ...Element[]];
  const { title, description } = asObject(propsOf(update).rss);
  const { id } = label.properties;
  return {
    ...(typeof id === "string" ? { id } : {}),
    title: typeof title === "string" ? title : textOf(label),
    note: notes.flatMap((note) => (note.tagName === "p" ? [textOf(note)] : [])).join(" "),
    ...(typeof description === "string" ? { description } : {}),
    html: toHtml(text.children, { allowDangerousHtml: true }),
  };
}
