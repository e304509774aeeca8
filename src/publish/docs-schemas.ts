import type { TSchema } from "@sinclair/typebox";
import { docsDefinitions } from "../schema/docs.ts";
import { childDefinitions } from "../schema/element-json.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import type { JsonSchema, JsonSchemaOptions } from "../schema/schema-shape.ts";
import type { Dialect } from "../vocabulary/dialect.ts";

const REFERENCE = "#/definitions/";

/** The names of the definitions that a schema refers to. */
export function referencesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "$ref" && typeof value === "string") found.add(value.slice(REFERENCE.length));
    else referencesIn(value, found);
  }
  return found;
}

/** The definitions that a schema needs, directly or through others, in the order in which they are defined. */
export function neededDefinitions(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const needed = new Set<string>();
  const queue = [...referencesIn(schema)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const definition = definitions[name];
    if (!definition) throw new Error(`nothing is defined as ${name}`);
    queue.push(...referencesIn(definition));
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name)));
}

/** One definition of `docs.json` as a complete JSON Schema: the definition itself at the root, what it needs beneath. */
export function docsJsonSchema(
  name: keyof ReturnType<typeof docsDefinitions>,
  dialect: Dialect,
  options: JsonSchemaOptions,
  heading: { title: string; description: string },
): JsonSchema {
  const convert = (schema: TSchema) => toJsonSchema(schema, options);
  const source = docsDefinitions(dialect);
  const definitions = {
    ...Object.fromEntries(Object.entries(source).map(([key, schema]) => [key, convert(schema)])),
    ...childDefinitions(convert, options),
  };
  const root = convert(source[name]);
  return {
    ...root,
    ...heading,
    ...(options.editor ? { markdownDescription: heading.description, allowComments: false } : {}),
    definitions: neededDefinitions(root, definitions),
  };
}
