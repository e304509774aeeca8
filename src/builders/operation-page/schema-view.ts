import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { follow } from "./references.ts";

/** What a page shows of a schema. */
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
  /** Why there is no more: the schema contains itself, or the page would grow too large. */
  readonly cut?: "repeated" | "too large" | undefined;
}

export interface FieldView {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** How many schemas one part of a page shows, and how deep they nest. */
const MOST_SCHEMAS = 300;
const MOST_LEVELS = 10;
/** How many values of an `enum` are written out. */
const MOST_VALUES = 30;

interface Walk {
  readonly spec: unknown;
  /** Counted down over all of one part. */
  readonly budget: { left: number };
  /** The references that lead to the schema. */
  readonly trail: readonly string[];
  readonly level: number;
}

/** What a page shows of a schema: references are followed as far as they are shown, at most 300 schemas. */
export const viewSchema = (schema: unknown, spec: unknown): SchemaView =>
  view(schema, { spec, budget: { left: MOST_SCHEMAS }, trail: [], level: 0 });

function view(value: unknown, walk: Walk): SchemaView {
  const { object, through } = follow(value, walk.spec);
  const repeated = through.some((pointer) => walk.trail.includes(pointer));
  walk.budget.left--;
  const spent = walk.level > MOST_LEVELS;
  const schema = repeated || spent ? object : mergeAll(object, walk.spec);
  const { items, isArray } = itemsOf(schema, walk.spec);
  const shown = items ?? schema;
  const base = {
    type: isArray ? `array of ${typeOf(shown)}` : typeOf(schema),
    description: textOf(schema, "description") ?? textOf(schema, "title"),
    facts: [...factsOf(schema), ...(items ? factsOf(items) : [])],
    deprecated: own(schema, "deprecated") === true,
  };
  if (repeated || spent) {
    const cut = hasMore(shown) ? { cut: repeated ? ("repeated" as const) : ("too large" as const) } : {};
    return { ...base, fields: [], options: [], ...cut };
  }
  const inner = { ...walk, trail: [...walk.trail, ...through], level: walk.level + 1 };
  const itemTrail = isArray ? follow(own(schema, "items"), walk.spec).through : [];
  if (itemTrail.some((pointer) => inner.trail.includes(pointer)))
    return { ...base, fields: [], options: [], cut: "repeated" };
  const inside = { ...inner, trail: [...inner.trail, ...itemTrail] };
  const fields = fieldsOf(shown, inside);
  const options = optionsOf(shown, inside);
  return {
    ...base,
    fields: fields.shown,
    options: options.shown,
    ...(fields.cut || options.cut ? { cut: "too large" } : {}),
  };
}

const textOf = (schema: JsonObject, key: string): string | undefined => {
  const text = own(schema, key);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
};

/** A schema with the ones of its `allOf` laid into it. */
function mergeAll(schema: JsonObject, spec: unknown, seen: readonly unknown[] = []): JsonObject {
  const parts = own(schema, "allOf");
  if (!Array.isArray(parts) || seen.length > MOST_LEVELS) return schema;
  const { allOf: _, ...rest } = schema;
  const all = [...parts.map((part) => mergeAll(follow(part, spec).object, spec, [...seen, schema])), rest];
  const properties = all.map((part) => own(part, "properties")).filter(isObject);
  const required = all.flatMap((part) => own(part, "required")).filter((name) => typeof name === "string");
  return {
    ...Object.assign({}, ...all),
    ...(properties.length > 0 ? { properties: Object.assign({}, ...properties) } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function itemsOf(schema: JsonObject, spec: unknown): { isArray: boolean; items?: JsonObject } {
  const isArray = own(schema, "type") === "array" || isObject(own(schema, "items"));
  return isArray ? { isArray, items: mergeAll(follow(own(schema, "items"), spec).object, spec) } : { isArray };
}

function typeOf(schema: JsonObject): string {
  const type = own(schema, "type");
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
  if (names.length === 0) names.push(guessType(schema));
  if (own(schema, "nullable") === true) names.push("null");
  const format = textOf(schema, "format");
  return names.join(" or ") + (format === undefined ? "" : ` (${format})`);
}

function guessType(schema: JsonObject): string {
  if (isObject(own(schema, "properties")) || isObject(own(schema, "additionalProperties"))) return "object";
  if (isObject(own(schema, "items"))) return "array";
  const [value = own(schema, "const")] = valuesOf(schema);
  return value === undefined ? "any" : value === null ? "null" : typeof value;
}

const valuesOf = (schema: JsonObject): readonly unknown[] => {
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

function factsOf(schema: JsonObject): string[] {
  const values = valuesOf(schema);
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  const more = values.length > shown.length ? ` and ${values.length - shown.length} more` : "";
  const pattern = textOf(schema, "pattern");
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
function within<Entry, View>(entries: readonly Entry[], walk: Walk, viewOf: (entry: Entry) => View) {
  const shown: View[] = [];
  for (const entry of entries) {
    if (walk.budget.left <= 0) return { shown, cut: true };
    shown.push(viewOf(entry));
  }
  return { shown, cut: false };
}

function fieldsOf(schema: JsonObject, walk: Walk): { shown: FieldView[]; cut: boolean } {
  const properties = own(schema, "properties");
  const required = own(schema, "required");
  const others = own(schema, "additionalProperties");
  const entries = [
    ...Object.entries(isObject(properties) ? properties : {}),
    ...(isObject(others) ? [["any other key", others] as const] : []),
  ];
  return within(entries, walk, ([name, property]) => ({
    name,
    required: Array.isArray(required) && required.includes(name),
    schema: view(property, walk),
  }));
}

const optionsOf = (schema: JsonObject, walk: Walk): { shown: SchemaView[]; cut: boolean } =>
  within(
    [own(schema, "oneOf"), own(schema, "anyOf")].flatMap((options) => (Array.isArray(options) ? options : [])),
    walk,
    (option) => view(option, walk),
  );

const hasMore = (schema: JsonObject): boolean =>
  ["properties", "additionalProperties", "allOf", "oneOf", "anyOf"].some((key) => typeof own(schema, key) === "object");
