import type { ValidatorError } from "../../../schemas/validators.js";
import { escapeSegment } from "../../json/pointer.ts";

/** Where a required field is missing, as a pointer within the validated value. */
const pointerOfMissing = ({ instancePath, params }: ValidatorError): string =>
  `${instancePath}/${escapeSegment(String(params.missingProperty))}`;

/** Pointers of the required fields that are missing by a validator's errors; `base` leads to the validated value. */
export const missingFields = (errors: readonly ValidatorError[], base: string): Set<string> =>
  new Set(errors.filter(({ keyword }) => keyword === "required").map((error) => base + pointerOfMissing(error)));

/** Whether an error is about a missing field that is already explained: it is no longer in `missing`. */
export const isSaidBetter = (error: ValidatorError, missing: ReadonlySet<string>, base: string): boolean =>
  error.keyword === "required" && !missing.has(base + pointerOfMissing(error));
