import type { JsonObject } from "../../json/json-value.ts";

/** An object of a spec, and the fields to add to it. Objects inside it are merged in turn. */
export interface SpecAddition {
  /** JSON Pointer of the object. */
  readonly pointer: string;
  readonly value: JsonObject;
}
