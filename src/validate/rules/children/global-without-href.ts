import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { type ChildKey, KIND_OF_KEY } from "../../../vocabulary/elements.ts";
import { kindOfList } from "../../../vocabulary/entry-kind.ts";
import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/**
 * Reports the entries of an element's `global` without an `href`. The specification does not require their `href`, but
 * nothing else fills them. If an entry has unknown keys, those are reported instead.
 */
export function reportGlobalWithoutHref(check: Check, frame: ElementFrame): void {
  const global = own(frame.value, "global");
  if (DIALECT_RULES[check.dialect].globalNeedsHref || !isObject(global)) return;
  const lists = knownFields(knownFields(DOCS_SHAPES[check.dialect][frame.kind])?.global) ?? {};
  for (const [key, entries] of Object.entries(global)) {
    if (!KIND_OF_KEY.has(key) || !Array.isArray(entries)) continue;
    const known = knownFields(lists[key]?.array?.items) ?? {};
    for (const [index, entry] of entries.entries()) {
      if (!isObject(entry) || !isBare(entry, known)) continue;
      const args = { case: "global-entry", kind: kindOfList(key as ChildKey) } as const;
      check.findings.add(navEmpty, args, { pointer: pointerTo(frame, "global", key, index) });
    }
  }
}

const isBare = (entry: JsonObject, known: object): boolean => {
  const keys = Object.keys(entry);
  return keys.length > 0 && keys.every((key) => key !== "href" && key !== "$ref" && Object.hasOwn(known, key));
};
