import type { TSchema } from "@sinclair/typebox";
import type { Dialect } from "../vocabulary/dialect.ts";
import { type DocsDefinitionName, docsDefinitions } from "./docs.ts";
import { childDefinitions } from "./element-json.ts";
import { toJsonSchema } from "./json-schema.ts";
import { type JsonSchema, type JsonSchemaOptions, undescribed } from "./schema-shape.ts";

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

/** The definitions of a dialect's `docs.json` in their JSON form, and those that elements share. */
function jsonDefinitions(dialect: Dialect, options: JsonSchemaOptions): Record<string, JsonSchema> {
  const convert = (schema: TSchema) => toJsonSchema(schema, options);
  const own = Object.entries(docsDefinitions(dialect)).map(([name, schema]) => [name, convert(schema)]);
  const definitions = Object.fromEntries(own);
  const all = { ...definitions, ...childDefinitions(convert, options) };
  if (!options.editor) return all;
  const lifted = Object.entries(all).map(([name, schema]): [string, JsonSchema] => {
    const described = withDescriptionsLifted(schema, definitions) as JsonSchema;
    return [name, Object.hasOwn(definitions, name) ? undescribed(described) : described];
  });
  return Object.fromEntries(lifted);
}

/**
 * The same schema with each property and item that refers to a definition carrying its description. Hover shows the
 * innermost description: what is said at the place shall win over what is said of the definition in general.
 */
function withDescriptionsLifted(schema: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const lift = (place: JsonSchema): unknown => {
    const target = typeof place.$ref === "string" ? definitions[place.$ref.slice(REFERENCE.length)] : undefined;
    if (!target) return withDescriptionsLifted(place, definitions);
    const { description, markdownDescription } = target;
    return { description, markdownDescription, allOf: [place] };
  };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "items") return [key, lift(value)];
      if (key !== "properties") return [key, withDescriptionsLifted(value, definitions)];
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, property]) => [name, lift(property as JsonSchema)])),
      ];
    }),
  );
}

/** One definition of `docs.json` as a complete JSON Schema: the definition itself at the root, what it needs beneath. */
export function docsJsonSchema(
  name: DocsDefinitionName,
  dialect: Dialect,
  { title, description, ...options }: JsonSchemaOptions & { title: string; description: string },
): JsonSchema {
  const definitions = jsonDefinitions(dialect, options);
  const root = definitions[name] as JsonSchema;
  return {
    ...root,
    title,
    description,
    ...(options.editor ? { markdownDescription: description, allowComments: false } : {}),
    definitions: neededDefinitions(root, definitions),
  };
}
