import { asList, isObject, type JsonObject, own, segmentsOf } from "../../../../json/json-value.ts";
import { follow, layOver } from "./follow-refs.ts";

/** A schema, together with all that it consists of. */
export interface MergedSchema {
  /** The schema, with the schemas of its `allOf` merged into it. */
  readonly schema: JsonObject;
  /** The schemas that the merged one consists of: the schemas of `allOf`, then its own fields. */
  readonly parts: readonly JsonObject[];
  /** What is the same object wherever the same schema is used. */
  readonly origin: object;
  /** The name that the spec gives it: `Lamp` of `#/components/schemas/Lamp`. */
  readonly name: string | undefined;
}

/** `allOf` and references nest up to this; what is deeper is left out. */
const MOST_LEVELS = 64;

/**
 * Merges a schema with those of its `allOf`. A property that several of them describe is an `allOf` of these. An
 * alternative without others (`anyOf` of a schema and `null`) counts as that schema.
 */
export function mergeSchema(value: unknown, spec: unknown): MergedSchema {
  const seen = new Set<string>();
  const parts = partsOf(value, spec, { seen, level: 0 });
  const properties = new Map<string, unknown>();
  for (const [name, property] of parts.flatMap((part) => entriesAt(part, "properties"))) {
    properties.set(name, properties.has(name) ? { allOf: [properties.get(name), property] } : property);
  }
  const required = [...new Set(parts.flatMap((part) => asList(own(part, "required"))))];
  const schema = {
    ...layOver(parts),
    ...(properties.size > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(parts.some((part) => own(part, "nullable") === true) ? { nullable: true } : {}),
  };
  return { schema, parts, ...originOf(value, spec) };
}

/** Whether a schema is for what is sent or for what comes back. Without direction, both kinds of fields are shown. */
export type Direction = "request" | "response" | undefined;

/** Whether a schema is for the other direction alone. */
export const isOfOther = (schema: JsonObject, direction: Direction): boolean =>
  direction !== undefined && own(schema, direction === "request" ? "readOnly" : "writeOnly") === true;

/** The entries of a field that is an object. */
export const entriesAt = (object: JsonObject, key: string): [string, unknown][] => {
  const value = own(object, key);
  return isObject(value) ? Object.entries(value) : [];
};

interface Merging {
  /** The references that were followed: what is merged twice adds nothing. */
  readonly seen: Set<string>;
  readonly level: number;
}

function partsOf(value: unknown, spec: unknown, { seen, level }: Merging): JsonObject[] {
  const { object, through } = follow(value, spec);
  if (level > MOST_LEVELS || through.some((pointer) => seen.has(pointer))) return [];
  for (const pointer of through) seen.add(pointer);
  const { allOf, ...own } = object;
  const { rest, sole } = takeSole(own);
  return [...[...asList(allOf), ...sole].flatMap((part) => partsOf(part, spec, { seen, level: level + 1 })), rest];
}

const isNull = (option: unknown): boolean => isObject(option) && own(option, "type") === "null";

/** The only alternative of a schema besides `null`. */
function takeSole(schema: JsonObject): { rest: JsonObject; sole: readonly unknown[] } {
  for (const key of ["oneOf", "anyOf"]) {
    const options = asList(own(schema, key));
    const others = options.filter((option) => !isNull(option));
    if (others.length !== 1) continue;
    const { [key]: _, ...rest } = schema;
    return { rest: others.length < options.length ? { ...rest, nullable: true } : rest, sole: others };
  }
  return { rest: schema, sole: [] };
}

/** Fields that say something of a schema, and nothing of what is inside it. */
const NOTES: ReadonlySet<string> = new Set([
  ...["title", "description", "default", "example", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "nullable", "externalDocs", "xml"],
]);

/** The object of the spec that a schema is, if it is nothing but that one with notes of its own. */
function originOf(value: unknown, spec: unknown, hops = 0): Pick<MergedSchema, "origin" | "name"> {
  if (!isObject(value)) return { origin: {}, name: undefined };
  const { allOf, anyOf, oneOf, $ref, ...rest } = value;
  const only = [allOf, anyOf, oneOf].map(asList).flatMap((list) => list.filter((each) => !isNull(each)));
  const isNoted = Object.keys(rest).every((key) => NOTES.has(key) || key.startsWith("x-"));
  if (hops > MOST_LEVELS || !isNoted) return { origin: value, name: undefined };
  if (typeof $ref !== "string") {
    return only.length === 1 ? originOf(only[0], spec, hops + 1) : { origin: value, name: undefined };
  }
  if (only.length > 0) return { origin: value, name: undefined };
  const { target, through } = follow(value, spec);
  const inner = originOf(target, spec, hops + 1);
  return { origin: inner.origin, name: segmentsOf(through[0] ?? "").at(-1) ?? inner.name };
}
