import { Kind, type TSchema } from "@sinclair/typebox";
import { STRING_FORMS } from "../../vocabulary/files/string-forms.ts";
import { IncludePath, partsOf, SourceRefName } from "../elements/element.ts";
import { hintsOf } from "../values/annotate.ts";
import { elementJson } from "./element-json.ts";
import {
  isInclude,
  isSourceRefSchema,
  type JsonSchema,
  type JsonSchemaOptions,
  jsonType,
  literalValues,
  notAllowed,
  recordValue,
  requiredKeys,
  requireKeys,
  undescribed,
  withoutNull,
} from "./schema-shape.ts";

export type { JsonSchema, JsonSchemaOptions } from "./schema-shape.ts";

type AnySchema = TSchema & Record<string, unknown>;

const ANNOTATIONS = ["title", "description", "default", "examples"] as const;
const ASSERTIONS = ["pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"] as const;

const copied = (schema: AnySchema, keywords: readonly string[]): JsonSchema =>
  Object.fromEntries(
    keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
  );

/**
 * The draft-07 form of a definition: plain data without TypeBox's symbols. A `Type.Ref("X")` becomes a reference to
 * `#/definitions/X`, wrapped in `allOf` where something is said beside it, since draft-07 ignores what is there.
 */
export function toJsonSchema(schema: TSchema, options: JsonSchemaOptions = {}): JsonSchema {
  const { known, snippets } = hintsOf(schema);
  const annotations = {
    ...copied(schema as AnySchema, ANNOTATIONS),
    ...(options.editor ? editorKeywords(schema) : {}),
  };
  // Snippets say what each value does; examples beside them would be offered in their place.
  if (options.editor && known && snippets) delete annotations.examples;
  const shape = schemaForm(schema as AnySchema, options);
  if (!("$ref" in shape)) return { ...annotations, ...shape };
  return Object.keys(annotations).length === 0 ? shape : { ...annotations, allOf: [shape] };
}

function editorKeywords(schema: TSchema): JsonSchema {
  const { markdown, enumDescriptions, snippets, form, errorMessage, editorFormat } = hintsOf(schema);
  const values = literalValues(schema);
  const description = markdown ?? schema.description;
  return {
    ...(description === undefined ? {} : { markdownDescription: description }),
    ...(values && enumDescriptions
      ? { markdownEnumDescriptions: values.map((value) => enumDescriptions[value] ?? "") }
      : {}),
    ...(snippets ? { defaultSnippets: snippets } : {}),
    ...(form ? { patternErrorMessage: STRING_FORMS[form] } : {}),
    ...(errorMessage ? { errorMessage } : {}),
    ...(editorFormat ? { format: editorFormat } : {}),
  };
}

function schemaForm(schema: AnySchema, options: JsonSchemaOptions): JsonSchema {
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
      return options.editor ? notAllowed(schema.description) : { not: {} };
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
        ...conditionsOf(schema, convert),
        ...othersOf(schema, convert),
      };
    }
    case "Union":
      return unionShape(schema, convert, options);
    default:
      throw new TypeError(`no JSON Schema form for the TypeBox kind ${JSON.stringify(schema[Kind])}`);
  }
}

/** The conditional requirements of an object. */
function conditionsOf(schema: TSchema, convert: (inner: TSchema) => JsonSchema): JsonSchema {
  const { needs, dependencies } = hintsOf(schema);
  if (!needs) return dependencies ? { dependencies } : {};
  const [key = "", values] = Object.entries(needs.unless)[0] ?? [];
  // Hover shows the description that it meets first, which is this one.
  const described = copied(convert(schema.properties[key]) as AnySchema, ["description", "markdownDescription"]);
  return {
    if: {
      properties: { [key]: { type: "string", ...described, pattern: `^(?:${(values ?? []).join("|")})$` } },
      required: [key],
    },
    else: requireKeys([needs.field]),
  };
}

/** The schema of an object's other fields: anything, unless its definition restricts them. */
function othersOf(schema: TSchema, convert: (inner: TSchema) => JsonSchema): JsonSchema {
  const { additionalProperties } = schema;
  const { othersNamed } = hintsOf(schema);
  if (additionalProperties === undefined) return {};
  if (othersNamed !== undefined)
    return {
      patternProperties: { [othersNamed]: convert(additionalProperties as TSchema) },
      additionalProperties: false,
    };
  return { additionalProperties: additionalProperties === false ? false : convert(additionalProperties as TSchema) };
}

/** A union, told apart by the value's type wherever there is a choice, so that only one member's faults are reported. */
function unionShape(schema: TSchema, convert: (inner: TSchema) => JsonSchema, options: JsonSchemaOptions): JsonSchema {
  const parts = partsOf(schema);
  if (parts) return elementJson(parts, convert, options);
  const { whole } = hintsOf(schema);
  if (whole) return completableShape(whole, convert);
  const values = literalValues(schema);
  if (values) return { type: "string", enum: values };
  const members = schema.anyOf as TSchema[];
  const nullable = withoutNull(schema);
  if (nullable && (jsonType(nullable) === "string" || nullable[Kind] === "Object")) {
    const form = schemaForm(nullable as AnySchema, options);
    return { ...form, type: [form.type, "null"] };
  }
  const included = members.find(isInclude);
  if (included) {
    const own = members.filter((member) => member !== included).map(convert);
    return { if: schemaForm(included as AnySchema, options), else: own.length === 1 ? own[0] : { anyOf: own } };
  }
  if (members.some(isSourceRefSchema)) {
    const [own] = members.filter((member) => !isSourceRefSchema(member)) as AnySchema[];
    // Elements say themselves what they are with a `sourceRef`: editors look for snippets right there.
    return own?.[Kind] === "Ref" ? schemaForm(own, options) : orBrought(own as TSchema, convert);
  }
  if (!options.editor) return byType(members, convert);
  // Hover shows the innermost description: the union's own shall be seen.
  return { anyOf: members.map(convert).map(schema.description === undefined ? (member) => member : undescribed) };
}

/** An object of which nothing is required if there is a `$ref`. */
function completableShape(whole: TSchema, convert: (inner: TSchema) => JsonSchema): JsonSchema {
  const { required, ...shape } = convert(whole);
  return {
    ...shape,
    properties: { ...(shape.properties as object), $ref: convert(IncludePath) },
    allOf: [{ if: requireKeys(["$ref"]), else: requireKeys(required as string[]) }],
  };
}

/** An object, or what another repository brings in its place. */
function orBrought(schema: TSchema, convert: (inner: TSchema) => JsonSchema): JsonSchema {
  const { required, properties, ...shape } = convert(schema);
  const own = required === undefined ? {} : { else: requireKeys(required as string[]) };
  return {
    ...shape,
    properties: { ...(properties as object), sourceRef: convert(SourceRefName) },
    allOf: [{ if: requireKeys(["sourceRef"]), then: { $ref: "#/definitions/SourceRef" }, ...own }],
  };
}

/** `if` it is a string, then this, `else if` it is an array, then that …; a value of no member's type gets the list. */
function byType(members: TSchema[], convert: (inner: TSchema) => JsonSchema): JsonSchema {
  const types = members.map(jsonType);
  const none: JsonSchema = { anyOf: types.map((type) => ({ type })) };
  return members.reduceRight<JsonSchema>(
    (rest, member, index) => ({ if: { type: types[index] }, then: convert(member), else: rest }),
    none,
  );
}
