import { isObject, type JsonObject, own } from "../json/json-value.ts";
import { descriptionOf, type SchemaField, type SchemaReader, typeOf, valuesOf } from "../json/schema-reader.ts";

/** A component of pages as it is described to authors. */
export interface ComponentDocs {
  readonly name: string;
  readonly description: string | undefined;
  /** What its usual form is, with `$1` … as places to fill in. */
  readonly snippet: string;
  readonly within: readonly string[];
  readonly contains: readonly string[];
  readonly aliasOf?: string;
  readonly properties: readonly PropertyDocs[];
}

export interface PropertyDocs {
  readonly name: string;
  readonly description?: string | undefined;
  readonly type?: string | undefined;
  readonly default?: unknown;
  readonly isRequired: boolean;
  readonly values: readonly { readonly value: string; readonly description?: string | undefined }[];
}

/** A component of the platform. @param reader of the schema `components` */
export function componentDocs(name: string, reader: SchemaReader): ComponentDocs {
  const schemas = reader.at([name]);
  const facts = schemas.map((schema) => own(schema, "x-component")).find(isObject) ?? {};
  const { snippet = "", within = [], contains = [], aliasOf } = facts as Partial<ComponentDocs>;
  const required = schemas.map((schema) => own(schema, "required")).find(Array.isArray);
  const isRequired = (key: string) => required?.includes(key) ?? false;
  return {
    name,
    description: descriptionOf(schemas),
    snippet: snippet === "" ? `<${name}>$1</${name}>` : snippet,
    within,
    contains,
    ...(aliasOf === undefined ? {} : { aliasOf }),
    properties: reader.fields([name]).map((field) => propertyDocs(field, isRequired(field.name))),
  };
}

function propertyDocs({ name, schemas }: SchemaField, isRequired: boolean): PropertyDocs {
  const described = schemas.map((schema) => own(schema, "x-values")).find(isObject);
  const value = schemas.map((schema) => own(schema, "default")).find((each) => each !== undefined);
  return {
    name,
    description: descriptionOf(schemas),
    type: typeOf(schemas),
    ...(value === undefined ? {} : { default: value }),
    isRequired,
    values: [...valuesOf(schemas, false), ...rangeOf(schemas)].map((each) => {
      const text = String(each);
      const description = described && own(described, text);
      return { value: text, description: typeof description === "string" ? description : undefined };
    }),
  };
}

/** The most values that a range of whole numbers is written out as. */
const MOST_IN_RANGE = 12;

function rangeOf(schemas: readonly JsonObject[]): number[] {
  const [schema] = schemas.filter((each) => typeof each.minimum === "number" && typeof each.maximum === "number");
  const { minimum: from, maximum: to } = (schema ?? {}) as { minimum?: number; maximum?: number };
  if (from === undefined || to === undefined || to - from >= MOST_IN_RANGE) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
