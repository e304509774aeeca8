import type { Check } from "./check.ts";
import { type ChildList, type Element, isObject, nameKeyOf, nounOf, own, pointerTo } from "./element.ts";
import { entryKind } from "./entry-kind.ts";
import { quoteValue } from "./words.ts";

/** Checks the entries of one list against each other: equal names, several defaults, none at all. */
export function checkSiblings(check: Check, element: Element, list: ChildList) {
  const { key, writtenKey, entries } = list;
  if (entries.length === 0) return reportEmptyList(check, element, list);
  let names: Map<string, number> | undefined;
  let firstDefault: number | undefined;
  for (const [i, entry] of entries.entries()) {
    if (!isObject(entry)) continue;
    const kind = entryKind(key, entry);
    const name = own(entry, nameKeyOf(kind) as string);
    if (typeof name === "string" && name !== "") {
      names ??= new Map();
      const before = names.get(`${kind} ${name}`);
      if (before === undefined) names.set(`${kind} ${name}`, i);
      else reportSameName(check, element, writtenKey, [before, i], nameKeyOf(kind) as string, name);
    }
    if (own(entry, "default") !== true || (kind !== "version" && kind !== "language")) continue;
    if (firstDefault === undefined) firstDefault = i;
    else {
      const related = [
        { message: "the first default", place: { pointer: pointerTo(element, writtenKey, firstDefault, "default") } },
      ];
      const args = { kind: nounOf(kind), name: quoteValue(name) };
      check.findings.add(
        "nav/multiple-defaults",
        args,
        { pointer: pointerTo(element, writtenKey, i, "default") },
        { related },
      );
    }
  }
}

function reportSameName(
  check: Check,
  element: Element,
  listKey: string,
  [before, index]: [number, number],
  nameKey: string,
  name: string,
): void {
  const kind = nameKey === "item" ? "menu item" : nameKey;
  const related = [
    { message: "it stands here first", place: { pointer: pointerTo(element, listKey, before, nameKey) } },
  ];
  const place = { pointer: pointerTo(element, listKey, index, nameKey) };
  check.findings.add("nav/duplicate-name", { kind, name }, place, { related });
}

/** An empty list, where nothing generates what would stand in it. */
function reportEmptyList(check: Check, element: Element, { writtenKey }: ChildList): void {
  if (Object.hasOwn(element.value, "openapi") || (check.dialect === "spec" && element.hasSpec)) return;
  const problem = `${JSON.stringify(writtenKey)} is an empty list`;
  const advice = "fill it, or remove it";
  check.findings.add("nav/empty", { problem, advice }, { pointer: pointerTo(element, writtenKey), part: "key" });
}
