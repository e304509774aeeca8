import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { descriptionOf, type SchemaField, type SchemaReader, typeOf, valuesOf } from "../../json/schema-reader.ts";
import type { Asked } from "../feature.ts";
import { type SiteComponent, siteComponents } from "./site-components.ts";

/** A component as editors show it: one of the platform, or one of the site. */
export interface KnownComponent {
  readonly name: string;
  readonly description: string | undefined;
  /** What its usual form is, with `$1` … as places to fill in. */
  readonly snippet: string;
  readonly within: readonly string[];
  readonly contains: readonly string[];
  readonly aliasOf?: string;
  readonly properties: readonly KnownProperty[];
  /** Of a component of the site: where it is from. */
  readonly own?: SiteComponent;
}

export interface KnownProperty {
  readonly name: string;
  readonly description?: string | undefined;
  readonly type?: string | undefined;
  readonly default?: unknown;
  readonly isRequired: boolean;
  readonly values: readonly KnownValue[];
}

interface KnownValue {
  readonly value: string;
  readonly description?: string | undefined;
}

/**
 * The components of the platform in the order of their use, then the page's own. A component of the page hides one of the
 * platform with its name.
 */
export async function knownComponents({
  schema,
  positions,
  file,
  lastGood,
}: Asked): Promise<Map<string, KnownComponent>> {
  const reader = await schema("components");
  const found = new Map(reader.names().map((name) => [name, platformComponent(name, reader)]));
  for (const [name, own] of siteComponents(positions.text, file, lastGood.textOf)) found.set(name, siteComponent(own));
  return found;
}

function platformComponent(name: string, reader: SchemaReader): KnownComponent {
  const schemas = reader.at([name]);
  const facts = schemas.map((schema) => own(schema, "x-component")).find(isObject) ?? {};
  const { snippet = "", within = [], contains = [], aliasOf } = facts as Partial<KnownComponent>;
  const required = schemas.map((schema) => own(schema, "required")).find(Array.isArray);
  const isRequired = (key: string) => required?.includes(key) ?? false;
  return {
    name,
    description: descriptionOf(schemas),
    snippet: snippet === "" ? `<${name}>$1</${name}>` : snippet,
    within,
    contains,
    ...(aliasOf === undefined ? {} : { aliasOf }),
    properties: reader.fields([name]).map((field) => platformProperty(field, isRequired(field.name))),
  };
}

function platformProperty({ name, schemas }: SchemaField, isRequired: boolean): KnownProperty {
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

function siteComponent(own: SiteComponent): KnownComponent {
  const properties = own.properties ?? [];
  const given = properties.filter((name) => name !== "children").map((name, at) => ` ${name}="$${at + 1}"`);
  const hasContent = own.properties === undefined || properties.includes("children");
  const place = given.length + 1;
  return {
    name: own.name,
    description: `A component of the site, from \`${own.file}\`.`,
    snippet: `<${own.name}${given.join("")}${hasContent ? `>$${place}</${own.name}>` : " />"}`,
    within: [],
    contains: [],
    properties: properties
      .filter((name) => name !== "children")
      .map((name) => ({ name, isRequired: false, values: [] })),
    own,
  };
}
