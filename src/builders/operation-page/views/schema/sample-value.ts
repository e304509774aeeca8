import { asList, isObject, type JsonObject, own, textOf } from "../../../../json/json-value.ts";
import { follow, layOver } from "./follow-refs.ts";
import { type Direction, entriesAt, isOfOther, mergeSchema } from "./merge-schema.ts";

/** How large an example made from a schema may be. */
const MOST = { schemas: 200, levels: 6, fields: 40 };

/** Strings of the formats that readers know by their look. */
const BY_FORMAT: ReadonlyMap<string, string> = new Map([
  ["date-time", "2024-01-31T12:00:00Z"],
  ["date", "2024-01-31"],
  ["email", "name@example.com"],
  ["uri", "https://example.com"],
  ["url", "https://example.com"],
  ["uuid", "123e4567-e89b-12d3-a456-426614174000"],
]);

/** What an example is made from. */
export interface Sampling {
  readonly schema: unknown;
  readonly mediaType: string;
  readonly spec: unknown;
  /** Leaves out the fields of the other direction. */
  readonly direction?: Direction;
}

/** The position in a schema of which a sample is made. */
interface Walk extends Pick<Sampling, "spec" | "direction"> {
  /** Counted down over the whole. */
  readonly budget: { left: number };
  /** The references that lead here. */
  readonly trail: readonly string[];
  readonly level: number;
}

/** A value that a schema allows: its own example if it has one, else one made from its type. */
export const sampleValue = (schema: unknown, spec: unknown, direction?: Direction): unknown =>
  sample(schema, { spec, direction, budget: { left: MOST.schemas }, trail: [], level: 0 }) ?? null;

/** An example as text: the one that is given, else for JSON one made from the schema. */
export function exampleText(given: unknown, { schema, mediaType, spec, direction }: Sampling): string | undefined {
  if (typeof given === "string") return given;
  if (given !== undefined) return JSON.stringify(given, null, 2);
  return schema === undefined || !/[/+]json\b/.test(mediaType)
    ? undefined
    : JSON.stringify(sampleValue(schema, spec, direction), null, 2);
}

/** `undefined` if a schema contains itself, or the value would grow too large. */
function sample(value: unknown, { spec, direction, budget, trail, level }: Walk): unknown {
  const { object: schema, through } = follow(value, spec);
  budget.left--;
  if (level > MOST.levels || budget.left < 0 || through.some((pointer) => trail.includes(pointer))) return undefined;
  if (level > 0 && isOfOther(schema, direction)) return undefined;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  const inner = (value: unknown) =>
    sample(value, { spec, direction, budget, trail: [...trail, ...through], level: level + 1 });
  const parts = own(schema, "allOf");
  if (Array.isArray(parts)) {
    const { allOf: _, ...rest } = schema;
    const value = layOver([...parts, rest].map(inner).filter(isObject));
    // One part may say of a property that another describes whose it is.
    const properties = new Map(entriesAt(mergeSchema(schema, spec).schema, "properties"));
    const isLeft = (name: string) => isOfOther(mergeSchema(properties.get(name), spec).schema, direction);
    return Object.fromEntries(Object.entries(value).filter(([name]) => !isLeft(name)));
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
    const entries = Object.entries(properties).slice(0, MOST.fields);
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
