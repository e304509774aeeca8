import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { didYouMean, quote, quoteList } from "../../../diagnostic/words.ts";
import { CHILDREN } from "../../../vocabulary/elements/elements.ts";
import { type ElementRule, pointerTo } from "../../context/visits.ts";
import { hasNoChildren } from "./empty.ts";

export const noRootElement = code("nav/no-root-element", {
  severity: "error",
  title: "The navigation has no root element",
  explanation:
    "The root of `navigation` must have exactly one kind of element, which contains all others: languages, versions, products, tabs, dropdowns, anchors, groups or pages.",
  example: navigationExample('{ "directory": "none" }', '{ "directory": "none", "pages": ["intro"] }'),
  message: ({
    found,
  }: {
    found?: string | undefined;
    suggestions?: readonly string[] | undefined;
    choices: readonly string[];
  }) =>
    found === undefined
      ? "the navigation has no root element"
      : `the navigation has no root element; found ${quote(found)} instead`,
  hint: ({ suggestions, choices }) => didYouMean(suggestions) ?? `add one of ${quoteList(choices)}`,
});

/** Reports a navigation without any root element. A misspelt one is reported by `misspeltOnlyListRule`. */
export const noRootElementRule: ElementRule = {
  codes: [noRootElement],
  needs: (visit) => visit.frame.kind === "navigation" && hasNoChildren(visit),
  check({ check: { dialect, findings, excused }, frame: root }) {
    if (excused.has(root.value) || Object.hasOwn(root.value, "sourceRef")) return;
    const choices = CHILDREN[dialect].navigation;
    findings.add(noRootElement, { choices }, { pointer: pointerTo(root), part: "key" });
  },
};
