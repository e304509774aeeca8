import { type SchemaOptions, type TLiteral, type TSchema, type TUnion, Type } from "@sinclair/typebox";
import type { StringForm } from "../../vocabulary/files/string-forms.ts";

/** Where a definition keeps what TypeBox has no word for. A symbol: neither `Value.Check` nor `JSON.stringify` sees it. */
const Hints: unique symbol = Symbol.for("docsjson.hints");

/** A text that an editor inserts, with `$1`, `$2` … as places to fill in. */
export interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

export const snippet = (label: string, description: string, body: unknown): Snippet => ({ label, description, body });

/** The facts about a definition that publishers need besides its TypeBox form. */
export interface SchemaHints {
  /** JSON Schema `format`. An annotation: the `pattern` beside it is what is checked. */
  format?: string;
  /** Markdown for hover, where it says more than the description. */
  markdown?: string;
  /** What each value of an enum means, by value. */
  enumDescriptions?: Readonly<Record<string, string>>;
  snippets?: readonly Snippet[];
  /** The form of which a text's pattern is: what messages say instead of the pattern. */
  form?: StringForm;
  /** Said by editors instead of listing all values that would do. */
  errorMessage?: string;
  /** The object that a union describes. Nothing in it is required if an included file completes it. */
  whole?: TSchema;
  /** The values that are known to have an effect, of a text that takes others too: one that is not among them is warned of. */
  known?: readonly string[];
  /** Whether the known values are examples of many: only what is nearly one of them is warned of. */
  grows?: true;
  /** A field that must be there, unless another has one of some values. */
  needs?: { field: string; unless: Readonly<Record<string, readonly string[]>> };
  /** The fields that another field requires, by that field: JSON Schema's `dependencies`. */
  dependencies?: Readonly<Record<string, readonly string[]>>;
  /** A pattern of the names of other fields, of which editors accept no more. */
  othersNamed?: string;
  /** Whether the specification describes it: then its form counts in both dialects. */
  isSpecified?: true;
  /** Of a reference: that what it refers to is a text. All others refer to objects. */
  isText?: true;
  /** A format that editors alone know: `color-hex` shows the color beside the text. */
  editorFormat?: string;
}

/** Snippets for the known values of a text, each with what it does. */
export const valueSnippets = (values: Readonly<Record<string, string>>): Snippet[] =>
  Object.entries(values).map(([value, description]) => snippet(JSON.stringify(value), description, value));

/** The options of a TypeBox definition: its description (a sentence worth reading on hover), more options, and hints. */
export const described = <Options extends SchemaOptions>(
  description: string,
  { hints, ...options }: Options & { hints?: SchemaHints } = {} as Options,
): SchemaOptions => ({ description, ...options, ...(hints === undefined ? {} : { [Hints]: hints }) });

/** The hints of a definition; none if it has none. */
export const hintsOf = (schema: TSchema): SchemaHints => (schema as { [Hints]?: SchemaHints })[Hints] ?? {};

/** One of a closed list of strings. */
export function oneOf<const Values extends readonly string[]>(
  description: string,
  values: Values,
  options: SchemaOptions & { hints?: SchemaHints } = {},
): TUnion<{ -readonly [Index in keyof Values]: TLiteral<Values[Index]> }> {
  return Type.Union(
    values.map((value) => Type.Literal(value)),
    described(description, options),
  ) as never;
}

/** One of a closed list of strings, each with what it does. */
export const choice = <const Value extends string>(
  description: string,
  meanings: Readonly<Record<Value, string>>,
  { hints, ...options }: SchemaOptions & { hints?: SchemaHints } = {},
) =>
  oneOf(description, Object.keys(meanings) as Value[], { ...options, hints: { ...hints, enumDescriptions: meanings } });
