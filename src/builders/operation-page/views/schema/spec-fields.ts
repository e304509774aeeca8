import { isObject, type JsonObject, own } from "../../../../json/json-value.ts";

/** A string field of an object; `undefined` if it is blank or not a string. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const text = own(object, key);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** The description of an object, with a link to its `externalDocs`. */
export function describedAt(object: JsonObject): string | undefined {
  const docs = own(object, "externalDocs");
  const url = isObject(docs) ? textAt(docs, "url") : undefined;
  const link =
    isObject(docs) && url ? `[${(textAt(docs, "description") ?? url).replace(/[[\]]/g, "\\$&")}](<${url}>)` : undefined;
  const parts = [textAt(object, "description"), link].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join("\n\n") : undefined;
}
