import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import { hintsOf } from "./annotate.ts";

/** A JSON Schema (draft-07), as data. */
export type JsonSchema = { [keyword: string]: unknown };

export interface JsonSchemaOptions {
  /** Adds what VS Code's language service reads beside the standard: Markdown, snippets, error messages. */
  editor?: boolean;
}

type AnySchema = TSchema & Record<string, unknown>;

const ANNOTATIONS = ["title", "description", "default", "examples"] as const;
const ASSERTIONS = ["pattern", "minLength", "maxLength", "minimum", "maximum", "minItems"] as const;

const copied = (schema: AnySchema, keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(
    keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
  );

/** The values of a union of string literals; `undefined` for any other schema. */
export function literalValues(schema: TSchema): string[] | undefined {
  if (schema[Kind] === "Literal" && typeof schema.const === "string") return [schema.const];
  if (schema[Kind] !== "Union") return undefined;
  const values = (schema.anyOf as TSchema[]).map((member) => (member[Kind] === "Literal" ? member.const : undefined));
  return values.every((value) => typeof value === "string") ? values : undefined;
}

/** The one other member of a union with `null`; `undefined` for any other schema. */
export function withoutNull(schema: TSchema): TSchema | undefined {
  if (schema[Kind] !== "Union") return undefined;
  const members = schema.anyOf as TSchema[];
  const rest = members.filter((member) => member[Kind] !== "Null");
  return members.length === 2 && rest.length === 1 ? rest[0] : undefined;
}

/** The keys of an object definition that must be there. */
export const requiredKeys = (properties: Record<string, TSchema>): string[] =>
  Object.keys(properties).filter((key) => !(OptionalKind in (properties[key] as object)));

/**
 * The draft-07 form of a definition: plain data without TypeBox's symbols. A `Type.Ref("X")` becomes a reference to
 * `#/definitions/X`, wrapped in `allOf` where something is said beside it, since draft-07 ignores what stands there.
 */
export function toJsonSchema(schema: TSchema, options: JsonSchemaOptions = {}): JsonSchema {
  const annotations = {
    ...copied(schema as AnySchema, ANNOTATIONS),
    ...(options.editor ? editorKeywords(schema) : {}),
  };
  const shape = shapeOf(schema as AnySchema, options);
  if (!("$ref" in shape)) return { ...annotations, ...shape };
  return Object.keys(annotations).length === 0 ? shape : { ...annotations, allOf: [shape] };
}

function editorKeywords(schema: TSchema): JsonSchema {
  const { markdown, enumDescriptions, snippets, errorMessage } = hintsOf(schema);
  const values = literalValues(schema);
  const description = markdown ?? schema.description;
  return {
    ...(description === undefined ? {} : { markdownDescription: description }),
    ...(values && enumDescriptions
      ? { markdownEnumDescriptions: values.map((value) => enumDescriptions[value] ?? "") }
      : {}),
    ...(snippets ? { defaultSnippets: snippets } : {}),
    ...(errorMessage ? { errorMessage } : {}),
  };
}

function shapeOf(schema: AnySchema, options: JsonSchemaOptions): JsonSchema {
  const convert = (inner: TSchema) => toJsonSchema(inner, options);
  const { format } = hintsOf(schema);
  switch (schema[Kind]) {
    case "String":
    case "Number":
    case "Integer":
    case "Boolean":
    case "Null":
      return { type: schema.type, ...copied(schema, ASSERTIONS), ...(format ? { format } : {}) };
    case "Literal":
      return { type: typeof schema.const, enum: [schema.const] };
    case "Ref":
      return { $ref: `#/definitions/${schema.$ref}` };
    case "Never":
      return { not: {} };
    case "Unknown":
      return {};
    case "Array":
      return { type: "array", items: convert(schema.items as TSchema), ...copied(schema, ASSERTIONS) };
    case "Record":
      return { type: "object", additionalProperties: convert(recordValue(schema)) };
    case "Object": {
      const properties = schema.properties as Record<string, TSchema>;
      const required = requiredKeys(properties);
      return {
        type: "object",
        properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, convert(value)])),
        ...(required.length > 0 ? { required } : {}),
        ...(schema.additionalProperties === false ? { additionalProperties: false } : {}),
      };
    }
    case "Union": {
      const values = literalValues(schema);
      if (values) return { type: "string", enum: values };
      const inner = withoutNull(schema);
      const form = inner && shapeOf(inner as AnySchema, options);
      if (form && typeof form.type === "string" && !("enum" in form)) return { ...form, type: [form.type, "null"] };
      return { anyOf: (schema.anyOf as TSchema[]).map(convert) };
    }
    default:
      throw new TypeError(`no JSON Schema form for the TypeBox kind ${JSON.stringify(schema[Kind])}`);
  }
}

/** What a record holds under each key. */
export const recordValue = (schema: TSchema): TSchema =>
  Object.values(schema.patternProperties as object)[0] as TSchema;
