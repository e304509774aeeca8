import { own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { CHILDREN, ELEMENTS } from "../../../vocabulary/elements.ts";
import { configRequired } from "../../codes/config-required.ts";
import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";
import { hasOtherContent, isEmptyList } from "../../context/element-content.ts";
import { type InnerFrame, pointerTo } from "../../context/element-frame.ts";

/**
 * Reports an element that has neither children nor other content.
 * @param isMisspelt whether one of its unknown keys, reported already, is meant as content
 */
export function reportEmptyElement(check: Check, frame: InnerFrame, isMisspelt: boolean) {
  const { kind, value, hasSpec } = frame;
  const { dialect, findings } = check;
  const { generatesFor, emptyGroup } = DIALECT_RULES[dialect];
  if (check.excused.has(value)) return;
  // If the element has no name either, the missing name is the only finding.
  if (!Object.hasOwn(value, ELEMENTS[kind].nameKey) && !check.named.has(value)) return;
  if (hasOtherContent(value) || (generatesFor === "empty" && hasSpec)) return;
  const place = { pointer: pointerTo(frame) };
  if (kind === "group" && emptyGroup === "error") {
    return findings.add(configRequired, { case: "pages" }, place);
  }
  if (isMisspelt || (kind === "group" && Object.hasOwn(value, "root"))) return;
  if (isEmptyList(own(value, "openapi"))) {
    const openapi = { pointer: pointerTo(frame, "openapi"), part: "key" as const };
    return findings.add(navEmpty, { case: "specs" }, openapi);
  }
  findings.add(navEmpty, { case: "element", owner: kind, children: CHILDREN[dialect][kind] }, place);
}
