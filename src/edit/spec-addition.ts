import type { JsonObject } from "../json/json-value.ts";

/** An object of a spec, and what it is to have beside what it has. Objects within it are merged in turn. */
export interface SpecAddition {
  /** JSON Pointer of the object. */
  readonly pointer: string;
  readonly value: JsonObject;
}
