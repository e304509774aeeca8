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

/** Flat schemas of a dialect: each element's own fields, and all settings beside the navigation. Nothing is recursive. */
function flatDefinitions(dialect: Dialect): Record<string, JsonSchema> {
  const { DocsConfig, PageEntry: _, ...rest } = formDefinitions(dialect);
  const flat = Object.entries(rest).map(([name, schema]) => [
    name,
    partsOf(schema) ? ownFields(schema) : convert(schema),
  ]);
  const { allOf, ...fields } = convert(DocsConfig);
  return {
    ...Object.fromEntries(flat),
    // The dialects differ in what they ask for only: the fields are there once.
    SettingFields: { ...fields, properties: { ...(fields.properties as object), navigation: {} } },
    DocsConfig: { allOf: [{ $ref: "#/definitions/SettingFields" }, ...(allOf as JsonSchema[])] },
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
  const spec = flatDefinitions("spec");
  const mintlify = flatDefinitions("mintlify");
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
