import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import { hintsOf } from "../values/annotate.ts";

/** A JSON Schema (draft-07), as data. */
export type JsonSchema = { [keyword: string]: unknown };

export interface JsonSchemaOptions {
  /** Adds what VS Code's language service reads beside the standard: Markdown, snippets, error messages. */
  editor?: boolean;
}

/**
 * A schema for editors that nothing matches, and says why. A wrong type is where both the JSON and the YAML language service
 * show a message of one's own; for `null`, which is of that type, only the former does.
 */
export const notAllowed = (errorMessage: string | undefined): JsonSchema => ({
  type: "null",
  not: { type: "null" },
  doNotSuggest: true,
  ...(errorMessage === undefined ? {} : { errorMessage }),
});

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

export const recordValue = (schema: TSchema): TSchema =>
  Object.values(schema.patternProperties as object)[0] as TSchema;

/** True for the member of a union that describes `{ "$ref": … }`. */
export const isInclude = (schema: TSchema): boolean =>
  schema[Kind] === "Object" && Object.keys(schema.properties).join() === "$ref";

/** True for the member of a union that describes `{ "sourceRef": … }`. */
export const isSourceRefSchema = (schema: TSchema): boolean => schema[Kind] === "Ref" && schema.$ref === "SourceRef";

/** The JSON type of a union's member. A reference is to an object, unless it says otherwise. */
export function jsonType(schema: TSchema): string {
  if (schema[Kind] === "Ref") return hintsOf(schema).isText ? "string" : "object";
  if (literalValues(schema)) return "string";
  if (typeof schema.type === "string") return schema.type;
  throw new TypeError(`a union's member has no single JSON type: ${JSON.stringify(schema)}`);
}

/** Asks for keys that are described elsewhere; Ajv's strict mode wants them named beside `required` all the same. */
export const requireKeys = (keys: readonly string[]): JsonSchema => ({
  properties: Object.fromEntries(keys.map((key) => [key, true])),
  required: keys,
});

/** A schema without its description. */
export const undescribed = ({ description: _, markdownDescription: __, ...schema }: JsonSchema): JsonSchema => schema;
