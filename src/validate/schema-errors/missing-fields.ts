import type { ValidatorError } from "../../../schemas/validators.js";
import { escapeSegment } from "../../json/pointer.ts";

/** Where a required field is missing, as a pointer within the validated value. */
export const pointerOfMissing = ({ instancePath, params }: ValidatorError): string =>
  `${instancePath}/${escapeSegment(String(params.missingProperty))}`;

/** Pointers of the missing required fields, by a validator's errors; `base` leads to the validated value. */
export const missingFields = (errors: readonly ValidatorError[], base: string): Set<string> =>
  new Set(errors.filter(saysMissing).map((error) => base + pointerOfMissing(error)));

/** Pointers of the fields because of which their objects are rejected, by a validator's errors. */
export const refusedFields = (errors: readonly ValidatorError[], base: string): Set<string> =>
  new Set(
    errors.flatMap(({ keyword, instancePath, params }) => {
      if (keyword === "not") return [base + instancePath];
      if (keyword !== "additionalProperties") return [];
      return [`${base}${instancePath}/${escapeSegment(String(params.additionalProperty))}`];
    }),
  );

/** Whether an error says that a field is missing: from its object, or beside another field. */
const saysMissing = ({ keyword }: ValidatorError): boolean => keyword === "required" || keyword === "dependencies";

/** Whether an error is about a missing field that is already explained: it is no longer in `missing`. */
export const isSaidBetter = (error: ValidatorError, missing: ReadonlySet<string>, base: string): boolean =>
  saysMissing(error) && !missing.has(base + pointerOfMissing(error));
