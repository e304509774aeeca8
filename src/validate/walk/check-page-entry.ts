import { misspeltReference, parsePageEntry } from "../../vocabulary/operation-reference.ts";
import { isPlainPath, normalizePagePath } from "../../vocabulary/page-path.ts";
import { isUrlEntry } from "../../vocabulary/url.ts";
import type { Check } from "../context/check-context.ts";
import type { ChildList } from "../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../context/element-frame.ts";
import { reportDuplicatePage } from "../rules/entries/duplicate-page.ts";
import { reportEmptyPagePath } from "../rules/entries/empty-page-path.ts";
import { reportPageExtension } from "../rules/entries/page-extension.ts";
import { reportUnusualPath } from "../rules/entries/page-path.ts";
import { reportUrlAmongPages } from "../rules/entries/url-among-pages.ts";

/** Applies the rules about one string in a list of pages. References to operations are left to the resolver. */
export function checkPageEntry(check: Check, entry: string, frame: ElementFrame, list: ChildList, index: number) {
  if (isPlainPath(entry)) return reportDuplicatePage(check, frame, list, index, entry);
  const pointer = () => pointerTo(frame, list.writtenKey, index);
  if (entry.trim() === "") return reportEmptyPagePath(check, entry, pointer());
  if (isUrlEntry(entry)) return reportUrlAmongPages(check, entry, pointer());
  if (parsePageEntry(entry).type !== "page" || misspeltReference(entry)) return;
  if (!reportPageExtension(check, entry, pointer)) reportUnusualPath(check, entry, pointer());
  reportDuplicatePage(check, frame, list, index, normalizePagePath(entry));
}
