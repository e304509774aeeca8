import {
  asObject,
  filledText,
  isObject,
  type JsonObject,
  own,
  segmentsOf,
  valueAt,
} from "../../../../json/json-value.ts";

/** An object of a spec, and the references that led to it. */
export interface Followed {
  readonly object: JsonObject;
  /** It as it is in the spec, without the fields next to references. */
  readonly target: JsonObject;
  /** JSON Pointers, outermost first. */
  readonly through: readonly string[];
}

/**
 * Resolves a value: without a local `$ref`, it is returned as it is; otherwise its target is returned, with the fields
 * next to the `$ref` merged over it. If the reference cannot be resolved, leads in a circle or out of the spec, only
 * those fields remain.
 */
export function follow(value: unknown, spec: unknown): Followed {
  const through = new Set<string>();
  const beside: JsonObject[] = [];
  let current = value;
  while (isObject(current)) {
    const reference = own(current, "$ref");
    if (typeof reference !== "string") break;
    const { $ref: _, ...rest } = current;
    beside.push(rest);
    const pointer = localPointer(reference);
    if (pointer === undefined || through.has(pointer)) {
      current = {};
      break;
    }
    through.add(pointer);
    current = valueAt(spec, segmentsOf(pointer));
  }
  const target = asObject(current);
  return {
    object: beside.length === 0 ? target : layOver([target, ...beside.reverse()]),
    target,
    through: [...through],
  };
}

/** The pointer of `#/components/schemas/Lamp`, decoded; `undefined` for references out of the spec. */
export function localPointer(reference: string): string | undefined {
  if (!reference.startsWith("#/")) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/**
 * Merges objects; fields of later ones override those of earlier ones. (`Object.assign` would lose a key named
 * `__proto__`.)
 */
export const layOver = (objects: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object)));

/** A string field of an object; `undefined` if it is blank or not a string. */
export function textAt(object: JsonObject, key: string): string | undefined {
  return filledText(own(object, key));
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
