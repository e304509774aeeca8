import { navigationExample } from "../../../codes/examples/example.ts";
import { code, firstDefault } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { nounOf, quoteValue } from "../../../diagnostic/words.ts";
import { isObject, own } from "../../../json/json-value.ts";
import { ELEMENTS, type ElementKind, entryKind } from "../../../vocabulary/elements/elements.ts";
import { type ListRule, pointerTo } from "../../context/visits.ts";

export const multipleDefaults = code("nav/multiple-defaults", {
  severity: "warning",
  title: "Two siblings are the default",
  explanation:
    "One version and one language is shown first: the one with `default: true`, or else the first in the list.",
  example: navigationExample(
    '{ "versions": [{ "version": "2", "default": true, "pages": ["v2"] }, { "version": "1", "default": true, "pages": ["v1"] }] }',
    '{ "versions": [{ "version": "2", "default": true, "pages": ["v2"] }, { "version": "1", "pages": ["v1"] }] }',
  ),
  message: ({ kind, name }: { kind: ElementKind; name: unknown }) =>
    `${nounOf(kind)} ${quoteValue(name)} cannot be the default, because an earlier ${nounOf(kind)} already is`,
  hint: () => 'keep "default": true on one of them',
});

/** Reports each version or language of a list that is the default beside an earlier one. */
export const multipleDefaultsRule: ListRule = {
  codes: [multipleDefaults],
  check({ check, frame, list: { key, writtenKey, entries } }) {
    const placeOf = (index: number) => ({ pointer: pointerTo(frame, writtenKey, index, "default") });
    let first: number | undefined;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i];
      if (!isObject(entry) || own(entry, "default") !== true) continue;
      const kind = entryKind(key, entry);
      if (kind !== "version" && kind !== "language") continue;
      if (first === undefined) {
        first = i;
        continue;
      }
      const related = [relatedEnd(firstDefault, {}, placeOf(first))];
      check.findings.add(multipleDefaults, { kind, name: own(entry, ELEMENTS[kind].nameKey) }, placeOf(i), { related });
    }
  },
};
