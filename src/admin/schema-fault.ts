import type { ValidatorError } from "../../schemas/admin-validators.js";
import { quoteList, typeName, typeNames } from "../diagnostic/words.ts";
import { valueAt } from "../json/json-value.ts";
import { segmentsOf } from "../json/pointer.ts";
import { pointerOfMissing } from "../validate/schema-errors/missing-fields.ts";

/** How a record departs from its schema. */
export interface SchemaFault {
  /** JSON Pointer to the faulty value; for a missing field, to its place. */
  readonly pointer: string;
  /** What is wrong, without the value itself, as records contain what people asked: `must be a string, not null`. */
  readonly problem: string;
}

/** Words an error of a generated validator. Other rooms report such errors as diagnostics; a record has no file. */
export function describeFault(error: ValidatorError, record: unknown): SchemaFault {
  const { keyword, params, instancePath: pointer } = error;
  if (keyword === "required") return { pointer: pointerOfMissing(error), problem: "is missing" };
  const value = valueAt(record, segmentsOf(pointer));
  if (keyword === "type") {
    return { pointer, problem: `must be ${typeNames([params.type].flat() as string[])}, not ${typeName(value)}` };
  }
  if (keyword === "enum") return { pointer, problem: `must be ${quoteList(params.allowedValues as string[])}` };
  return { pointer, problem: keyword === "pattern" ? "has the wrong format" : `fails ${JSON.stringify(keyword)}` };
}
