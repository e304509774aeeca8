import { isPlainPath, normalizePagePath } from "../../../vocabulary/page-path.ts";
import { misspeltReference, parsePageEntry } from "../../../vocabulary/reference.ts";
import { isUrlEntry } from "../../../vocabulary/url.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type Element, pointerTo } from "../../context/element-frame.ts";
import { replaceFix } from "../../context/fixes.ts";

/** Checks one entry of a list of pages: its form, and whether the list, or one before it, has it already. */
export function checkPageEntry(check: Check, entry: string, element: Element, list: ChildList, index: number) {
  let path = entry;
  if (!isPlainPath(entry)) {
    if (entry.trim() === "") return reportNoPath(check, pointerTo(element, list.writtenKey, index));
    if (isUrlEntry(entry)) return reportUrl(check, entry, pointerTo(element, list.writtenKey, index));
    if (parsePageEntry(entry).type !== "page" || misspeltReference(entry)) return;
    checkPagePath(check, entry, () => pointerTo(element, list.writtenKey, index));
    path = normalizePagePath(entry);
  }
  if (element.scope.add(path)) return;
  const first = element.scope.firstPlace(path, list);
  const related = first === undefined ? [] : [{ message: "it is first listed here", place: { pointer: first } }];
  check.findings.add(
    "nav/duplicate-page",
    { path },
    { pointer: pointerTo(element, list.writtenKey, index) },
    { related },
  );
}

function reportNoPath({ findings }: Check, pointer: string): void {
  findings.add("nav/empty", { case: "page-path" }, { pointer });
}

function reportUrl({ findings }: Check, entry: string, pointer: string): void {
  findings.add("nav/misplaced-element", { case: "url", url: entry }, { pointer });
}

/** Reports a page path that ends in the extension of its file. */
export function checkPagePath({ findings }: Check, path: string, pointer: () => string): void {
  const plain = path.replace(/\.mdx?\s*$/i, "");
  if (plain === path || plain === "") return;
  const at = pointer();
  findings.add("nav/page-extension", { path, plain }, { pointer: at }, { fixes: [replaceFix(at, plain)] });
}
