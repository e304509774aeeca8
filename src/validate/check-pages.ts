import { HTTP_METHODS } from "../vocabulary/methods.ts";
import { normalizePagePath } from "../vocabulary/page-path.ts";
import type { Check } from "./check.ts";
import { type Element, pointerTo } from "./element.ts";
import { replaceFix } from "./explain-errors.ts";

/** `METHOD target` or `SPEC METHOD target`. Source: the specification, "OpenAPI integration in navigation", 3. */
const REFERENCE = new RegExp(`^\\s*(?:\\S+\\s+)?(?:${HTTP_METHODS.join("|")}|webhook)\\s+\\S+\\s*$`, "i");

/** Whether an entry of `pages` names an operation or a webhook; every other text is a page. */
const isReference = (entry: string): boolean => /\s/.test(entry) && REFERENCE.test(entry);

/** Checks one entry of a list of pages: its form, and whether the list, or one before it, has it already. */
export function checkPageEntry(check: Check, entry: string, element: Element, listKey: string, index: number) {
  if (isReference(entry)) return;
  if (entry.trim() === "") {
    const problem = "an entry of the pages is an empty text";
    const advice = "write the path of a page, or remove it";
    return check.findings.add("nav/empty", { problem, advice }, { pointer: pointerTo(element, listKey, index) });
  }
  checkPagePath(check, entry, () => pointerTo(element, listKey, index));
  const path = normalizePagePath(entry);
  const before = element.pagesSeen.get(path);
  if (before === undefined) {
    element.pagesSeen.set(path, element);
    return;
  }
  const place = { pointer: firstPlace(before, path) };
  const related = [{ message: "it is listed here first", place }];
  check.findings.add("nav/duplicate-page", { path }, { pointer: pointerTo(element, listKey, index) }, { related });
}

/** The pointer of the first entry of an element that lists a page. */
function firstPlace(element: Element, path: string): string {
  for (const { key, writtenKey, entries } of element.lists) {
    if (key !== "pages") continue;
    const index = entries.findIndex((entry) => typeof entry === "string" && normalizePagePath(entry) === path);
    if (index >= 0) return pointerTo(element, writtenKey, index);
  }
  return pointerTo(element);
}

/** Reports a page path that ends in the extension of its file. */
export function checkPagePath(check: Check, path: string, pointer: () => string): void {
  const plain = path.replace(/\.mdx?\s*$/i, "");
  if (plain === path || plain === "") return;
  const at = pointer();
  check.findings.add("nav/page-extension", { path, plain }, { pointer: at }, { fixes: [replaceFix(at, plain)] });
}
