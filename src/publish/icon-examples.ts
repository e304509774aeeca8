import { iconNames } from "../icons/icon-names.ts";
import type { JsonSchema } from "../schema/json/schema-shape.ts";

/** The libraries whose icons are offered: the one that sites have unless they choose, and the one that most of those choose. */
const OFFERED = ["fontawesome", "lucide"] as const;

/** An editor's schema of docs.json that offers icons by name, in the place of the definition's few examples. */
export function withIconNames(schema: JsonSchema): JsonSchema {
  const { Icon, ...definitions } = schema.definitions as Record<string, { anyOf: JsonSchema[] }>;
  const [name, object] = Icon?.anyOf ?? [];
  if (!Icon || !name || !object) throw new Error("the schema has no definition of icons");
  const names = iconNames();
  const examples = [...new Set(OFFERED.flatMap((library) => [...names[library]]))].sort();
  const reference = { $ref: "#/definitions/IconName" };
  const whole = { ...object, properties: { ...(object.properties as object), name: reference } };
  return {
    ...schema,
    definitions: {
      ...definitions,
      Icon: { ...Icon, anyOf: [reference, whole] },
      IconName: {
        description: "An icon by its name in the library, a path from the docs root, or a URL.",
        ...name,
        examples,
      },
    },
  };
}
