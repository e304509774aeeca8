import {
  type ArrayOptions,
  type NumberOptions,
  type ObjectOptions,
  type SchemaOptions,
  type StringOptions,
  type TArray,
  type TBoolean,
  type TNumber,
  type TObject,
  type TOptional,
  type TProperties,
  type TRef,
  type TSchema,
  type TString,
  type TUnion,
  Type,
} from "@sinclair/typebox";
import { described, type SchemaHints } from "./annotate.ts";

// The definitions of TypeBox with their description first: a sentence worth reading on hover.

type Hinted<Options> = Options & { hints?: SchemaHints };

/** A string; with an example, with several, or with options. */
export const text = (description: string, more: string | readonly string[] | Hinted<StringOptions> = {}): TString => {
  const isExample = typeof more === "string" || Array.isArray(more);
  return Type.String(described(description, isExample ? { examples: [more].flat() } : (more as Hinted<StringOptions>)));
};

export const flag = (description: string, options: Hinted<SchemaOptions> = {}): TBoolean =>
  Type.Boolean(described(description, options));

export const amount = (description: string, options: Hinted<NumberOptions> = {}): TNumber =>
  Type.Number(described(description, options));

export const ref = <Name extends string>(
  name: Name,
  description: string,
  options: Hinted<SchemaOptions> = {},
): TRef<Name> => Type.Ref(name, described(description, options));

export const list = <Entry extends TSchema>(
  description: string,
  entry: Entry,
  options: Hinted<ArrayOptions> = {},
): TArray<Entry> => Type.Array(entry, described(description, options));

/** A value of one of several forms. */
export const either = <Forms extends TSchema[]>(
  description: string,
  forms: [...Forms],
  options: Hinted<SchemaOptions> = {},
): TUnion<Forms> => Type.Union(forms, described(description, options)) as TUnion<Forms>;

export const object = <Fields extends TProperties>(
  description: string,
  fields: Fields,
  options: Hinted<ObjectOptions> = {},
): TObject<Fields> => Type.Object(fields, described(description, options));

/** A field that must be there, of an object whose other fields need not. */
interface Needed<Field extends TSchema> {
  readonly needed: Field;
}
export const needed = <Field extends TSchema>(field: Field): Needed<Field> => ({ needed: field });

/** The fields of an object that may be missing, but for those that are `needed`. */
export type PartialFields = Record<string, TSchema | Needed<TSchema>>;
type FieldsOf<Fields extends PartialFields> = {
  [Name in keyof Fields]: Fields[Name] extends Needed<infer Field>
    ? Field
    : Fields[Name] extends TSchema
      ? TOptional<Fields[Name]>
      : never;
};

const isNeeded = (field: TSchema | Needed<TSchema>): field is Needed<TSchema> => Object.hasOwn(field, "needed");

export const optionalFields = <Fields extends PartialFields>(fields: Fields): FieldsOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isNeeded(field) ? field.needed : Type.Optional(field)]),
  ) as FieldsOf<Fields>;

/** An object whose fields may be missing, but for those that are `needed`. */
export const partial = <Fields extends PartialFields>(
  description: string,
  fields: Fields,
  options: Hinted<ObjectOptions> = {},
): TObject<FieldsOf<Fields>> => object(description, optionalFields(fields), options);

/** The option of an object in which the hosted platform rejects any other field. */
export const CLOSED = { additionalProperties: false } as const;
