import { segmentsOf } from "../json/json-value.ts";
import type { JsonSchema } from "../schema/json/json-schema.ts";
import { publishedSchema } from "../schema/published.ts";
import type { DialectOption } from "../vocabulary/platform/dialect.ts";
import { type SchemaName, type SchemaTypes, validate } from "./validate-value.ts";

/** One fault, as the Standard Schema interface has it. */
export interface StandardIssue {
  readonly message: string;
  /** The keys that lead to the value. */
  readonly path: readonly (string | number)[];
}

/** The versions of JSON Schema that `jsonSchema` gives. */
export type JsonSchemaTarget = "draft-07" | "draft-2020-12";

/**
 * A schema in the form that libraries of any vendor understand: Standard Schema (`validate`) and Standard JSON Schema
 * (`jsonSchema`), both version 1.
 */
export interface StandardSchema<T> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "docsjson";
    readonly types?: { readonly input: T; readonly output: T } | undefined;
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly jsonSchema: {
      readonly input: (options: { readonly target: string }) => JsonSchema;
      readonly output: (options: { readonly target: string }) => JsonSchema;
    };
  };
}

/** Options of `standardSchema`. */
export interface StandardSchemaOptions {
  /** How `docs` and `navigation` are read; default `auto`. `jsonSchema` is that of the mintlify dialect in any case. */
  dialect?: DialectOption;
}

/**
 * A schema as a Standard Schema. Only errors become issues: warnings don't make a value invalid.
 *
 * @param name as `validate` takes it: `docs`, `navigation`, `agent-job` …
 * @throws TypeError for a name that is no schema's; from `jsonSchema`, for a target that is not a `JsonSchemaTarget`.
 * @example standardSchema("agent-job")["~standard"].validate({}).issues?.[0].message
 */
export function standardSchema<Name extends SchemaName>(
  name: Name,
  { dialect }: StandardSchemaOptions = {},
): StandardSchema<SchemaTypes[Name]> {
  jsonSchemaOf(name);
  const options = dialect === undefined ? {} : { dialect };
  const jsonSchema = ({ target }: { readonly target: string }) => inTarget(jsonSchemaOf(name), target);
  return {
    "~standard": {
      version: 1,
      vendor: "docsjson",
      validate(value) {
        const result = validate(name, value, options);
        if (result.ok) return { value: result.value };
        const errors = result.diagnostics.filter(({ severity }) => severity === "error");
        return { issues: errors.map(({ message, pointer }) => ({ message, path: pathIn(value, pointer) })) };
      },
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  };
}

/** The plain JSON Schema behind a name. */
const jsonSchemaOf = (name: SchemaName): JsonSchema =>
  publishedSchema(name === "docs" || name === "navigation" ? `${name}.plain` : name);

function inTarget(schema: JsonSchema, target: string): JsonSchema {
  switch (target) {
    case "draft-07":
      return schema;
    case "draft-2020-12": {
      const { $schema: _, definitions, ...rest } = renameReferences(schema) as JsonSchema;
      const $schema = "https://json-schema.org/draft/2020-12/schema";
      return { $schema, ...rest, ...(definitions === undefined ? {} : { $defs: definitions }) };
    }
    default:
      throw new TypeError(
        `no JSON Schema for the target ${JSON.stringify(target)}; there are "draft-07" and "draft-2020-12"`,
      );
  }
}

/** Of what these schemas use, only the place of definitions has changed since draft-07. */
const renameReferences = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? value.replace("#/definitions/", "#/$defs/") : value,
  );

/** The keys of a JSON Pointer; indexes of lists are numbers. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  let at = value;
  return segmentsOf(pointer).map((segment) => {
    const key = Array.isArray(at) ? Number(segment) : segment;
    at = typeof at === "object" && at !== null && Object.hasOwn(at, key) ? at[key as keyof typeof at] : undefined;
    return key;
  });
}
