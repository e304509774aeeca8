import { escapeSegment } from "../../../../json/json-value.ts";
import { CHILDREN, type ChildKey, isChildKey } from "../../../../vocabulary/elements/elements.ts";
import { configRequired } from "../../../codes/config-required.ts";
import { configUnknownField } from "../../../codes/config-unknown-field.ts";
import { fillsElement } from "../../../context/element-content.ts";
import { renameFixes } from "../../../context/fixes.ts";
import { suggestFields } from "../../../context/suggest-fields.ts";
import { unknownFieldReason } from "../../../context/unknown-field-reason.ts";
import {
  type Check,
  type ElementFrame,
  type ElementRule,
  type ElementVisit,
  KEY_ROLES,
  nameKeyOf,
  pointerTo,
} from "../../../context/visits.ts";
import { refusedFields } from "../../../schema-errors/missing-fields.ts";
import { misplacedElement, reportNestedNavigation } from "../../children/misplaced-element.ts";
import { misspeltList, reportMisspeltList } from "../../children/misspelt-list.ts";
import { reportMisplacedSourceRef, sourceRefEntry } from "../../entries/source-ref.ts";
import { documentedOnly, reportIconType } from "../documented-only.ts";
import { reportMisplacedField } from "./misplaced-field.ts";

/**
 * Reports the unknown fields of an element. If one of them is meant as the missing name, removes the fault of the missing
 * name. Notes whether one is meant as content of the element.
 */
export const unknownElementFieldRule: ElementRule = {
  codes: [configUnknownField, configRequired, misspeltList, misplacedElement, sourceRefEntry, documentedOnly],
  needs: ({ unknown }) => unknown.size > 0,
  check: reportUnknownFields,
};

function reportUnknownFields(visit: ElementVisit): void {
  const { check, frame, unknown, faults } = visit;
  const { kind, value } = frame;
  const nameKey = nameKeyOf(kind);
  const nameFault = faults.findIndex(({ keyword, pointer }) => keyword === "required" && pointer === "");
  const candidates = absentFields(check, frame);
  const refused = refusedFields(faults, "");
  const isClosed = visit.loneSource !== undefined;
  for (const field of unknown) {
    if (reportNestedNavigation(check, frame, field)) continue;
    if (reportMisspeltList(check, frame, field)) {
      check.isPartlyRead = true;
      visit.isFilled = true;
      continue;
    }
    const isRefused = isClosed || refused.has(`/${escapeSegment(field)}`);
    if (reportMisplacedField(check, frame, field, isRefused)) continue;
    const pointer = pointerTo(frame, field);
    if (field === "sourceRef" && kind === "navigation") {
      reportMisplacedSourceRef(check, pointer);
      continue;
    }
    const place = { pointer, part: "key" as const };
    if (reportIconType(check, field, value, place)) continue;
    const isText = typeof value[field] === "string";
    const fitting = candidates.filter((key) => (isText ? !isChildKey(key) : key !== "$ref"));
    const suggestions = suggestFields(field, fitting, nameFault >= 0 ? nameKey : undefined);
    const fixes = renameFixes(pointer, suggestions);
    if (holdsList(value[field])) check.isPartlyRead = true;
    if (suggestions.some(fillsElement) || holdsList(value[field])) visit.isFilled = true;
    if (nameKey !== undefined && suggestions.includes(nameKey) && nameFault >= 0) {
      faults.splice(nameFault, 1);
      const fix = renameFixes(pointer, [nameKey]);
      const args = { case: "renamed", owner: { element: kind }, field: nameKey, found: field } as const;
      check.findings.add(configRequired, args, place, { fixes: fix });
      continue;
    }
    const args = { field, owner: { element: kind }, isRefused, suggestions, reason: unknownFieldReason(field, kind) };
    check.findings.add(configUnknownField, args, place, { fixes, severity: isRefused ? "error" : undefined });
  }
}

/** The fields that an element may have and has not. */
function absentFields({ dialect }: Check, { kind, value, lists }: ElementFrame): string[] {
  const known = [...KEY_ROLES[kind]].filter(
    ([key, role]) => role === "own" || CHILDREN[dialect][kind].includes(key as ChildKey),
  );
  const absent = known.map(([key]) => key).filter((key) => !Object.hasOwn(value, key));
  // A link has no children, so an element with children is not meant as a link.
  return lists.length > 0 ? absent.filter((key) => key !== "href") : absent;
}

const holdsList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
