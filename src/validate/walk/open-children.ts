import { isObject, own } from "../../json/json-value.ts";
import { DIALECT_RULES } from "../../vocabulary/dialect-rules.ts";
import { CHILDREN, type ChildKey } from "../../vocabulary/elements.ts";
import type { Check } from "../context/check-context.ts";
import { isEmptyList } from "../context/element-content.ts";
import { type ElementFrame, pointerTo } from "../context/element-frame.ts";
import { reportChildrenNotAList } from "../rules/children/children-not-a-list.ts";
import { reportHrefWithChildren } from "../rules/children/href-with-children.ts";
import { reportMisplacedChildren } from "../rules/children/misplaced-element.ts";
import { reportMisspeltOnlyList } from "../rules/children/misspelt-only-list.ts";
import { reportMixedChildren } from "../rules/children/mixed-children.ts";
import { reportMultipleRootElements } from "../rules/children/multiple-root-elements.ts";
import { reportFieldsBesideSource } from "../rules/fields/beside-source.ts";
import { noteInclude } from "../rules/fields/unread-include.ts";

/**
 * Opens the child lists of an element for the walk, in document order, and applies the rules about kinds of children:
 * one kind per level, only the kinds that the element can contain, no children beside a link.
 * @param keys the element's child keys, in document order
 * @param unknown its unknown keys; a misspelt child key is removed from them, and its list is opened like the others
 */
export function openChildren(check: Check, frame: ElementFrame, keys: readonly ChildKey[], unknown: Set<string>): void {
  const { kind, value } = frame;
  const allowed = CHILDREN[check.dialect][kind];
  for (const key of keys) {
    const isAllowed = allowed.includes(key);
    if (!isAllowed) reportMisplacedChildren(check, frame, key);
    if (isAllowed || Array.isArray(value[key])) openList(check, frame, key, key, !isAllowed);
  }
  if (keys.length === 0 && unknown.size > 0 && !Object.hasOwn(value, "$ref")) {
    const misspelt = reportMisspeltOnlyList(check, frame, unknown);
    if (misspelt) {
      unknown.delete(misspelt.written);
      openList(check, frame, misspelt.meant, misspelt.written);
    }
  }
  if (reportFieldsBesideSource(check, frame)) return;
  const { emptyListsCount } = DIALECT_RULES[check.dialect];
  const [first, second, ...more] = keys.filter(
    (key) => allowed.includes(key) && (emptyListsCount || !isEmptyList(value[key])),
  );
  if (first === undefined) return;
  if (second !== undefined) {
    const report = kind === "navigation" ? reportMultipleRootElements : reportMixedChildren;
    report(check, frame, first, [second, ...more]);
  }
  reportHrefWithChildren(check, frame, first);
}

function openList(check: Check, frame: ElementFrame, key: ChildKey, writtenKey: string, isStray = false): void {
  const entries = own(frame.value, writtenKey);
  if (Array.isArray(entries)) {
    frame.lists.push({ key, writtenKey, entries, isStray, taken: 0 });
  } else if (isObject(entries) && typeof own(entries, "$ref") === "string") {
    noteInclude(check, String(entries.$ref), pointerTo(frame, writtenKey, "$ref"));
  } else reportChildrenNotAList(check, frame, key, writtenKey);
}
