import type { DetailField } from "../../../navigation/tree.ts";
import type { FieldView } from "./schema-view.ts";

/** A field that no schema describes. */
export const plainField = ({ name, type = "", description, required = false, ...more }: DetailField): FieldView => ({
  name,
  required,
  schema: {
    type,
    description,
    facts: more.default === undefined ? [] : [`default: ${more.default}`],
    deprecated: more.deprecated === true,
    fields: [],
    options: [],
  },
});
