import { isHere } from "../../../diagnostic/words.ts";
import { CHILDREN, isChildKey } from "../../../vocabulary/elements.ts";
import { BESIDE_LONE_SOURCE } from "../../../vocabulary/lone-sources.ts";
import { type Check, KEY_ROLES } from "../../context/check-context.ts";
import { isEmptyList } from "../../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";
import { loneSourceOf } from "../../context/lone-source.ts";

/**
 * Reports the fields of a tab that are not allowed beside its `sdk` or `graphql`, but for unknown and misplaced ones.
 * False for an element without such a source.
 */
export function reportFieldsBesideSource(check: Check, frame: ElementFrame): boolean {
  const source = loneSourceOf(check, frame);
  if (source === undefined) return false;
  const { kind, value } = frame;
  const placeOf = (field: string) => ({ pointer: pointerTo(frame, field), part: "key" as const });
  const related = [{ message: isHere(source), place: placeOf(source) }];
  for (const field of Object.keys(value)) {
    if (field === source || field === "$ref" || !KEY_ROLES[kind].has(field)) continue;
    if (isChildKey(field) && !CHILDREN[check.dialect][kind].includes(field)) continue;
    if (field === "groups" && isEmptyList(value.groups)) {
      check.findings.add("nav/beside-source", { case: "no-groups", source }, placeOf(field), { related });
    } else if (!BESIDE_LONE_SOURCE.includes(field)) {
      check.findings.add("nav/beside-source", { case: "field", source, field }, placeOf(field), { related });
    }
  }
  return true;
}
