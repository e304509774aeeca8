import { isPlainPath, normalizePagePath } from "../../vocabulary/page-path.ts";
import { misspeltReference, parsePageEntry } from "../../vocabulary/reference.ts";
import { isUrlEntry } from "../../vocabulary/url.ts";
import type { Check } from "../context/check-context.ts";
import { type Element, pointerTo } from "../context/element-frame.ts";
import { replaceFix } from "../context/fixes.ts";
import { quoteValue } from "../context/value-words.ts";

/** Checks one entry of a list of pages: its form, and whether the list, or one before it, has it already. */
export function checkPageEntry(check: Check, entry: string, element: Element, listKey: string, index: number) {
  let path = entry;
  if (!isPlainPath(entry)) {
    if (entry.trim() === "") return reportNoPath(check, pointerTo(element, listKey, index));
    if (isUrlEntry(entry)) return reportUrl(check, entry, pointerTo(element, listKey, index));
    if (parsePageEntry(entry).type !== "page" || misspeltReference(entry)) return;
    checkPagePath(check, entry, () => pointerTo(element, listKey, index));
    path = normalizePagePath(entry);
  }
  if (element.scope.add(path)) return;
  const first = element.scope.firstPlace(path, element);
  const related = first === undefined ? [] : [{ message: "it is listed here first", place: { pointer: first } }];
  check.findings.add("nav/duplicate-page", { path }, { pointer: pointerTo(element, listKey, index) }, { related });
}

function reportNoPath({ findings }: Check, pointer: string): void {
  const problem = "an entry of the pages is an empty text";
  findings.add("nav/empty", { problem, advice: "write the path of a page, or remove it" }, { pointer });
}

/** What to do about a link among pages. */
export const LINK_ADVICE = 'links are elements with an "href", such as an anchor: { "anchor": …, "href": … }';

function reportUrl({ findings }: Check, entry: string, pointer: string): void {
  const problem = `the URL ${quoteValue(entry)} stands among the pages, which are paths`;
  findings.add("nav/misplaced-element", { problem, advice: LINK_ADVICE }, { pointer });
}

/** Reports a page path that ends in the extension of its file. */
export function checkPagePath({ findings }: Check, path: string, pointer: () => string): void {
  const plain = path.replace(/\.mdx?\s*$/i, "");
  if (plain === path || plain === "") return;
  const at = pointer();
  findings.add("nav/page-extension", { path, plain }, { pointer: at }, { fixes: [replaceFix(at, plain)] });
}
