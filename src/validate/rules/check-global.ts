import { KNOWN_KEYS } from "../../../schemas/validators.js";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { type ChildKey, KIND_OF_KEY } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import type { Check } from "../context/check-context.ts";
import { type Element, ownerName, pointerTo } from "../context/element-frame.ts";

/**
 * Reports the entries of an element's `global` that lead nowhere. The specification does not insist on their `href`, but
 * nothing else fills them. Of an entry with unknown keys, those are what is reported.
 */
export function checkGlobal(check: Check, element: Element): void {
  const global = own(element.value, "global");
  if (check.dialect !== "spec" || !isObject(global)) return;
  const trees = KNOWN_KEYS.elements[element.kind]?.keys?.global?.keys ?? {};
  for (const [key, entries] of Object.entries(global)) {
    if (!KIND_OF_KEY.has(key) || !Array.isArray(entries)) continue;
    const problem = `${ownerName(kindOfList(key as ChildKey))} has no "href", so it leads nowhere and is left out`;
    const known = trees[key]?.items?.keys ?? {};
    for (const [index, entry] of entries.entries()) {
      if (!isObject(entry) || !isBare(entry, known)) continue;
      const advice = 'say in "href" where it leads, or remove it';
      check.findings.add("nav/empty", { problem, advice }, { pointer: pointerTo(element, "global", key, index) });
    }
  }
}

const isBare = (entry: JsonObject, known: object): boolean => {
  const keys = Object.keys(entry);
  return keys.length > 0 && keys.every((key) => key !== "href" && key !== "$ref" && Object.hasOwn(known, key));
};
