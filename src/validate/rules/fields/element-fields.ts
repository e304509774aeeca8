import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { own } from "../../../json/json-value.ts";
import { knownFields, type ShapeFault } from "../../../json/shape.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { type ElementRule, type ElementVisit, pointerTo } from "../../context/visits.ts";
import { explainErrors, FAULT_CODES } from "../../schema-errors/explain-errors.ts";
import { isSaidBetter, missingFields, refusedFields } from "../../schema-errors/missing-fields.ts";
import { checkKnownKeys, UNKNOWN_CODES } from "./unknown/unknown-field.ts";
import { noteInclude } from "./unread-include.ts";

/**
 * Reports unknown fields in the objects of an element's fields (`icon`, `color`, `openapi`, `global`, `navbar` …), and how
 * its fields depart from their shapes.
 */
export const elementFieldsRule: ElementRule = {
  codes: [...UNKNOWN_CODES, ...FAULT_CODES],
  needs: ({ hasNested, faults }) => hasNested || faults.length > 0,
  check: checkFields,
};

function checkFields({ check, frame, faults }: ElementVisit): void {
  const { kind, value } = frame;
  const { findings, dialect } = check;
  const pointer = pointerTo(frame);
  // Required fields that an unknown one explains are removed.
  const missing = missingFields(faults, pointer);
  const refused = DIALECT_RULES[dialect].closesObjects ? refusedFields(faults, pointer) : new Set<string>();
  for (const [key, shape] of Object.entries(knownFields(DOCS_SHAPES[dialect][kind]) ?? {})) {
    const nested = own(value, key);
    if (typeof nested !== "object" || nested === null) continue;
    checkKnownKeys(findings, nested, shape, {
      pointer: pointerTo(frame, key),
      owner: { field: key },
      missing,
      refused,
      onInclude: (path, pointer) => noteInclude(check, path, pointer),
    });
  }
  const skip = (fault: ShapeFault) => isSaidBetter(fault, missing, pointer);
  explainErrors(findings, faults, { value, pointer, owner: { element: kind }, skip });
}
