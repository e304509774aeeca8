import { asList, asObject, isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { follow } from "./follow-refs.ts";
import { layOver } from "./lay-over.ts";
import { type SchemaLimits, type SchemaStep, SchemaWalk } from "./schema-walk.ts";
import { textAt } from "./spec-fields.ts";

/** A schema as a page shows it. */
export interface SchemaView {
  /** `array of object`, `string (date-time)`, `integer or null`. */
  readonly type: string;
  readonly description: string | undefined;
  /** `default: 10`, `one of: "on", "off"`, `at least 1`. */
  readonly facts: readonly string[];
  readonly deprecated: boolean;
  readonly fields: readonly FieldView[];
  /** The schemas of `oneOf` and `anyOf`. */
  readonly options: readonly SchemaView[];
  /** Why the rest is left out: the schema contains itself, or the page would grow too large. */
  readonly cut?: "repeated" | "too large" | undefined;
}

export interface FieldView {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** The content of one part of a page. */
const MOST_SHOWN: SchemaLimits = { schemas: 300, levels: 10 };
/** How many values of an `enum` are written out. */
const MOST_VALUES = 30;

/** Makes the view of a schema. References are followed as far as they are shown, at most 300 schemas. */
export const viewSchema = (schema: unknown, spec: unknown): SchemaView =>
  view(schema, SchemaWalk.over(spec, MOST_SHOWN));

function view(value: unknown, walk: SchemaWalk): SchemaView {
  const { schema: written, end, within } = walk.step(value);
  const schema = end === undefined ? mergeAll(written, walk.spec) : written;
  if (!isArray(schema)) return { ...schemaHead(schema), type: schemaType(schema), ...insideOf(schema, end, within) };
  const { schema: item, end: endOfItem, within: inItem } = within.step(own(schema, "items"));
  const shown = mergeAll(item, walk.spec);
  const { facts, ...head } = schemaHead(schema);
  return {
    ...head,
    type: `array of ${schemaType(shown)}`,
    facts: [...facts, ...schemaFacts(shown)],
    ...insideOf(shown, end ?? endOfItem, inItem),
  };
}

const schemaHead = (schema: JsonObject) => ({
  description: textAt(schema, "description") ?? textAt(schema, "title"),
  facts: schemaFacts(schema),
  deprecated: own(schema, "deprecated") === true,
});

/** Makes the views of the schemas inside a schema. */
function insideOf(
  schema: JsonObject,
  end: SchemaStep["end"],
  within: SchemaWalk,
): Pick<SchemaView, "fields" | "options" | "cut"> {
  if (end !== undefined) return { fields: [], options: [], ...(hasMore(schema) ? { cut: end } : {}) };
  const fields = schemaFields(schema, within);
  const options = schemaOptions(schema, within);
  return {
    fields: fields.shown,
    options: options.shown,
    ...(fields.isCut || options.isCut ? { cut: "too large" } : {}),
  };
}

/** A schema with those of its `allOf` merged into it. */
function mergeAll(schema: JsonObject, spec: unknown, level = 0): JsonObject {
  const parts = own(schema, "allOf");
  if (!Array.isArray(parts) || level > MOST_SHOWN.levels) return schema;
  const { allOf: _, ...rest } = schema;
  const all = [...parts.map((part) => mergeAll(follow(part, spec).object, spec, level + 1)), rest];
  const properties = all.map((part) => own(part, "properties")).filter(isObject);
  const required = all.flatMap((part) => own(part, "required")).filter((name) => typeof name === "string");
  return {
    ...layOver(all),
    ...(properties.length > 0 ? { properties: layOver(properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

const isArray = (schema: JsonObject): boolean => own(schema, "type") === "array" || isObject(own(schema, "items"));

function schemaType(schema: JsonObject): string {
  const type = own(schema, "type");
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
  if (names.length === 0) names.push(guessType(schema));
  if (own(schema, "nullable") === true) names.push("null");
  const format = textAt(schema, "format");
  return names.join(" or ") + (format === undefined ? "" : ` (${format})`);
}

function guessType(schema: JsonObject): string {
  if (isObject(own(schema, "properties")) || isObject(own(schema, "additionalProperties"))) return "object";
  if (isObject(own(schema, "items"))) return "array";
  const [value = own(schema, "const")] = allowedValues(schema);
  return value === undefined ? "any" : value === null ? "null" : typeof value;
}

const allowedValues = (schema: JsonObject): readonly unknown[] => {
  const values = own(schema, "enum");
  return Array.isArray(values) ? values : [];
};

const LIMITS: readonly (readonly [key: string, words: string])[] = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["minLength", "minimum length"],
  ["maxLength", "maximum length"],
  ["minItems", "minimum number of items"],
  ["maxItems", "maximum number of items"],
];

function schemaFacts(schema: JsonObject): string[] {
  const values = allowedValues(schema);
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  const more = values.length > shown.length ? ` and ${values.length - shown.length} more` : "";
  const pattern = textAt(schema, "pattern");
  return [
    ...(own(schema, "default") === undefined ? [] : [`default: ${JSON.stringify(own(schema, "default"))}`]),
    ...(own(schema, "const") === undefined ? [] : [`always ${JSON.stringify(own(schema, "const"))}`]),
    ...(values.length > 0 ? [`one of: ${shown.join(", ")}${more}`] : []),
    ...LIMITS.flatMap(([key, words]) => (typeof own(schema, key) === "number" ? [`${words} ${own(schema, key)}`] : [])),
    ...(pattern === undefined ? [] : [`pattern: ${pattern}`]),
    ...(own(schema, "readOnly") === true ? ["read-only"] : []),
    ...(own(schema, "writeOnly") === true ? ["write-only"] : []),
  ];
}

/** The first entries of a list, as many as the page still has room for. */
function firstViews<Entry, View>(entries: readonly Entry[], walk: SchemaWalk, viewOf: (entry: Entry) => View) {
  const shown: View[] = [];
  for (const entry of entries) {
    if (walk.isSpent) return { shown, isCut: true };
    shown.push(viewOf(entry));
  }
  return { shown, isCut: false };
}

function schemaFields(schema: JsonObject, walk: SchemaWalk) {
  const properties = own(schema, "properties");
  const required = own(schema, "required");
  const others = own(schema, "additionalProperties");
  const entries = [
    ...Object.entries(asObject(properties)),
    ...(isObject(others) ? [["any other key", others] as const] : []),
  ];
  return firstViews(entries, walk, ([name, property]) => ({
    name,
    required: Array.isArray(required) && required.includes(name),
    schema: view(property, walk),
  }));
}

const schemaOptions = (schema: JsonObject, walk: SchemaWalk) =>
  firstViews([own(schema, "oneOf"), own(schema, "anyOf")].flatMap(asList), walk, (option) => view(option, walk));

const hasMore = (schema: JsonObject): boolean =>
  ["properties", "additionalProperties", "items", "allOf", "oneOf", "anyOf"].some(
    (key) => typeof own(schema, key) === "object",
  );
