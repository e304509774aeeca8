import { asList, isObject, type JsonObject, own, textOf } from "../../../../json/json-value.ts";
import type { Word } from "../../../shared/site-words.ts";
import type { Text } from "../text.ts";
import { textAt } from "./follow-refs.ts";
import { entriesAt } from "./merge-schema.ts";

/** The limits of a schema, in words. Source: JSON Schema 2020-12, Validation. */
const LIMITS: readonly (readonly [key: string, words: Word])[] = [
  ["minimum", "at least $1"],
  ["exclusiveMinimum", "more than $1"],
  ["maximum", "at most $1"],
  ["exclusiveMaximum", "less than $1"],
  ["multipleOf", "multiple of $1"],
  ["minLength", "minimum length $1"],
  ["maxLength", "maximum length $1"],
  ["minItems", "minimum number of items $1"],
  ["maxItems", "maximum number of items $1"],
  ["minContains", "minimum number of items that contain it $1"],
  ["maxContains", "maximum number of items that contain it $1"],
  ["minProperties", "minimum number of fields $1"],
  ["maxProperties", "maximum number of fields $1"],
];

const FLAGS: readonly (readonly [key: string, words: Word])[] = [
  ["uniqueItems", "no item twice"],
  ["readOnly", "read-only"],
  ["writeOnly", "write-only"],
];

const TEXTS = ["pattern", "contentEncoding", "contentMediaType"] as const;

/** A longer example has a place of its own. */
const LONGEST_EXAMPLE = 80;

/** `array of object`, `string (date-time)`, `integer or null`, without what an array contains. */
export function schemaType(schema: JsonObject): Text {
  const type = own(schema, "type");
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
  if (names.length === 0) names.push(guessType(schema));
  if (own(schema, "nullable") === true && !names.includes("null")) names.push("null");
  const format = textAt(schema, "format");
  const shown = names.reduce<Text>((some, name) => (some === "" ? name : ["$1 or $2", some, name]), "");
  return format === undefined ? shown : ["$1 ($2)", shown, format];
}

function guessType(schema: JsonObject): string {
  if (["properties", "additionalProperties", "patternProperties"].some((key) => isObject(own(schema, key))))
    return "object";
  if (isArray(schema)) return "array";
  const [value = own(schema, "const")] = asList(own(schema, "enum"));
  return value === undefined ? "any" : value === null ? "null" : typeof value;
}

export function isArray(schema: JsonObject): boolean {
  const type = own(schema, "type");
  return (
    type === "array" ||
    asList(type).includes("array") ||
    isObject(own(schema, "items")) ||
    Array.isArray(own(schema, "prefixItems"))
  );
}

/** What a schema says besides type, description and content: `default: 10`, `at least 1`. */
export function schemaFacts(schema: JsonObject): Text[] {
  const written = (key: string, words: Word): Text[] =>
    own(schema, key) === undefined ? [] : [[words, JSON.stringify(own(schema, key))]];
  return [
    ...written("default", "default: $1"),
    ...written("const", "always $1"),
    ...LIMITS.flatMap(([key, words]): Text[] =>
      typeof own(schema, key) === "number" ? [[words, String(own(schema, key))]] : [],
    ),
    // OpenAPI 3.0 has the limits themselves in other fields.
    ...(own(schema, "exclusiveMinimum") === true ? [["the minimum is not allowed"] as const] : []),
    ...(own(schema, "exclusiveMaximum") === true ? [["the maximum is not allowed"] as const] : []),
    ...TEXTS.flatMap((key): Text[] => {
      const text = textAt(schema, key);
      return text === undefined ? [] : [["$1: $2", key, text]];
    }),
    ...FLAGS.flatMap(([key, words]) => (own(schema, key) === true ? [[words] as const] : [])),
    ...(own(schema, "additionalProperties") === false ? [["no other keys"] as const] : []),
    ...discriminatorFact(schema),
    ...entriesAt(schema, "dependentRequired").map(
      ([name, others]): Text => ["with $1 also: $2", name, asList(others).join(", ")],
    ),
    ...xmlFact(schema),
    ...examplesOf(schema)
      .filter(isShort)
      .map((example): Text => ["example: $1", example]),
  ];
}

const isShort = (text: string): boolean => text.length <= LONGEST_EXAMPLE;

/** The examples of a schema that are too long for a line. */
export const longExamples = (schema: JsonObject): string[] =>
  examplesOf(schema, 2).filter((text) => !isShort(JSON.stringify(JSON.parse(text))));

/** The values of `enum`, as JSON. */
export const allowedValues = (schema: JsonObject): string[] =>
  asList(own(schema, "enum")).map((value) => JSON.stringify(value));

const examplesOf = (schema: JsonObject, indent = 0): string[] =>
  [...asList([own(schema, "example")]), ...asList(own(schema, "examples"))]
    .filter((value) => value !== undefined)
    .map((value) => JSON.stringify(value, null, indent));

/** `chosen by kind: cat (Cat), dog (Dog)` */
function discriminatorFact(schema: JsonObject): Text[] {
  const discriminator = own(schema, "discriminator");
  const name = isObject(discriminator) ? textOf(own(discriminator, "propertyName")) : undefined;
  if (!isObject(discriminator) || name === undefined) return [];
  const mapped = entriesAt(discriminator, "mapping").map(
    ([value, target]) => `${value} (${String(target).split("/").at(-1)})`,
  );
  const chosen = ["chosen by $1", name] as const;
  return [mapped.length > 0 ? ["$1: $2", chosen, mapped.join(", ")] : chosen];
}

function xmlFact(schema: JsonObject): Text[] {
  const xml = own(schema, "xml");
  if (!isObject(xml)) return [];
  const kind: Word =
    own(xml, "attribute") === true
      ? "XML attribute"
      : own(xml, "wrapped") === true
        ? "wrapped XML element"
        : "XML element";
  const name = [textAt(xml, "prefix"), textAt(xml, "name")].filter((part) => part !== undefined).join(":");
  const space = textAt(xml, "namespace");
  const named: Text = name === "" ? [kind] : ["$1: $2", [kind], name];
  return [space === undefined ? named : ["$1 ($2)", named, space]];
}
