import { asObject, fieldOf, isObject, type JsonObject, own } from "./json-value.ts";

/** A field as a schema describes it. */
export interface SchemaField {
  readonly name: string;
  readonly schemas: readonly JsonObject[];
}

/** Answers what a JSON Schema (draft-07) says of the values at a path. All branches count: the text may not be finished. */
export class SchemaReader {
  readonly #root: JsonObject;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The names of the fields at the top, in their order. */
  names(): string[] {
    return Object.keys(own(this.#root, "properties") ?? {});
  }

  /** The schemas of the value that keys and indices lead to. */
  at(path: readonly string[]): JsonObject[] {
    let schemas = this.#expand([this.#root]);
    for (const segment of path) schemas = this.#expand(schemas.flatMap((schema) => stepInto(schema, segment)));
    return schemas;
  }

  /** The fields that an object may have there: those that are described, and not for messages only. */
  fields(path: readonly string[]): SchemaField[] {
    const found = new Map<string, JsonObject[]>();
    for (const schema of this.at(path)) {
      for (const [name, property] of Object.entries(asObject(own(schema, "properties")))) {
        if (!isObject(property) || own(property, "doNotSuggest") === true) continue;
        found.set(name, [...(found.get(name) ?? []), ...this.#expand([property])]);
      }
    }
    return [...found].flatMap(([name, schemas]) => (descriptionOf(schemas) === undefined ? [] : { name, schemas }));
  }

  /** The schemas with all that they refer to, each once. */
  #expand(schemas: readonly unknown[]): JsonObject[] {
    const seen = new Set<JsonObject>();
    const open = [...schemas].reverse();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!isObject(next) || seen.has(next)) continue;
      seen.add(next);
      const ref = own(next, "$ref");
      const target =
        typeof ref === "string" && ref.startsWith("#/definitions/") ? ref.slice("#/definitions/".length) : "";
      const branches = ["allOf", "anyOf", "oneOf"].flatMap((key) => own(next as JsonObject, key) ?? []);
      const more = [fieldOf(own(this.#root, "definitions"), target), ...branches, own(next, "then"), own(next, "else")];
      open.push(...more.filter((each) => each !== undefined).reverse());
    }
    return [...seen];
  }
}

function stepInto(schema: JsonObject, segment: string): unknown[] {
  const property = fieldOf(own(schema, "properties"), segment);
  const items = /^\d+$/.test(segment) ? own(schema, "items") : undefined;
  const others = property === undefined ? own(schema, "additionalProperties") : undefined;
  return [property, items, others].filter(isObject);
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What the first of them says about itself. */
export const descriptionOf = (schemas: readonly JsonObject[]): string | undefined =>
  schemas.map((schema) => textOf(own(schema, "description"))).find((text) => text !== undefined);

/** The values that schemas name: constants, examples if `withExamples`, `true` and `false`. */
export function valuesOf(schemas: readonly JsonObject[], withExamples: boolean): unknown[] {
  const values = schemas.flatMap((schema) => [
    ...[own(schema, "enum") ?? []].flat(),
    ...(Object.hasOwn(schema, "const") ? [schema.const] : []),
    ...(own(schema, "type") === "boolean" ? [true, false] : []),
    ...(withExamples ? [own(schema, "examples") ?? []].flat() : []),
  ]);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The type of the first that has one. */
export const typeOf = (schemas: readonly JsonObject[]): string | undefined =>
  schemas.map((schema) => textOf(own(schema, "type"))).find((type) => type !== undefined);

/** A value to begin with, as the service for JSON of VS Code takes it: strings have holes, `^` before one takes its quotes. */
export interface SchemaSnippet {
  readonly label: string;
  readonly description?: string;
  readonly body: unknown;
}

/** The values to begin with that schemas offer. */
export const snippetsOf = (schemas: readonly JsonObject[]): SchemaSnippet[] => [
  ...new Map(
    schemas
      .flatMap((schema) => (own(schema, "defaultSnippets") ?? []) as SchemaSnippet[])
      .map((snippet) => [JSON.stringify(snippet.body), snippet]),
  ).values(),
];

/** A body as text on one line; for a client that fills no holes, with what they suggest. */
export function snippetText(body: unknown, withHoles: boolean): string {
  const text = JSON.stringify(body, null, 1).replace(/\n\s*/g, " ").replaceAll("[ ", "[").replaceAll(" ]", "]");
  const written = text.replace(/"\^([^"]*)"/g, "$1");
  return withHoles ? written : withoutHoles(written);
}

/** A text to begin with whose holes (`$1`, `${1:one}`, `${1|one,other|}`) have what they suggest, the first of several. */
export const withoutHoles = (snippet: string): string =>
  snippet.replace(/\$\{\d+:([^{}]*)\}|\$\{\d+\|([^,|{}]*)[,|][^{}]*\}|\$\d+/g, "$1$2");
