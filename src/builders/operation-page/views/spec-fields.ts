import { type JsonObject, own } from "../../../json/json-value.ts";

/** A string field of an object; `undefined` if it is blank or not a string. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const text = own(object, key);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}
