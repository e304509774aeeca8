import { asList, isObject, type JsonObject, own, textOf } from "../../../../json/json-value.ts";
import { textAt } from "./follow-refs.ts";
import { entriesAt } from "./merge-schema.ts";

/** The limits of a schema, in words. Source: JSON Schema 2020-12, Validation. */
const LIMITS: readonly (readonly [key: string, words: string])[] = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["multipleOf", "multiple of"],
  ["minLength", "minimum length"],
  ["maxLength", "maximum length"],
  ["minItems", "minimum number of items"],
  ["maxItems", "maximum number of items"],
  ["minContains", "minimum number of items that contain it"],
  ["maxContains", "maximum number of items that contain it"],
  ["minProperties", "minimum number of fields"],
  ["maxProperties", "maximum number of fields"],
];

const FLAGS: readonly (readonly [key: string, words: string])[] = [
  ["uniqueItems", "no item twice"],
  ["readOnly", "read-only"],
  ["writeOnly", "write-only"],
];

const TEXTS = ["pattern", "contentEncoding", "contentMediaType"] as const;

/** A longer example has a place of its own. */
const LONGEST_EXAMPLE = 80;

/** `array of object`, `string (date-time)`, `integer or null`, without what an array contains. */
export function schemaType(schema: JsonObject): string {
  const type = own(schema, "type");
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
  if (names.length === 0) names.push(guessType(schema));
  if (own(schema, "nullable") === true && !names.includes("null")) names.push("null");
  const format = textAt(schema, "format");
  return names.join(" or ") + (format === undefined ? "" : ` (${format})`);
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
export function schemaFacts(schema: JsonObject): string[] {
  const written = (key: string, words: string) =>
    own(schema, key) === undefined ? [] : [`${words} ${JSON.stringify(own(schema, key))}`];
  return [
    ...written("default", "default:"),
    ...written("const", "always"),
    ...LIMITS.flatMap(([key, words]) => (typeof own(schema, key) === "number" ? [`${words} ${own(schema, key)}`] : [])),
    // OpenAPI 3.0 has the limits themselves in other fields.
    ...(own(schema, "exclusiveMinimum") === true ? ["the minimum is not allowed"] : []),
    ...(own(schema, "exclusiveMaximum") === true ? ["the maximum is not allowed"] : []),
    ...TEXTS.flatMap((key) =>
      textAt(schema, key) === undefined
        ? []
        : [`${key.replace(/[A-Z]/g, " $&").toLowerCase()}: ${textAt(schema, key)}`],
    ),
    ...FLAGS.flatMap(([key, words]) => (own(schema, key) === true ? [words] : [])),
    ...(own(schema, "additionalProperties") === false ? ["no other keys"] : []),
    ...discriminatorFact(schema),
    ...entriesAt(schema, "dependentRequired").map(
      ([name, others]) => `with ${name} also: ${asList(others).join(", ")}`,
    ),
    ...xmlFact(schema),
    ...examplesOf(schema)
      .filter(isShort)
      .map((example) => `example: ${example}`),
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
function discriminatorFact(schema: JsonObject): string[] {
  const discriminator = own(schema, "discriminator");
  const name = isObject(discriminator) ? textOf(own(discriminator, "propertyName")) : undefined;
  if (!isObject(discriminator) || name === undefined) return [];
  const mapped = entriesAt(discriminator, "mapping").map(
    ([value, target]) => `${value} (${String(target).split("/").at(-1)})`,
  );
  return [`chosen by ${name}${mapped.length > 0 ? `: ${mapped.join(", ")}` : ""}`];
}

function xmlFact(schema: JsonObject): string[] {
  const xml = own(schema, "xml");
  if (!isObject(xml)) return [];
  const kind =
    own(xml, "attribute") === true ? "attribute" : own(xml, "wrapped") === true ? "wrapped element" : "element";
  const name = [textAt(xml, "prefix"), textAt(xml, "name")].filter((part) => part !== undefined).join(":");
  const space = textAt(xml, "namespace");
  return [`XML ${kind}${name && ` ${name}`}${space === undefined ? "" : ` of ${space}`}`];
}
