import { quoteList, typeName, typeNames } from "../diagnostic/words.ts";
import { segmentsOf, valueAt } from "../json/json-value.ts";
import { faultsOf, type Shape, type ShapeFault } from "../json/shape.ts";
import { pointerOfField } from "../validate/schema-errors/missing-fields.ts";

/** How a record departs from its shape, in words. */
export interface RecordFault {
  /** JSON Pointer to the faulty value; for a missing field, to its place. */
  readonly pointer: string;
  /** What is wrong, without the value itself, as records contain what people asked: `must be a string, not null`. */
  readonly problem: string;
}

/** The first fault of a value by its shape. */
export function faultIn(value: unknown, shape: Shape): RecordFault | undefined {
  const [fault] = faultsOf(value, shape);
  return fault && describeShapeFault(fault, value);
}

/** Words a fault. Other rooms report such faults as diagnostics; a record has no file. */
export function describeShapeFault(fault: ShapeFault, record: unknown): RecordFault {
  const { keyword, pointer } = fault;
  if (keyword === "unknown") return { pointer: pointerOfField(fault), problem: "is not a field that is known" };
  if (keyword === "required") return { pointer: pointerOfField(fault), problem: "is missing" };
  if (keyword === "type") {
    const value = valueAt(record, segmentsOf(pointer));
    return { pointer, problem: `must be ${typeNames(fault.types)}, not ${typeName(value)}` };
  }
  if (keyword === "enum") return { pointer, problem: `must be ${quoteList(fault.allowed)}` };
  return { pointer, problem: keyword === "pattern" ? "has the wrong format" : `fails ${JSON.stringify(keyword)}` };
}
