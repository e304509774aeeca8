import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { namesSource } from "../../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/**
 * Reports an empty list of children, unless pages are generated for its element. The hosted platform rejects some of
 * them at the root.
 */
export function reportEmptyList(
  check: Check,
  frame: ElementFrame,
  { key, entries, writtenKey, isStray }: ChildList,
): void {
  if (entries.length > 0 || isStray) return;
  const { generatesFor, emptyListsCount, filledLists } = DIALECT_RULES[check.dialect];
  const isAlone = emptyListsCount || frame.lists.every((list) => list.entries.length === 0);
  const isRefused = frame.kind === "navigation" && filledLists.includes(key) && isAlone;
  if (!isRefused && (namesSource(frame.value) || (generatesFor === "empty" && frame.hasSpec))) return;
  const place = { pointer: pointerTo(frame, writtenKey), part: "key" as const };
  const severity = isRefused ? "error" : undefined;
  check.findings.add(navEmpty, { case: "list", key: writtenKey }, place, { severity });
}
