import { own } from "../../json/json-value.ts";
import { CHILDREN, ELEMENTS } from "../../vocabulary/elements.ts";
import type { Check } from "../context/check-context.ts";
import { type Element, isEmptyList, ownerName, pointerTo } from "../context/element-frame.ts";
import { hasOtherContent } from "./check-children.ts";

/**
 * Reports an element without children that nothing else fills.
 * @param isMisspelt whether one of its keys was reported that is meant to fill it
 */
export function reportEmpty(check: Check, element: Element, isMisspelt: boolean) {
  const { kind, value, hasSpec } = element;
  const { dialect, findings } = check;
  if (check.excused.has(value)) return;
  if (kind === "navigation") {
    const choices = CHILDREN[dialect].navigation;
    return findings.add("nav/no-root-element", { choices }, { pointer: pointerTo(element), part: "key" });
  }
  // Of an element that has no name either, that says enough.
  if (!Object.hasOwn(value, ELEMENTS[kind].nameKey) && !check.named.has(value)) return;
  if (hasOtherContent(value) || (dialect === "spec" && hasSpec)) return;
  const place = { pointer: pointerTo(element) };
  if (kind === "group" && dialect === "spec") {
    const advice = 'add "pages", or an "openapi" spec to generate them from';
    return findings.add("config/required", { owner: ownerName(kind), field: "pages", advice }, place);
  }
  if (isMisspelt || (kind === "group" && Object.hasOwn(value, "root"))) return;
  if (isEmptyList(own(value, "openapi"))) {
    const args = { problem: '"openapi" is an empty list, and nothing else fills its element', advice: "name a spec" };
    return findings.add("nav/empty", args, { pointer: pointerTo(element, "openapi"), part: "key" });
  }
  const children = CHILDREN[dialect][kind];
  const advice =
    children.length === 1
      ? `add ${JSON.stringify(children[0])}, or remove it`
      : 'add its "groups" or "pages", an "href" to make it a link, or remove it';
  findings.add("nav/empty", { problem: `${ownerName(kind)} has nothing in it`, advice }, place);
}
