import { navigationExample } from "../../../codes/examples/example.ts";
import { code, firstUsed } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { kindName, quote } from "../../../diagnostic/words.ts";
import { isFilled, isObject, own } from "../../../json/json-value.ts";
import { ELEMENTS, type ElementKind, entryKind } from "../../../vocabulary/elements/elements.ts";
import { type ListRule, pointerTo } from "../../context/visits.ts";

export const duplicateName = code("nav/duplicate-name", {
  severity: "warning",
  title: "Two siblings have the same name",
  explanation: "Readers cannot tell two entries with the same name apart, and neither can links to them.",
  example: navigationExample(
    '{ "tabs": [{ "tab": "API", "pages": ["rest"] }, { "tab": "API", "pages": ["graphql"] }] }',
    '{ "tabs": [{ "tab": "REST", "pages": ["rest"] }, { "tab": "GraphQL", "pages": ["graphql"] }] }',
  ),
  message: ({ kind, name }: { kind: ElementKind; name: string }) =>
    `this list already has ${kindName(kind)} ${quote(name)}`,
  hint: () => "rename one of them, or merge them",
});

/** Reports entries of one list that have the same name. */
export const duplicateNameRule: ListRule = {
  codes: [duplicateName],
  check({ check, frame, list: { key, writtenKey, entries } }) {
    let names: Map<string, number> | undefined;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i];
      if (!isObject(entry)) continue;
      const kind = entryKind(key, entry);
      const { nameKey } = ELEMENTS[kind];
      const name = own(entry, nameKey);
      if (!isFilled(name)) continue;
      names ??= new Map();
      const first = names.get(name);
      if (first === undefined) names.set(name, i);
      else if (Object.hasOwn(entries[first] as object, nameKey)) {
        const placeOf = (index: number) => ({ pointer: pointerTo(frame, writtenKey, index, nameKey) });
        const related = [relatedEnd(firstUsed, {}, placeOf(first))];
        check.findings.add(duplicateName, { kind, name }, placeOf(i), { related });
      }
    }
  },
};
