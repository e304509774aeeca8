import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import { isInclude, isSourceRefSchema, recordValue } from "../schema/json/schema-shape.ts";
import { hintsOf } from "../schema/values/annotate.ts";
import { propertyName } from "./shape-module.ts";

/** How definitions that have a declaration of their own are referred to. */
export interface TypeNames {
  /** The name of a definition that is used as it is. */
  named?: ReadonlyMap<TSchema, string>;
  /** The type of a `Type.Ref`, by the name that it refers to. */
  reference?: (name: string) => string;
}

/** A doc comment, at most 110 wide where it has blanks to break at. */
export function docComment(text: string | undefined, indent: string): string {
  if (!text) return "";
  const lines: string[] = [];
  let line = "";
  for (const word of text.replaceAll("*/", "*\\/").split(/\s+/)) {
    if (line !== "" && line.length + word.length > 106 - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((each) => `${indent} * ${each}\n`).join("")}${indent} */\n`;
}

/** The members of an object type, one a line, each under its description. */
export function members(properties: Record<string, TSchema>, names: TypeNames, indent: string): string {
  return Object.entries(properties)
    .map(([key, value]) => {
      const optional = OptionalKind in value ? "?" : "";
      return `${docComment(value.description, indent)}${indent}${propertyName(key)}${optional}: ${typeText(value, names, indent)};\n`;
    })
    .join("");
}

/** A definition as a TypeScript type. `named: false` spells out a definition that has a name. */
export function typeText(schema: TSchema, names: TypeNames, indent = "", named = true): string {
  const name = named ? names.named?.get(schema) : undefined;
  if (name !== undefined) return name;
  const inner = (each: TSchema) => typeText(each, names, indent);
  switch (schema[Kind]) {
    case "String":
      return "string";
    case "Number":
    case "Integer":
      return "number";
    case "Boolean":
      return "boolean";
    case "Null":
      return "null";
    case "Never":
      return "never";
    case "Unknown":
      return "unknown";
    case "Literal":
      return JSON.stringify(schema.const);
    case "Ref":
      return names.reference?.(schema.$ref) ?? schema.$ref;
    case "Array": {
      const item = inner(schema.items as TSchema);
      return /^[\w<>]+$/.test(item) ? `${item}[]` : `(${item})[]`;
    }
    case "Record":
      return `{ [key: string]: ${inner(recordValue(schema))} }`;
    case "Object":
      return objectText(schema, names, indent);
    case "Union":
      return unionText(schema, inner);
    default:
      throw new TypeError(`no TypeScript form for the TypeBox kind ${JSON.stringify(schema[Kind])}`);
  }
}

function objectText(schema: TSchema, names: TypeNames, indent: string): string {
  const others = schema.additionalProperties;
  const rest = others ? `${indent}  [key: string]: ${typeText(others, names, indent)} | undefined;\n` : "";
  return `{\n${members(schema.properties, names, `${indent}  `)}${rest}${indent}}`;
}

/**
 * The types of the members, each once. Includes and references to other repositories are left out: the types are those of
 * a config that has them in place.
 */
function unionText(schema: TSchema, inner: (member: TSchema) => string): string {
  const { whole } = hintsOf(schema);
  if (whole) return inner(whole);
  const texts = (schema.anyOf as TSchema[])
    .filter((member) => !isInclude(member) && !isSourceRefSchema(member))
    .map(inner);
  return [...new Set(texts)].join(" | ");
}

/** The declaration of a named type: an interface for an object, an alias for the rest. */
export function declaration(schema: TSchema, name: string, names: TypeNames): string {
  const doc = docComment(schema.description, "");
  return schema[Kind] === "Object"
    ? `${doc}export interface ${name} ${typeText(schema, names, "", false)}\n`
    : `${doc}export type ${name} = ${typeText(schema, names, "", false)};\n`;
}
