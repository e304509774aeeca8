import { isObject, own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { ELEMENTS, type ElementKind } from "../../../vocabulary/elements.ts";
import { entryKind } from "../../../vocabulary/entry-kind.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type Element, namesSpec, pointerTo } from "../../context/element-frame.ts";

/** Checks the entries of one list against each other: equal names, several defaults, none at all. */
export function checkSiblings(check: Check, element: Element, list: ChildList) {
  const { key, writtenKey, entries } = list;
  if (entries.length === 0) return reportEmptyList(check, element, list);
  let names: Map<string, number> | undefined;
  let firstDefault: number | undefined;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (!isObject(entry)) continue;
    const kind = entryKind(key, entry);
    const nameKey = ELEMENTS[kind].nameKey;
    const name = own(entry, nameKey);
    if (typeof name === "string" && name !== "") {
      names ??= new Map();
      const before = names.get(name);
      if (before === undefined) names.set(name, i);
      else if (Object.hasOwn(entries[before] as object, nameKey)) {
        reportSameName(check, element, writtenKey, [before, i], kind, name);
      }
    }
    if ((kind !== "version" && kind !== "language") || own(entry, "default") !== true) continue;
    if (firstDefault === undefined) firstDefault = i;
    else reportSecondDefault(check, element, writtenKey, [firstDefault, i], kind, name);
  }
}

function reportSecondDefault(
  { findings }: Check,
  element: Element,
  listKey: string,
  [first, index]: [number, number],
  kind: ElementKind,
  name: unknown,
): void {
  const placeOf = (entry: number) => ({ pointer: pointerTo(element, listKey, entry, "default") });
  const related = [{ message: "the first default is here", place: placeOf(first) }];
  findings.add("nav/multiple-defaults", { kind, name }, placeOf(index), { related });
}

function reportSameName(
  { findings }: Check,
  element: Element,
  listKey: string,
  [before, index]: [number, number],
  kind: ElementKind,
  name: string,
): void {
  const placeOf = (entry: number) => ({ pointer: pointerTo(element, listKey, entry, ELEMENTS[kind].nameKey) });
  const related = [{ message: "it is first used here", place: placeOf(before) }];
  findings.add("nav/duplicate-name", { kind, name }, placeOf(index), { related });
}

/** Reports an empty list, unless pages are generated for it. */
function reportEmptyList(check: Check, element: Element, { writtenKey, isStray }: ChildList): void {
  const { generatesFor } = DIALECT_RULES[check.dialect];
  if (isStray || namesSpec(element.value) || (generatesFor === "empty" && element.hasSpec)) return;
  const place = { pointer: pointerTo(element, writtenKey), part: "key" as const };
  check.findings.add("nav/empty", { case: "list", key: writtenKey }, place);
}
