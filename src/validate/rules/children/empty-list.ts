import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { namesSpec } from "../../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports an empty list of children, unless pages are generated for its element. The hosted platform refuses some at the root. */
export function reportEmptyList(
  check: Check,
  frame: ElementFrame,
  { key, entries, writtenKey, isStray }: ChildList,
): void {
  if (entries.length > 0 || isStray) return;
  const { generatesFor, filledLists } = DIALECT_RULES[check.dialect];
  const isRefused = frame.kind === "navigation" && filledLists.includes(key);
  if (!isRefused && (namesSpec(frame.value) || (generatesFor === "empty" && frame.hasSpec))) return;
  const place = { pointer: pointerTo(frame, writtenKey), part: "key" as const };
  const severity = isRefused ? "error" : undefined;
  check.findings.add("nav/empty", { case: "list", key: writtenKey }, place, { severity });
}
