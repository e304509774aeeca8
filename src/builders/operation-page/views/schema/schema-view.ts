import { asList, isObject, type JsonObject, own, textOf } from "../../../../json/json-value.ts";
import { numbered } from "../../../../json/numbered.ts";
import type { Word } from "../../../shared/site-words.ts";
import { type Text, textIn } from "../text.ts";
import { describedAt, textAt } from "./follow-refs.ts";
import { type Direction, entriesAt, isOfOther, type MergedSchema, mergeSchema } from "./merge-schema.ts";
import { allowedValues, isArray, longExamples, schemaFacts, schemaType } from "./schema-facts.ts";

/** A schema as a page shows it. */
export interface SchemaView {
  /** `array of object`, `string (date-time)`, `integer or null`. */
  readonly type: Text;
  /** The name of its component, or its title. */
  readonly name?: string | undefined;
  readonly description: string | undefined;
  /** `default: 10`, `at least 1`. */
  readonly facts: readonly Text[];
  /** The values that it allows, as JSON; empty if it does not list them. */
  readonly values: readonly string[];
  /** Examples that need lines of their own. */
  readonly examples: readonly { readonly title?: string | undefined; readonly text: string }[];
  /** What authors have it marked with: `x-mint.pre`, `x-mint.post`, and the keys of `api.params.post`. */
  readonly pills: readonly string[];
  readonly deprecated: boolean;
  readonly fields: readonly FieldView[];
  /** The schemas of `oneOf`, `anyOf` and others. */
  readonly groups: readonly SchemaGroup[];
  /** Where its fields are on the page, shared by all that have the same. */
  readonly place?: SchemaPlace | undefined;
  /** What its fields are: `Scopes` (default `Fields`). */
  readonly label?: Text;
  /** Why fields are missing: they are at its place further up, or the page would grow without end. */
  readonly cut?: "repeated" | "too large" | undefined;
}

/** The place of a schema on a page; with an id once something refers to it. */
export interface SchemaPlace {
  id?: string;
}

export interface FieldView {
  readonly name: Text;
  readonly required: boolean;
  readonly schema: SchemaView;
}

export interface SchemaGroup {
  /** `One of`, `Any of`, `Not`. */
  readonly title: Text;
  readonly schemas: readonly SchemaView[];
}

/** A limit for hostile specs: the largest of real ones have some thousand fields for an operation. */
const MOST_SCHEMAS = 20_000;
const MOST_LEVELS = 40;

const GROUPS: readonly (readonly [key: string, title: Word])[] = [
  ["oneOf", "One of"],
  ["anyOf", "Any of"],
  ["not", "Not"],
  ["if", "If"],
  ["then", "Then"],
  ["else", "Else"],
  ["contains", "Contains"],
  ["propertyNames", "Its keys"],
];

/** A schema with nothing inside. */
export const PLAIN_SCHEMA: SchemaView = {
  type: "",
  description: undefined,
  facts: [],
  values: [],
  examples: [],
  pills: [],
  deprecated: false,
  fields: [],
  groups: [],
};

/**
 * Makes the views of a page's schemas. Each schema of the spec has its fields once on a page; wherever else it is used,
 * the view leads to that place, which keeps pages complete, and as large as what they are about.
 */
export class SchemaViews {
  readonly #merged = new Map<object, MergedSchema>();
  readonly #places = { request: new Map(), response: new Map(), both: new Map<object, SchemaPlace>() };
  readonly #newId = numbered();
  #left = MOST_SCHEMAS;

  /** @param pillKeys `api.params.post` of docs.json */
  constructor(
    readonly spec: unknown,
    readonly pillKeys: readonly string[] = [],
  ) {}

  /** @param isTop whether it is a body, whose own fields are shown wherever else they are */
  view(value: unknown, direction?: Direction, level = 0, isTop = level === 0): SchemaView {
    this.#left--;
    const merged = this.#merge(value);
    const { schema, name } = merged;
    const head = this.#headOf(schema, name);
    const inside = this.#inside(merged, { direction, level, isTop });
    const items = own(schema, "items");
    if (!isArray(schema) || level > MOST_LEVELS) return { ...head, type: schemaType(schema), ...inside };
    if (!isObject(items)) return { ...head, type: schemaType(schema), ...inside };
    const item = this.view(items, direction, level + 1, isTop);
    const type = schemaType(schema);
    if (inside.place || type !== "array") {
      return { ...head, type, ...inside, groups: [...inside.groups, { title: ["Items"], schemas: [item] }] };
    }
    return {
      ...item,
      name: head.name ?? item.name,
      description: head.description ?? item.description,
      type: ["array of $1", item.type],
      facts: [...head.facts, ...item.facts],
      values: [...head.values, ...item.values],
      examples: [...head.examples, ...item.examples],
      pills: [...head.pills, ...item.pills],
      deprecated: head.deprecated,
    };
  }

