import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { namesSpec } from "../../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports an empty list of children, unless pages are generated for its element. */
export function reportEmptyList(check: Check, frame: ElementFrame, { entries, writtenKey, isStray }: ChildList): void {
  if (entries.length > 0 || isStray || namesSpec(frame.value)) return;
  if (DIALECT_RULES[check.dialect].generatesFor === "empty" && frame.hasSpec) return;
  const place = { pointer: pointerTo(frame, writtenKey), part: "key" as const };
  check.findings.add("nav/empty", { case: "list", key: writtenKey }, place);
}
