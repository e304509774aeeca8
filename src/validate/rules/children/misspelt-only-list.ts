import { CHILDREN, type ChildKey } from "../../../vocabulary/elements/elements.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { configRequired } from "../../codes/config-required.ts";
import { configUnknownField } from "../../codes/config-unknown-field.ts";
import { renameFixes } from "../../context/fixes.ts";
import { suggestFields } from "../../context/suggest-fields.ts";
import { type ElementRule, type ElementVisit, openList, pointerTo } from "../../context/visits.ts";
import { meantList, misspeltList } from "./misspelt-list.ts";
import { noRootElement } from "./no-root-element.ts";

/** Reports the misspelt child key of an element without children: `pagse`. Its list is walked like the others. */
export const misspeltOnlyListRule: ElementRule = {
  codes: [noRootElement, configRequired, misspeltList, configUnknownField],
  needs: ({ childKeys, unknown, frame }) =>
    childKeys.length === 0 && unknown.size > 0 && !Object.hasOwn(frame.value, "$ref"),
  check: openMisspeltList,
};

function openMisspeltList({ check: { findings, dialect }, frame, unknown }: ElementVisit): void {
  const { kind, value } = frame;
  const choices = CHILDREN[dialect][kind];
  for (const written of unknown) {
    const suggestions = Array.isArray(value[written]) ? suggestFields(written, choices) : [];
    const meant = suggestions[0] as ChildKey | undefined;
    if (meant === undefined) continue;
    const pointer = pointerTo(frame, written);
    const place = { pointer, part: "key" as const };
    const fixes = renameFixes(pointer, suggestions);
    const owner = { element: kind };
    if (kind === "navigation") {
      findings.add(noRootElement, { found: written, suggestions, choices }, place, { fixes });
    } else if (kind === "group" && DIALECT_RULES[dialect].emptyGroup === "error" && !frame.hasSpec) {
      findings.add(configRequired, { case: "renamed", owner, field: meant, found: written }, place, { fixes });
    } else if (meantList(written, value[written], [meant])) {
      findings.add(misspeltList, { owner: kind, field: written, meant, isThere: false }, place, { fixes });
    } else findings.add(configUnknownField, { field: written, owner, suggestions }, place, { fixes });
    unknown.delete(written);
    openList(frame, meant, written);
    return;
  }
}
