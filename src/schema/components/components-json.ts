import type { TSchema } from "@sinclair/typebox";
import { type JsonSchema, toJsonSchema } from "../json/json-schema.ts";
import { requireKeys } from "../json/schema-shape.ts";
import { hintsOf } from "../values/annotate.ts";
import type { ComponentDefinition } from "./define-component.ts";
import { PLATFORM_COMPONENTS } from "./platform-components.ts";

/** The keyword that has what JSON Schema has no word for: the usual form, and what may be around and inside. */
export const COMPONENT_KEYWORD = "x-component";

/** The components of the platform as a JSON Schema: each is a definition, whose value is an object of its properties. */
export function componentsSchema(): JsonSchema {
  return {
    title: "Components",
    description: `The components of pages: each definition describes the properties of one, and \`${COMPONENT_KEYWORD}\` its usual form, and what may be around it and in it. They are in the order of their use on real sites.`,
    type: "object",
    properties: Object.fromEntries(PLATFORM_COMPONENTS.map(({ name }) => [name, { $ref: `#/definitions/${name}` }])),
    definitions: Object.fromEntries(PLATFORM_COMPONENTS.map((each) => [each.name, definitionOf(each)])),
  };
}

function definitionOf({ name: _, properties, ...facts }: ComponentDefinition): JsonSchema {
  const { needsOneOf } = facts;
  const schema = toJsonSchema(properties);
  return {
    ...schema,
    ...(needsOneOf ? { anyOf: needsOneOf.map((each) => requireKeys([each])) } : {}),
    properties: Object.fromEntries(
      Object.entries(schema.properties as Record<string, JsonSchema>).map(([key, property]) => {
        const { enumDescriptions } = hintsOf(properties.properties[key] as TSchema);
        return [key, enumDescriptions ? { ...property, "x-values": enumDescriptions } : property];
      }),
    ),
    [COMPONENT_KEYWORD]: facts,
  };
}
