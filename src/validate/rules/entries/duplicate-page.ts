import { code } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { firstListed } from "../../../diagnostic/notes.ts";
import { quote } from "../../../diagnostic/words.ts";
import { pointerTo } from "../../context/element-frame.ts";
import type { PageRule } from "../../context/visits.ts";

export const duplicatePage = code("nav/duplicate-page", {
  severity: "info",
  message: ({ path }: { path: string }) =>
    `the page ${quote(path)} is already listed; only the first entry is highlighted`,
  hint: () => "remove one of the two, unless readers need it in both places",
});

/**
 * Reports an entry whose page is already listed in the same scope: the version, language or product around it, or the
 * whole navigation.
 */
export const duplicatePageRule: PageRule = {
  codes: [duplicatePage],
  check({ check, frame, list, index, path }) {
    if (frame.scope.add(path)) return;
    const first = frame.scope.firstPlace(path, list);
    const related = first === undefined ? [] : [relatedEnd(firstListed, {}, { pointer: first })];
    check.findings.add(duplicatePage, { path }, { pointer: pointerTo(frame, list.writtenKey, index) }, { related });
  },
};
