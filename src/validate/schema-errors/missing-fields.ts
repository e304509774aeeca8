import { escapeSegment } from "../../json/json-value.ts";
import type { ShapeFault } from "../../json/shape.ts";

/** Pointers of the fields that faults of a keyword are about; `base` leads to the value that has a shape. */
function faultyFields(keyword: "required" | "unknown", faults: readonly ShapeFault[], base: string): Set<string> {
  const fields = new Set<string>();
  for (const fault of faults) if (fault.keyword === keyword) fields.add(base + pointerOfField(fault));
  return fields;
}

/** Where the field is, or is missing, that a fault is about: a pointer within the value that has a shape. */
export const pointerOfField = ({ pointer, field }: { pointer: string; field: string }): string =>
  `${pointer}/${escapeSegment(field)}`;

/** Pointers of the required fields that are missing. */
export const missingFields = (faults: readonly ShapeFault[], base: string) => faultyFields("required", faults, base);

/** Pointers of the fields because of which their objects are rejected. */
export const refusedFields = (faults: readonly ShapeFault[], base: string) => faultyFields("unknown", faults, base);

/** Whether a fault is about a missing field that is already explained: it is no longer in `missing`. */
export const isSaidBetter = (fault: ShapeFault, missing: ReadonlySet<string>, base: string): boolean =>
  fault.keyword === "required" && !missing.has(base + pointerOfField(fault));
