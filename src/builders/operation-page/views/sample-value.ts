import { asList, isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { textOf } from "../../../json/text-of.ts";
import { layOver } from "./lay-over.ts";
import { type SchemaLimits, SchemaWalk } from "./schema-walk.ts";

const LIMITS: SchemaLimits = { schemas: 200, levels: 6 };
const MOST_FIELDS = 40;

/** Strings of the formats that readers know by their look. */
const BY_FORMAT: ReadonlyMap<string, string> = new Map([
  ["date-time", "2024-01-31T12:00:00Z"],
  ["date", "2024-01-31"],
  ["email", "name@example.com"],
  ["uri", "https://example.com"],
  ["url", "https://example.com"],
  ["uuid", "123e4567-e89b-12d3-a456-426614174000"],
]);

/** A value that a schema allows: its own example if it has one, else one made from its type. */
export const sampleValue = (schema: unknown, spec: unknown): unknown =>
  sample(schema, SchemaWalk.over(spec, LIMITS)) ?? null;

/** An example as text: the one that is given, else for JSON one made from the schema. */
export function exampleText(
  given: unknown,
  { schema, mediaType, spec }: { schema: unknown; mediaType: string; spec: unknown },
): string | undefined {
  if (typeof given === "string") return given;
  if (given !== undefined) return JSON.stringify(given, null, 2);
  return schema === undefined || !/[/+]json\b/.test(mediaType)
    ? undefined
    : JSON.stringify(sampleValue(schema, spec), null, 2);
}

/** `undefined` if a schema contains itself, or the value would grow too large. */
function sample(value: unknown, walk: SchemaWalk): unknown {
  const { schema, end, within } = walk.step(value);
  if (end !== undefined) return undefined;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  const inner = (value: unknown) => sample(value, within);
  const parts = own(schema, "allOf");
  if (Array.isArray(parts)) {
    const { allOf: _, ...rest } = schema;
    return layOver([...parts, rest].map(inner).filter(isObject));
  }
  for (const key of ["oneOf", "anyOf"]) {
    const options = own(schema, key);
    if (Array.isArray(options) && options.length > 0) return inner(options[0]);
  }
  return sampleOfType(schema, inner);
}

/** An example, a default or a fixed value of the schema itself. */
function givenValue(schema: JsonObject): unknown {
  const [first] = [own(schema, "examples"), own(schema, "enum")].flatMap(asList);
  return [own(schema, "example"), own(schema, "default"), own(schema, "const"), first].find(
    (value) => value !== undefined,
  );
}

function sampleOfType(schema: JsonObject, inner: (value: unknown) => unknown): unknown {
  const type = own(schema, "type");
  const [name] = Array.isArray(type) ? type.filter((name) => name !== "null") : [type];
  const properties = own(schema, "properties");
  if (isObject(properties)) {
    const entries = Object.entries(properties).slice(0, MOST_FIELDS);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, inner(value)]).filter(([, value]) => value !== undefined),
    );
  }
  const items = own(schema, "items");
  if (name === "array" || isObject(items)) return [inner(items ?? {})].filter((value) => value !== undefined);
  switch (name) {
    case "string":
      return BY_FORMAT.get(textOf(own(schema, "format")) ?? "") ?? "string";
    case "integer":
    case "number":
      return own(schema, "minimum") ?? 0;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return {};
  }
}
