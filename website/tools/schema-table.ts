import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import { isInclude, literalValues, recordValue } from "../../src/schema/json/schema-shape.ts";
import { code, table, words } from "./markdown.ts";

type Definitions = Readonly<Record<string, TSchema>>;

/** A field at its place in a setting: `primary.href`, `links[].label`. */
interface Field {
  readonly path: string;
  readonly schema: TSchema;
  readonly isRequired: boolean;
}

/** How deep fields of fields are listed; what is deeper is an element with a page of its own. */
const DEEPEST = 4;

/** The table of all that is in an object, with what is in its objects and lists; empty for other schemas. */
export function fieldTable(schema: TSchema, definitions: Definitions): string {
  const fields = fieldsIn(schema, "", definitions);
  const rows = fields.map(({ path, schema: field, isRequired }) => {
    const facts = [
      words(descriptionOf(field, definitions)),
      isRequired ? "Required." : "",
      field.default === undefined ? "" : `Default: ${code(JSON.stringify(field.default))}.`,
      field.minimum === undefined ? "" : `At least ${field.minimum}.`,
      field.maximum === undefined ? "" : `At most ${field.maximum}.`,
      exampleOf(field),
    ];
    return [code(path), typeWords(field, definitions), facts.filter((fact) => fact !== "").join(" ")];
  });
  return table(["field", "value", "what it does"], rows);
}

/** What is said of a field, else of what it refers to. */
function descriptionOf(schema: TSchema, definitions: Definitions): string {
  if (schema.description !== undefined) return schema.description;
  const target = schema[Kind] === "Ref" ? definitions[schema.$ref] : undefined;
  if (target) return descriptionOf(target, definitions);
  const members: readonly TSchema[] = schema[Kind] === "Union" ? schema.anyOf : [];
  return members.map((member) => descriptionOf(member, definitions)).find((text) => text !== "") ?? "";
}

const exampleOf = ({ examples }: TSchema): string =>
  Array.isArray(examples) && examples.length > 0 ? `Example: ${code(JSON.stringify(examples[0]))}.` : "";

function fieldsIn(schema: TSchema, path: string, definitions: Definitions, depth = 0): Field[] {
  if (depth > DEEPEST) return [];
  const inside = (inner: TSchema, at: string) => fieldsIn(inner, at, definitions, depth + 1);
  switch (schema[Kind]) {
    case "Object":
      return Object.entries<TSchema>(schema.properties).flatMap(([name, property]) => {
        const at = path === "" ? name : `${path}.${name}`;
        return [{ path: at, schema: property, isRequired: !(OptionalKind in property) }, ...inside(property, at)];
      });
    case "Array":
      return inside(schema.items, `${path}[]`);
    case "Record":
      return inside(recordValue(schema), path === "" ? "*" : `${path}.*`);
    case "Ref": {
      const target = definitions[schema.$ref];
      return target && !isElement(schema.$ref) ? inside(target, path) : [];
    }
    case "Union": {
      const seen = new Set<string>();
      const all = (schema.anyOf as TSchema[])
        .filter((member) => !isInclude(member))
        .flatMap((member) => inside(member, path));
      return all.filter((field) => !seen.has(field.path) && seen.add(field.path));
    }
    default:
      return [];
  }
}

/** Elements have pages of their own, and what a list of them holds is told there. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...["Navigation", "Language", "Version", "Product", "Tab", "MenuItem", "Dropdown", "Anchor", "Group", "PageEntry"],
  ...["SourceRef", "GlobalNavigation", "Icon", "LanguageCode", "CodeTheme"],
]);
const isElement = (name: string): boolean => ELEMENTS.has(name);

/** The type of a value in words that a writer of JSON knows. */
export function typeWords(schema: TSchema, definitions: Definitions): string {
  const values = literalValues(schema);
  if (values) return values.map((value) => code(value)).join(", ");
  switch (schema[Kind]) {
    case "Literal":
      return code(String(schema.const));
    case "Array":
      return `list of ${typeWords(schema.items, definitions)}`;
    case "Record":
      return `object of ${typeWords(recordValue(schema), definitions)}`;
    case "Ref":
      return isElement(schema.$ref)
        ? (NAMED[schema.$ref] ?? "object")
        : definitions[schema.$ref]
          ? typeWords(definitions[schema.$ref] as TSchema, definitions)
          : "object";
    case "Union": {
      const members = (schema.anyOf as TSchema[]).filter((member) => !isInclude(member));
      return [...new Set(members.flatMap((member) => typeWords(member, definitions).split(" or ")))].join(" or ");
    }
    case "Unknown":
      return "any value";
    case "Integer":
      return "whole number";
    default:
      return String(schema.type ?? "object");
  }
}

const NAMED: Readonly<Record<string, string>> = {
  Icon: "icon",
  LanguageCode: "language",
  CodeTheme: "theme of code",
  Language: "[language](/reference/navigation/language)",
  Version: "[version](/reference/navigation/version)",
  Product: "[product](/reference/navigation/product)",
  Tab: "[tab](/reference/navigation/tab)",
  MenuItem: "[menu item](/reference/navigation/menu-item)",
  Dropdown: "[dropdown](/reference/navigation/dropdown)",
  Anchor: "[anchor](/reference/navigation/anchor)",
  Group: "[group](/reference/navigation/group)",
  PageEntry: "path, operation or group",
  SourceRef: "reference to a repository",
};
