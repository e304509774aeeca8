import { isObject } from "../../../json/json-value.ts";
import { misplacedElement } from "../../codes/nav-misplaced-element.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports a `navigation` within a navigation that has nothing else; says whether it did. */
export function reportNestedNavigation(check: Check, frame: ElementFrame, field: string): boolean {
  const { kind, value, lists } = frame;
  if (field !== "navigation" || kind !== "navigation" || lists.length > 0 || !isObject(value[field])) return false;
  check.excused.add(value);
  check.isPartlyRead = true;
  const place = { pointer: pointerTo(frame, field), part: "key" as const };
  check.findings.add(misplacedElement, { case: "nested-navigation" }, place);
  return true;
}
