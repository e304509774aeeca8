import { isObject, type JsonObject } from "../json/json-value.ts";
import type { ComponentFacts } from "../vocabulary/platform/component-facts.ts";
import { readSchema } from "./schema-files.ts";

/** A property of a component, in words for readers. */
export interface PropertyReference {
  readonly name: string;
  readonly description: string;
  /** The type of JSON; `undefined` for any. */
  readonly type: string | undefined;
  /** The only values that it takes, each with what it does (or nothing). */
  readonly values: readonly { readonly value: string; readonly description: string }[];
  readonly isRequired: boolean;
  readonly default?: unknown;
  readonly example?: unknown;
}

/** A component of the platform, in words for readers. */
export interface ComponentReference {
  readonly name: string;
  readonly description: string;
  /** The usual form, with `$1`, `${2:value}` … as places to fill in, as editors take it. */
  readonly snippet: string;
  readonly facts: ComponentFacts;
  /** In the order of their use. */
  readonly properties: readonly PropertyReference[];
}

/** The components of the platform by name, in the order of their use, as `schemas/components.schema.json` describes them. */
export async function readComponents(): Promise<Map<string, ComponentReference>> {
  const { definitions } = (await readSchema("components")) as { definitions: Record<string, JsonObject> };
  return new Map(Object.entries(definitions).map(([name, schema]) => [name, referenceOf(name, schema)]));
}

function referenceOf(name: string, schema: JsonObject): ComponentReference {
  const { snippet, ...facts } = schema["x-component"] as ComponentFacts & { snippet: string };
  const required = (schema.required ?? []) as readonly string[];
  return {
    name,
    description: String(schema.description),
    snippet,
    facts,
    properties: Object.entries(schema.properties as Record<string, JsonObject>).map(([key, property]) => ({
      name: key,
      description: String(property.description),
      type: typeof property.type === "string" ? property.type : undefined,
      values: valuesOf(property),
      isRequired: required.includes(key),
      ...(property.default === undefined ? {} : { default: property.default }),
      ...(Array.isArray(property.examples) ? { example: property.examples[0] } : {}),
    })),
  };
}

function valuesOf(property: JsonObject): PropertyReference["values"] {
  const meanings = isObject(property["x-values"]) ? property["x-values"] : {};
  const values = Array.isArray(property.enum) ? property.enum : [];
  return values.map((value) => ({ value: String(value), description: String(meanings[String(value)] ?? "") }));
}
