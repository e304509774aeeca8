import { own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { CHILDREN, ELEMENTS } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import { type Element, isEmptyList, pointerTo } from "../../context/element-frame.ts";
import { hasOtherContent } from "../../walk/open-children.ts";

/**
 * Reports an element without children that nothing else fills.
 * @param isMisspelt whether one of its keys was reported that is meant to fill it
 */
export function reportEmpty(check: Check, element: Element, isMisspelt: boolean) {
  const { kind, value, hasSpec } = element;
  const { dialect, findings } = check;
  const { generatesFor, emptyGroup } = DIALECT_RULES[dialect];
  if (check.excused.has(value)) return;
  if (kind === "navigation") {
    const choices = CHILDREN[dialect].navigation;
    return findings.add("nav/no-root-element", { choices }, { pointer: pointerTo(element), part: "key" });
  }
  // Of an element that has no name either, that says enough.
  if (!Object.hasOwn(value, ELEMENTS[kind].nameKey) && !check.named.has(value)) return;
  if (hasOtherContent(value) || (generatesFor === "empty" && hasSpec)) return;
  const place = { pointer: pointerTo(element) };
  if (kind === "group" && emptyGroup === "error") {
    return findings.add("config/required", { case: "pages" }, place);
  }
  if (isMisspelt || (kind === "group" && Object.hasOwn(value, "root"))) return;
  if (isEmptyList(own(value, "openapi"))) {
    const openapi = { pointer: pointerTo(element, "openapi"), part: "key" as const };
    return findings.add("nav/empty", { case: "specs" }, openapi);
  }
  findings.add("nav/empty", { case: "element", owner: kind, children: CHILDREN[dialect][kind] }, place);
}
