import { HTTP_METHODS } from "../../vocabulary/methods.ts";
import { isUrl, normalizePagePath } from "../../vocabulary/page-path.ts";
import type { Check } from "../context/check-context.ts";
import { type Element, pointerTo } from "../context/element-frame.ts";
import { replaceFix } from "../context/fixes.ts";
import { quoteValue } from "../context/value-words.ts";

/** What an ordinary path has none of: blanks, dots, slashes that normalising would drop. Most paths are ordinary. */
const UNUSUAL = /[\s.]|\/\/|^\/|\/$/;

/** `METHOD target` or `SPEC METHOD target`. Source: the specification, "OpenAPI integration in navigation", 3. */
const REFERENCE = new RegExp(`^\\s*(?:\\S+\\s+)?(?:${HTTP_METHODS.join("|")}|webhook)\\s+\\S+\\s*$`, "i");

/** Whether an entry of `pages` names an operation or a webhook; every other text is a page. */
const isReference = (entry: string): boolean => REFERENCE.test(entry);

/** Checks one entry of a list of pages: its form, and whether the list, or one before it, has it already. */
export function checkPageEntry(check: Check, entry: string, element: Element, listKey: string, index: number) {
  const isUnusual = entry === "" || UNUSUAL.test(entry);
  if (isUnusual) {
    if (isReference(entry)) return;
    if (entry.trim() === "") return reportNoPath(check, pointerTo(element, listKey, index));
    if (isUrl(entry)) return reportUrl(check, entry, pointerTo(element, listKey, index));
    checkPagePath(check, entry, () => pointerTo(element, listKey, index));
  }
  const path = isUnusual ? normalizePagePath(entry) : entry;
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
