import type { DetailField } from "../../../navigation/tree.ts";
import { type FieldView, PLAIN_SCHEMA, type SchemaView } from "./schema/schema-view.ts";
import type { Text } from "./text.ts";

/** A field as documents have it, whose parts may be absent in any way, and whose type may be a word of ours. */
type WrittenField = { readonly [Key in keyof Untyped]: Untyped[Key] | undefined } & {
  readonly name: string;
  readonly type?: Text | undefined;
};
type Untyped = Omit<DetailField, "type">;

/** A field that no schema describes. */
export const plainField = (
  { name, type = "", description, required = false, ...more }: WrittenField,
  shown: Partial<Pick<SchemaView, "facts" | "values" | "fields" | "label">> = {},
): FieldView => ({
  name,
  required,
  schema: {
    ...PLAIN_SCHEMA,
    type,
    description,
    facts: more.default === undefined ? [] : [["default: $1", more.default]],
    deprecated: more.deprecated === true,
    ...shown,
  },
});
