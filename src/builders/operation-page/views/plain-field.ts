import type { DetailField } from "../../../navigation/tree.ts";
import { type FieldView, PLAIN_SCHEMA, type SchemaView } from "./schema/schema-view.ts";

/** A field as documents have it, whose parts may be absent in any way. */
type WrittenField = { readonly [Key in keyof DetailField]: DetailField[Key] | undefined } & { readonly name: string };

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
    facts: more.default === undefined ? [] : [`default: ${more.default}`],
    deprecated: more.deprecated === true,
    ...shown,
  },
});
