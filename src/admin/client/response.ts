import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AdminTypes } from "../../../schemas/types.ts";
import { segmentsOf, valueAt } from "../../json/json-value.ts";
import { faultsOf, type Shape, type ShapeFault } from "../../json/shape.ts";
import { describeShapeFault } from "../schema-fault.ts";
import { AdminResponseError } from "./errors.ts";

/** Checks the body of an answer against a schema, and gives it. Throws `AdminResponseError`. */
export type AnswerReader = (name: keyof AdminTypes, body: unknown, request: string) => unknown;

/**
 * A reader that lets fields and enum values pass that the API has added; a `strict` one does not. Any other departure
 * from the schema throws.
 */
export const createReader =
  (strict: boolean): AnswerReader =>
  (name, body, request) => {
    const isNewValue = ({ keyword, pointer }: ShapeFault) =>
      !strict && keyword === "enum" && typeof valueAt(body, segmentsOf(pointer)) === "string";
    const shape = ADMIN_SHAPES.mintlify[name];
    const fault = faultsOf(body, strict ? closed(shape) : shape).find((fault) => !isNewValue(fault));
    if (!fault) return body;
    const { pointer, problem } = describeShapeFault(fault, body);
    throw new AdminResponseError(request, pointer, problem);
  };

/** The same shape, with objects that have no other fields. */
function closed(shape: Shape): Shape {
  if (shape === null) return null;
  const { array, object } = shape;
  const fields = Object.entries(object?.fields ?? {}).map(([name, field]) => [name, closed(field)]);
  return {
    ...shape,
    ...(array ? { array: { ...array, items: closed(array.items) } } : {}),
    ...(object ? { object: { ...object, fields: Object.fromEntries(fields), others: false } } : {}),
  };
}
