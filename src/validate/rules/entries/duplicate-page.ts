import { RELATED } from "../../../diagnostic/words.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

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
  const related = first === undefined ? [] : [{ message: RELATED.firstListed, place: { pointer: first } }];
  findings.add("nav/duplicate-page", { path }, { pointer: pointerTo(frame, list.writtenKey, index) }, { related });
}