  /** A schema in one with its allOf, made once for each object of the spec. */
  #merge(value: unknown): MergedSchema {
    if (!isObject(value)) return mergeSchema(value, this.spec);
    const known = this.#merged.get(value);
    if (known) return known;
    // Past the limit nothing inside is shown.
    const merged = mergeSchema(this.#left < 0 ? { ...value, allOf: [] } : value, this.spec);
    this.#left -= merged.parts.length;
    this.#merged.set(value, merged);
    return merged;
  }

  #headOf(schema: JsonObject, name: string | undefined): Omit<SchemaView, "type" | "fields" | "groups"> {
    const title = textAt(schema, "title");
    const description = describedAt(schema);
    return {
      name: name ?? title,
      description: description ?? title,
      facts: schemaFacts(schema),
      values: allowedValues(schema),
      examples: longExamples(schema).map((text) => ({ text })),
      pills: this.#pillsOf(schema),
      deprecated: own(schema, "deprecated") === true,
    };
  }

  #pillsOf(schema: JsonObject): string[] {
    const mint = own(schema, "x-mint");
    const marks = isObject(mint) ? ["pre", "post"].flatMap((key) => asList(own(mint, key))) : [];
    const named = this.pillKeys.flatMap((key) => {
      const value = own(schema, key);
      return value === true ? [key] : value === false ? [] : Array.isArray(value) ? value : [value];
    });
    return [...marks, ...named].flatMap((pill) => textOf(pill) || []);
  }

  /** The views of what is inside a schema, or where on the page they are. */
  #inside(
    { schema, parts, origin, name }: MergedSchema,
    { direction, level, isTop }: { direction: Direction; level: number; isTop: boolean },
  ): Pick<SchemaView, "fields" | "groups" | "place" | "cut"> {
    const written = fieldsOf(schema);
    const groups = parts.flatMap(groupsOf);
    if (written.length === 0 && groups.length === 0) return { fields: [], groups: [] };
    if (level > MOST_LEVELS || this.#left < 0) return { fields: [], groups: [], cut: "too large" };
    const fields = written.filter(([, property]) => !isOfOther(this.#merge(property).schema, direction));
    const places: Map<object, SchemaPlace> = this.#places[direction ?? "both"];
    const known = places.get(origin);
    if (known && !isTop) {
      known.id ??= this.#newId(`schema-${(name ?? "fields").replace(/[^\w-]+/g, "-")}`);
      return { fields: [], groups: [], place: known, cut: "repeated" };
    }
    const place: SchemaPlace = {};
    if (!known) places.set(origin, place);
    const required = asList(own(schema, "required"));
    return {
      place,
      fields: fields.map(([name, property]) => ({
        name,
        required: required.includes(textIn(name)),
        schema: this.view(property, direction, level + 1),
      })),
      groups: groups.map(({ title, schemas }) => ({
        title,
        schemas: schemas.map((each) => this.view(each, direction, level + 1)),
      })),
    };
  }
}

/** The fields of a schema by their names. A field without a name is described. */
function fieldsOf(schema: JsonObject): (readonly [name: Text, property: unknown])[] {
  const others = ["additionalProperties", "unevaluatedProperties"].map((key) => own(schema, key)).filter(isObject);
  return [
    ...entriesAt(schema, "properties"),
    ...entriesAt(schema, "patternProperties").map(([pattern, property]) => [`/${pattern}/`, property] as const),
    ...others.map((other) => [["any other key"], other] as const),
    ...asList(own(schema, "prefixItems")).map((item, index) => [["item $1", String(index + 1)], item] as const),
  ];
}

const groupsOf = (part: JsonObject): { title: Text; schemas: readonly unknown[] }[] => [
  ...GROUPS.flatMap(([key, title]) => {
    const value = own(part, key);
    const schemas = Array.isArray(value) ? value : isObject(value) ? [value] : [];
    return schemas.length > 0 ? [{ title: [title] as const, schemas }] : [];
  }),
  ...entriesAt(part, "dependentSchemas").map(([name, schema]) => ({
    title: ["With $1", name] as const,
    schemas: [schema],
  })),
];
