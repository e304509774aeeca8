import type { DetailField } from "../../../navigation/tree.ts";
import { type FieldView, PLAIN_SCHEMA, type SchemaView } from "./schema/schema-view.ts";

/** A field that no schema describes. */
export const plainField = (
  { name, type = "", description, required = false, ...more }: DetailField,
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
