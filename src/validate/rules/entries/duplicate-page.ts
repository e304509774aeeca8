import { navigationExample } from "../../../codes/examples/example.ts";
import { code, firstListed } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import { type PageRule, pointerTo } from "../../context/visits.ts";

export const duplicatePage = code("nav/duplicate-page", {
  severity: "info",
  title: "A page is listed twice",
  explanation:
    "A page has one address. If it is listed twice (within one version, language and product), it is in the sidebar twice, and its breadcrumbs and neighbors are those of the first entry.",
  often: {
    advice: [],
    message: "{count} entries repeat a page that is already listed; only its first entry is highlighted",
  },
  example: navigationExample('{ "pages": ["intro", "intro"] }', '{ "pages": ["intro"] }'),
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
