import { type TNull, type TSchema, type TUnion, Type } from "@sinclair/typebox";
import { either, flag } from "../values/forms.ts";

/** A value; the API answers `null` if there is none. */
export const nullable = <Schema extends TSchema>(schema: Schema, description: string): TUnion<[Schema, TNull]> =>
  either(description, [schema, Type.Null()]);

/** Where a list goes on. */
export const NextCursor = nullable(
  Type.String(),
  "Pass it as `cursor` to get the next page; `null` when there are no more results.",
);

export const HasMore = flag("`true` while there are results beyond this page.");
