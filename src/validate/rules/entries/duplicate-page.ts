import { code } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { firstListed } from "../../../diagnostic/notes.ts";
import { quote } from "../../../diagnostic/words.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

export const duplicatePage = code("nav/duplicate-page", {
  severity: "info",
  message: ({ path }: { path: string }) =>
    `the page ${quote(path)} is already listed; only the first entry is highlighted`,
  hint: () => "remove one of the two, unless readers need it in both places",
});

/**
 * Reports an entry whose page is already listed in the same scope: the version, language or product around it, or the
 * whole navigation.
 * @param path the page's normal path
 */
export function reportDuplicatePage(
  { findings }: Check,
  frame: ElementFrame,
  list: ChildList,
  index: number,
  path: string,
): void {
  if (frame.scope.add(path)) return;
  const first = frame.scope.firstPlace(path, list);
  const related = first === undefined ? [] : [relatedEnd(firstListed, {}, { pointer: first })];
  findings.add(duplicatePage, { path }, { pointer: pointerTo(frame, list.writtenKey, index) }, { related });
}
