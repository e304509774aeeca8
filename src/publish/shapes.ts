import { Kind, type TSchema } from "@sinclair/typebox";
import type { ObjectRule, Shape, StringRule } from "../json/shape.ts";
import { formDefinitions } from "../schema/docs.ts";
import { DEFINITION_NAMES, IncludePath, partsOf, SourceRefName } from "../schema/elements/element.ts";
import { isInclude, isSourceRefSchema, literalValues, recordValue, requiredKeys } from "../schema/json/schema-shape.ts";
import { hintsOf } from "../schema/values/annotate.ts";
import type { Dialect } from "../vocabulary/platform/dialect.ts";

type Definitions = Readonly<Record<string, TSchema>>;
type Mutable<Some> = { -readonly [Key in keyof Some]: Some[Key] };
type TypedShape = Mutable<NonNullable<Shape>>;

/** The shape of what a definition describes; elements that it refers to are shapes of their own, and left open. */
export function shapeOf(schema: TSchema, definitions: Definitions = {}): Shape {
  const convert = (inner: TSchema) => shapeOf(inner, definitions);
  switch (schema[Kind]) {
    case "String":
      return { string: stringRule(schema) };
    case "Number":
    case "Integer":
      return { [schema.type]: picked(schema, ["minimum", "maximum"]) };
    case "Boolean":
    case "Null":
      return { [schema.type]: {} };
    case "Literal":
      return typeof schema.const === "string" ? { string: { enum: [schema.const] } } : { [typeof schema.const]: {} };
    case "Unknown":
      return null;
    case "Array":
      return { array: { items: convert(schema.items), ...picked(schema, ["minItems", "maxItems"]) } };
    case "Record":
      return { object: { others: convert(recordValue(schema)) } };
    case "Object":
      return { object: objectRule(schema, convert) };
    case "Ref": {
      const target = definitions[schema.$ref];
      if (!target) throw new Error(`nothing is defined as ${schema.$ref}`);
      return partsOf(target) ? null : convert(target);
    }
    case "Union":
      return shapeOfUnion(schema, convert);
    default:
      throw new TypeError(`no shape for the TypeBox kind ${JSON.stringify(schema[Kind])}`);
  }
}

const picked = (schema: TSchema, keywords: readonly string[]): object =>
  Object.fromEntries(keywords.filter((each) => schema[each] !== undefined).map((each) => [each, schema[each]]));

function stringRule(schema: TSchema): StringRule {
  const { known, grows, form } = hintsOf(schema);
  return {
    ...(schema.pattern === undefined ? {} : { pattern: new RegExp(schema.pattern, "u") }),
    ...(form ? { form } : {}),
    ...picked(schema, ["minLength", "maxLength"]),
    ...(known ? { known } : {}),
    ...(known && grows ? { grows } : {}),
  };
}

function objectRule(schema: TSchema, convert: (inner: TSchema) => Shape): ObjectRule {
  const { needs, dependencies, grows } = hintsOf(schema);
  const { additionalProperties: others } = schema;
  return {
    ...fieldRules(schema.properties, convert),
    ...(others === undefined ? {} : { others: others === false ? false : convert(others) }),
    ...(grows ? { grows } : {}),
    ...(needs ? { needs } : {}),
    ...(dependencies ? { dependencies } : {}),
  };
}

function fieldRules(properties: Record<string, TSchema>, convert: (inner: TSchema) => Shape): ObjectRule {
  const isBarred = (key: string) => properties[key]?.[Kind] === "Never";
  const [barred, known] = [Object.keys(properties).filter(isBarred), Object.entries(properties)];
  const required = requiredKeys(properties);
  return {
    fields: Object.fromEntries(known.filter(([key]) => !isBarred(key)).map(([key, schema]) => [key, convert(schema)])),
    ...(required.length > 0 ? { required } : {}),
    ...(barred.length > 0 ? { barred } : {}),
  };
}

/** The same object; an included file may bring its required fields. */
const completed = (rule: ObjectRule): Shape => ({
  object: { ...rule, fields: { ...rule.fields, $ref: shapeOf(IncludePath) }, unless: "$ref" },
});

function shapeOfUnion(schema: TSchema, convert: (inner: TSchema) => Shape): Shape {
  const parts = partsOf(schema);
  if (parts) return completed(fieldRules(parts.own, convert));
  const { whole } = hintsOf(schema);
  if (whole) return completed(convert(whole)?.object ?? {});
  const values = literalValues(schema);
  if (values) return { string: { enum: values } };
  const shape: TypedShape = {};
  for (const member of schema.anyOf as TSchema[]) {
    if (isInclude(member)) shape.isIncluded = true;
    else if (isSourceRefSchema(member)) {
      const fields = { ...shape.object?.fields, sourceRef: shapeOf(SourceRefName) };
      shape.object = { ...shape.object, fields, alone: "sourceRef" };
    } else {
      const inner = convert(member);
      if (inner === null) return null;
      for (const [type, rule] of Object.entries(inner)) if (!(type in shape)) Object.assign(shape, { [type]: rule });
    }
  }
  return shape;
}

/** The shapes of a dialect's elements, each without its children, and (`settings`) of all beside the navigation. */
export function docsShapes(dialect: Dialect): Readonly<Record<string, Shape>> {
  const definitions: Definitions = formDefinitions(dialect);
  const names = Object.entries({ ...DEFINITION_NAMES, settings: "DocsConfig" });
  return Object.fromEntries(names.map(([kind, name]) => [kind, shapeOf(definitions[name] as TSchema, definitions)]));
}
