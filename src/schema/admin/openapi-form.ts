import type { JsonSchema } from "../json/json-schema.ts";

/** The versions of OpenAPI that a document comes in. */
export const OPENAPI_VERSIONS = ["3.0.1", "3.1.0"] as const;
export type OpenApiVersion = (typeof OPENAPI_VERSIONS)[number];

/** Gives a JSON Schema (draft-07) the form of an OpenAPI version. `self` names the component that the schema itself is. */
export type SchemaConverter = (schema: JsonSchema, self?: string) => JsonSchema;

/** Keywords that mean the same in draft-07 and in both versions of OpenAPI. */
const SHARED_KEYWORDS = new Set(
  "title description default enum format pattern minimum maximum minLength maxLength minItems required".split(" "),
);

/**
 * A converter to an OpenAPI version that refers to the components where a schema contains one. OpenAPI 3.0 writes
 * `nullable` for the type `null`, and `example` for the first of `examples`; 3.1 takes both as they are. Throws
 * `TypeError` for a keyword that it has no rule for.
 */
export function schemaConverter(openapi: OpenApiVersion, components: Record<string, JsonSchema>): SchemaConverter {
  const textOf = ({ $schema: _, $id: __, ...schema }: JsonSchema) => JSON.stringify(schema);
  const names = new Map(Object.entries(components).map(([name, schema]) => [textOf(schema), name]));

  const convert: SchemaConverter = (schema, self) => {
    const component = names.get(textOf(schema));
    if (component !== undefined && component !== self) return { $ref: `#/components/schemas/${component}` };
    return Object.assign({}, ...Object.entries(schema).map(([keyword, value]) => convertKeyword(keyword, value)));
  };

  const convertKeyword = (keyword: string, value: unknown): JsonSchema => {
    switch (keyword) {
      // A component has no address of its own: references in it would be looked up there, not in the document.
      case "$schema":
      case "$id":
        return {};
      case "items":
        return { items: convert(value as JsonSchema) };
      case "properties": {
        const entries = Object.entries(value as Record<string, JsonSchema>);
        return { properties: Object.fromEntries(entries.map(([name, schema]) => [name, convert(schema)])) };
      }
      case "type":
        return openapi === "3.0.1" ? nullableType(value) : { type: structuredClone(value) };
      case "examples":
        return openapi === "3.0.1" ? { example: (value as unknown[])[0] } : { examples: structuredClone(value) };
      default:
        if (!SHARED_KEYWORDS.has(keyword)) throw new TypeError(`no form in OpenAPI ${openapi} for ${keyword}`);
        return { [keyword]: structuredClone(value) };
    }
  };
  return convert;
}

/** `["string", "null"]` as OpenAPI 3.0 has it: `{ type: "string", nullable: true }`. */
function nullableType(type: unknown): JsonSchema {
  const types = [type].flat();
  const [known, ...more] = types.filter((name) => name !== "null");
  if (known === undefined || more.length > 0) throw new TypeError(`no form in OpenAPI 3.0 for ${JSON.stringify(type)}`);
  return types.length > 1 ? { type: known, nullable: true } : { type: known };
}
