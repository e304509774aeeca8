import { navigationExample } from "../../../codes/examples/example.ts";
import { code, fieldIsHere } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { elementName, quote } from "../../../diagnostic/words.ts";
import { own } from "../../../json/json-value.ts";
import type { ChildKey, ContainerKind } from "../../../vocabulary/elements/elements.ts";
import { isEmptyList } from "../../context/element-content.ts";
import { type ElementRule, KEY_ROLES, keyPlace } from "../../context/visits.ts";

export const hrefWithChildren = code("nav/href-with-children", {
  severity: "warning",
  title: "A link has children",
  explanation: "An element with `href` is a link. Its children cannot be reached through the navigation.",
  example: navigationExample(
    '{ "anchors": [{ "anchor": "Blog", "href": "https://example.com", "pages": ["intro"] }] }',
    '{ "anchors": [{ "anchor": "Blog", "href": "https://example.com" }, { "anchor": "Start", "pages": ["intro"] }] }',
  ),
  message: ({ owner, key }: { owner: ContainerKind; key: ChildKey }) =>
    `${elementName(owner)} has both "href" and ${quote(key)}; a link does not show its children`,
  hint: ({ key }) => `keep one of the two: "href" for a link, ${quote(key)} for a section`,
});

/** Reports children beside an `href`: a link does not show them. An empty list is reported as such. */
export const hrefWithChildrenRule: ElementRule = {
  codes: [hrefWithChildren],
  check({ check, frame, counted: [key] }) {
    const { kind, value } = frame;
    const href = KEY_ROLES[kind].has("href") ? own(value, "href") : undefined;
    if (key === undefined || typeof href !== "string" || href === "" || isEmptyList(own(value, key))) return;
    const related = [relatedEnd(fieldIsHere, { field: "href" }, keyPlace(frame, "href"))];
    check.findings.add(hrefWithChildren, { owner: kind, key }, keyPlace(frame, key), { related });
  },
};
