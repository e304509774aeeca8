/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** What a value may be, by one way through the choices of a schema. */
export type Shape =
  | {
      type: "object";
      properties: ReadonlyMap<string, Schema>;
      required: readonly string[];
      others?: Schema | undefined;
    }
  | { type: "array"; items: Schema; least: number }
  | { type: "scalar"; schema: Schema };

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The schema that a reference within `root` leads to. */
function target(root: Schema, reference: string): Schema {
  const segments = reference.replace(/^#\/?/, "").split("/").filter(Boolean);
  const keys = segments.map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], root);
  if (!isSchema(found)) throw new Error(`the schema has nothing at ${reference}`);
  return found;
}

/**
 * The shapes that a schema allows. Conditions (`if`) are read as if both their branches were there: what they bar is
 * a matter of validators, and the probes are there to find it out.
 */
export function shapesOf(root: Schema, schema: Schema): Shape[] {
  if (typeof schema.$ref === "string") return shapesOf(root, target(root, schema.$ref));
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0 && !choices.every((choice) => Object.keys(choice).every((key) => key === "required"))) {
    return choices.filter((choice) => !isInclude(root, choice)).flatMap((choice) => shapesOf(root, choice));
  }
  if (isSchema(schema.if) && !schema.properties) {
    return [schema.then, schema.else].filter(isSchema).flatMap((branch) => shapesOf(root, branch));
  }
  const [only, ...more] = listOf(schema.allOf);
  if (only && more.length === 0 && !schema.properties) return shapesOf(root, only);
  if (schema.properties || schema.type === "object" || isSchema(schema.additionalProperties)) {
    return [objectShape(root, schema)];
  }
  if (schema.items || schema.type === "array") {
    const items = isSchema(schema.items) ? schema.items : {};
    return [{ type: "array", items, least: typeof schema.minItems === "number" ? schema.minItems : 0 }];
  }
  return [{ type: "scalar", schema }];
}

/** Whether a schema is that of `{ "$ref": … }`, which is put in place before anything is validated. */
const isInclude = (root: Schema, schema: Schema): boolean =>
  typeof schema.$ref === "string"
    ? isInclude(root, target(root, schema.$ref))
    : textsOf(schema.required).includes("$ref");

/** The keys of objects in whose place something else comes: what is asked about is written out. */
const STAND_INS: ReadonlySet<string> = new Set(["$ref", "sourceRef"]);

function objectShape(root: Schema, schema: Schema): Shape {
  const properties = new Map<string, Schema>();
  const required = new Set<string>();
  const collect = (part: Schema): void => {
    if (typeof part.$ref === "string") {
      collect(target(root, part.$ref));
      return;
    }
    for (const [key, property] of Object.entries(part.properties ?? {})) {
      if (
        isSchema(property) &&
        !STAND_INS.has(key) &&
        !property.not &&
        !isBarred(root, property) &&
        !properties.has(key)
      ) {
        properties.set(key, property);
      }
    }
    for (const key of textsOf(part.required)) required.add(key);
    const isStandIn = isSchema(part.if) && textsOf(part.if.required).some((key) => STAND_INS.has(key));
    for (const each of [...listOf(part.allOf), isStandIn ? undefined : part.then, part.else])
      if (isSchema(each)) collect(each);
  };
  collect(schema);
  const others = isSchema(schema.additionalProperties) ? schema.additionalProperties : undefined;
  return { type: "object", properties, required: [...required].filter((key) => properties.has(key)), others };
}

const isBarred = (root: Schema, property: Schema): boolean =>
  typeof property.$ref === "string" && target(root, property.$ref).not !== undefined;
