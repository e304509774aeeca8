import { Kind, type TSchema, Type } from "@sinclair/typebox";
import { hintsOf } from "../values/annotate.ts";

/** The keywords that restrict the form of a value. */
const FORMS = new Set(["pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"]);

/**
 * A setting of which only the JSON types count: nothing is required, and a text may be any text. So the dialect of the
 * specification has those that the specification says nothing of.
 */
export function typesOnly(schema: TSchema): TSchema {
  if (hintsOf(schema).isSpecified) return schema;
  switch (schema[Kind]) {
    case "Object": {
      const { properties, additionalProperties, required: _, ...rest } = schema;
      const fields = Object.entries(properties as Record<string, TSchema>).map(([key, field]) => [
        key,
        Type.Optional(typesOnly(field)),
      ]);
      const others = additionalProperties ? { additionalProperties: typesOnly(additionalProperties as TSchema) } : {};
      return Type.Object(Object.fromEntries(fields), { ...rest, ...others });
    }
    case "Array":
      return { ...withoutForm(schema), items: typesOnly(schema.items as TSchema) } as TSchema;
    case "Union": {
      const members = schema.anyOf as TSchema[];
      const { anyOf: _, ...rest } = schema;
      return members.every((member) => member[Kind] === "Literal")
        ? anyText(schema)
        : Type.Union(members.map(typesOnly), rest);
    }
    case "Ref":
      return hintsOf(schema).isText ? anyText(schema) : schema;
    default:
      return withoutForm(schema);
  }
}

const anyText = ({ description }: TSchema): TSchema => Type.String(description === undefined ? {} : { description });

/** The same definition, with its symbols, which are not entries. */
function withoutForm(schema: TSchema): TSchema {
  const copy: TSchema = { ...schema };
  for (const keyword of FORMS) delete copy[keyword as keyof TSchema];
  return copy;
}
