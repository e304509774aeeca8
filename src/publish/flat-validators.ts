import type { TSchema } from "@sinclair/typebox";
import { formDefinitions } from "../schema/docs.ts";
import { DEFINITION_NAMES, IncludePath, partsOf } from "../schema/elements/element.ts";
import { neededDefinitions, referencesIn } from "../schema/json/docs-json-schema.ts";
import { toJsonSchema } from "../schema/json/json-schema.ts";
import { type JsonSchema, requiredKeys, requireKeys } from "../schema/json/schema-shape.ts";
import { DIALECTS, type Dialect } from "../vocabulary/dialect.ts";
import type { ContainerKind } from "../vocabulary/elements.ts";
import { varyingNames } from "./varying-names.ts";

const convert = (schema: TSchema) => toJsonSchema(schema, { oneErrorAFault: true });

/** An element without its children: what the walk through the navigation checks at each step. */
function ownFields(schema: TSchema): JsonSchema {
  const { own } = partsOf(schema) as { own: Record<string, TSchema> };
  const required = requiredKeys(own);
  const properties = Object.fromEntries(Object.entries(own).map(([key, field]) => [key, convert(field)]));
  return {
    type: "object",
    properties: { ...properties, $ref: convert(IncludePath) },
    ...(required.length > 0 ? { if: requireKeys(["$ref"]), else: requireKeys(required) } : {}),
  };
}

/** Flat schemas of a dialect: each element's own fields, and what they refer to. Nothing is recursive. */
function flatDefinitions(dialect: Dialect): Record<string, JsonSchema> {
  const { DocsConfig: _, PageEntry: __, ...rest } = formDefinitions(dialect);
  return Object.fromEntries(
    Object.entries(rest).map(([name, schema]) => [name, partsOf(schema) ? ownFields(schema) : convert(schema)]),
  );
}

/** Two schemas of all settings beside the navigation: of those that are the same in both dialects, and of a dialect. */
function settingDefinitions(dialect: Dialect, varying: ReadonlySet<string>): Record<string, JsonSchema> {
  const { allOf, ...fields } = convert(formDefinitions(dialect).DocsConfig);
  const own: Record<string, JsonSchema> = {};
  const shared: Record<string, JsonSchema> = {};
  for (const [key, field] of Object.entries(fields.properties as Record<string, JsonSchema>)) {
    const varies = [...referencesIn(field)].some((name) => varying.has(name));
    if (varies && key !== "navigation") own[key] = field;
    shared[key] = varies ? {} : field;
  }
  return {
    SettingFields: { ...fields, properties: shared },
    DocsConfig: {
      allOf: [{ $ref: "#/definitions/SettingFields" }, { properties: own }, ...(allOf as JsonSchema[])],
    },
  };
}

const SPEC_SUFFIX = "OfSpec";
const SUFFIXES: Readonly<Record<Dialect, string>> = { spec: SPEC_SUFFIX, mintlify: "" };

const renamed = (schema: JsonSchema, names: ReadonlySet<string>): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" && names.has(value.slice("#/definitions/".length))
      ? `${value}${SPEC_SUFFIX}`
      : value,
  );

/** The flat schemas of both dialects in one, and which of its definitions checks what. What is equal is there once. */
export function flatSchema(): {
  schema: JsonSchema;
  validators: Record<Dialect, Record<ContainerKind | "settings", string>>;
} {
  const elements = { spec: flatDefinitions("spec"), mintlify: flatDefinitions("mintlify") };
  const differing = varyingNames(elements.spec, elements.mintlify, referencesIn);
  const spec = { ...elements.spec, ...settingDefinitions("spec", differing) };
  const mintlify = { ...elements.mintlify, ...settingDefinitions("mintlify", differing) };
  const varying = varyingNames(spec, mintlify, referencesIn);
  const nameIn = (dialect: Dialect, name: string) => (varying.has(name) ? `${name}${SUFFIXES[dialect]}` : name);
  const all = { ...mintlify };
  for (const name of varying) all[nameIn("spec", name)] = renamed(spec[name] as JsonSchema, varying);
  const kinds = { ...DEFINITION_NAMES, settings: "DocsConfig" };
  const validators = Object.fromEntries(
    DIALECTS.map((dialect) => [
      dialect,
      Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind, nameIn(dialect, name)])),
    ]),
  ) as Record<Dialect, Record<ContainerKind | "settings", string>>;
  const roots = {
    anyOf: Object.values(validators).flatMap((by) =>
      Object.values(by).map((name) => ({ $ref: `#/definitions/${name}` })),
    ),
  };
  return { schema: { definitions: neededDefinitions(roots, all) }, validators };
}
