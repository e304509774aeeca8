import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { own } from "../../../json/json-value.ts";
import { type ElementRule, keyPlace } from "../../context/visits.ts";

export const expandedIgnored = code("nav/expanded-ignored", {
  severity: "info",
  tag: "unnecessary",
  title: "`expanded` has no effect here",
  explanation:
    "`expanded` says whether a group inside another group starts open. Top-level groups are always open and cannot be closed.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "expanded": true, "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro", { "group": "More", "expanded": true, "pages": ["more"] }] }] }',
  ),
  message: ({ value }: { value: boolean }) =>
    `"expanded": ${value} has no effect, because top-level groups are always open`,
  hint: () => "remove it, or set it on the groups inside this one",
});

/** Reports `expanded` on a top-level group, which is always open. */
export const expandedIgnoredRule: ElementRule = {
  codes: [expandedIgnored],
  needs: ({ frame }) => frame.kind === "group" && frame.parent?.kind !== "group" && !frame.isStray,
  check({ check, frame }) {
    const expanded = own(frame.value, "expanded");
    if (typeof expanded !== "boolean") return;
    const place = keyPlace(frame, "expanded");
    check.findings.add(expandedIgnored, { value: expanded }, place);
  },
};
