import { own, pointerOf } from "../../json/json-value.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import { isUrlEntry } from "../../vocabulary/addresses/url.ts";
import { parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";
import { splitPageExtension } from "../../vocabulary/files/site-files.ts";
import { childLists, elementsOf, type WrittenElement } from "../written-elements.ts";

/** A place where the navigation names a page: an entry of `pages`, or a group's `root`. */
export interface PageMention {
  /** The normalized path. */
  readonly path: string;
  readonly written: string;
  readonly pointer: string;
  readonly element: WrittenElement;
  /** Its index in the element's `pages`; `undefined` for a `root`. */
  readonly index: number | undefined;
}

/** Every place that names a page, in the order of the text. */
export function pageMentions(config: unknown, elements: readonly WrittenElement[] = elementsOf(config)): PageMention[] {
  return elements.flatMap((element) => {
    const root = own(element.value, "root");
    const ofRoot = typeof root === "string" ? mention(root, element, undefined) : [];
    const lists = childLists(element.value).filter(({ key }) => key === "pages");
    const listed = lists.flatMap(({ entries }) =>
      entries.flatMap((entry, index) => (typeof entry === "string" ? mention(entry, element, index) : [])),
    );
    return [...ofRoot, ...listed];
  });
}

function mention(written: string, element: WrittenElement, index: number | undefined): PageMention[] {
  const path = pathOfEntry(written);
  if (path === undefined) return [];
  const pointer = element.pointer + (index === undefined ? "/root" : pointerOf(["pages", index]));
  return [{ path, written, pointer, element, index }];
}

/**
 * The normalized path of a page entry, without `#anchor`; `undefined` for a reference to an operation, a URL or an
 * empty string.
 */
export function pathOfEntry(entry: string): string | undefined {
  if (entry.trim() === "" || isUrlEntry(entry) || parsePageEntry(entry).type !== "page") return undefined;
  return normalizePagePath(entry.replace(/#.*$/s, ""));
}

/** An entry with another path, in the style that it was written in: leading slash, extension and anchor stay. */
export function withPath(written: string, path: string): string {
  const at = written.indexOf("#");
  const entry = (at === -1 ? written : written.slice(0, at)).trim();
  const slash = entry.startsWith("/") ? "/" : "";
  const named = slash + path + splitPageExtension(entry)[1] + (at === -1 ? "" : written.slice(at));
  return pathOfEntry(named) === undefined ? `/${named}` : named;
}

/** The entry that names a page: its path, with a slash where the path alone names an operation (`Get started`). */
export const entryOfPage = (path: string): string => withPath("", path);

/** Whether an entry can name a page: `a webhook b` is the webhook of a spec, with a slash or without. */
export const canBeListed = (path: string): boolean => pathOfEntry(entryOfPage(path)) === path;
