import type { TSchema } from "@sinclair/typebox";
import { hintForOldSetting } from "../../diagnostic/old-setting-words.ts";
import { CHILD_KEYS, type ChildKey, kindOfList } from "../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { NEW_SETTINGS } from "../../vocabulary/platform/old-settings.ts";
import { type DocsDefinitionName, docsDefinitions } from "../docs.ts";
import { DEFINITION_NAMES } from "../elements/element.ts";
import type { Snippet } from "../values/annotate.ts";
import { childDefinitions, listName } from "./element-json.ts";
import { toJsonSchema } from "./json-schema.ts";
import { misspelledKeys } from "./misspelled-keys.ts";
import { type JsonSchema, type JsonSchemaOptions, undescribed } from "./schema-shape.ts";

const REFERENCE = "#/definitions/";

/** The names of the definitions that a schema refers to. */
export function referencesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "$ref" && typeof value === "string") found.add(value.slice(REFERENCE.length));
    else referencesIn(value, found);
  }
  return found;
}

/** The definitions that a schema needs, directly or through others, in the order in which they are defined. */
export function neededDefinitions(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const needed = new Set<string>();
  const queue = [...referencesIn(schema)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const definition = definitions[name];
    if (!definition) throw new Error(`nothing is defined as ${name}`);
    queue.push(...referencesIn(definition));
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name)));
}

/** The definitions of a dialect's `docs.json` in their JSON form, and those that elements share. */
function jsonDefinitions(dialect: Dialect, options: JsonSchemaOptions): Record<string, JsonSchema> {
  const convert = (schema: TSchema) => toJsonSchema(schema, options);
  const own = Object.entries(docsDefinitions(dialect)).map(([name, schema]) => [name, convert(schema)]);
  const definitions: Record<string, JsonSchema> = Object.fromEntries(own);
  const all = { ...definitions, ...childDefinitions(convert, dialect, options) };
  if (!options.editor) return all;
  for (const key of CHILD_KEYS) {
    (all[listName(key)] as JsonSchema).defaultSnippets = [listSnippet(key, definitions)];
  }
  const lifted = Object.entries(all).map(([name, schema]): [string, JsonSchema] => {
    const described = withDescriptionsLifted(schema, all) as JsonSchema;
    return [name, Object.hasOwn(definitions, name) ? undescribed(described) : described];
  });
  return Object.fromEntries(lifted);
}

/** The text that an editor writes for a new list of children: one entry, from its own first snippet. */
function listSnippet(key: ChildKey, definitions: Record<string, JsonSchema>): Snippet {
  if (key === "pages") return { label: "pages", description: "A list of pages", body: ["${1:introduction}"] };
  const kind = kindOfList(key);
  const [first] = (definitions[DEFINITION_NAMES[kind]] as { defaultSnippets: Snippet[] }).defaultSnippets;
  return { label: key, description: `A list with a ${first?.label}`, body: [first?.body] };
}

/**
 * The text with which an editor that completes a key begins its value. Editors look for it in the key's own schema
 * only.
 */
function beginnings({ type, defaultSnippets, ...schema }: JsonSchema): JsonSchema {
  const members = (schema.anyOf as JsonSchema[] | undefined) ?? [];
  const examples = (schema.examples as unknown[] | undefined) ?? members.flatMap((member) => member.examples ?? []);
  return {
    ...(type === undefined ? {} : { type }),
    ...(examples.length === 0 ? {} : { examples }),
    ...(defaultSnippets === undefined ? {} : { defaultSnippets }),
  };
}

/** The definition that a place refers to, by itself or beside a description. */
function targetOf(place: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema | undefined {
  const [only, ...more] = (place.allOf as JsonSchema[] | undefined) ?? [place];
  return more.length === 0 && typeof only?.$ref === "string"
    ? definitions[only.$ref.slice(REFERENCE.length)]
    : undefined;
}

/**
 * The same schema with each property and item that refers to a definition carrying its description. Hover shows the
 * innermost description: the description at the place must win over the one of the definition. Properties also have the
 * texts with which their values may begin.
 */
function withDescriptionsLifted(schema: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withDescriptionsLifted(each, definitions));
  if (typeof schema !== "object" || schema === null) return schema;
  const lift = (place: JsonSchema): JsonSchema => {
    const target = typeof place.$ref === "string" ? definitions[place.$ref.slice(REFERENCE.length)] : undefined;
    if (!target || target.doNotSuggest) return withDescriptionsLifted(place, definitions) as JsonSchema;
    const { description, markdownDescription } = target;
    return { description, markdownDescription, allOf: [place] };
  };
  const liftProperty = (place: JsonSchema | true): JsonSchema | true => {
    if (place === true) return true;
    return { ...beginnings(targetOf(place, definitions) ?? place), ...lift(place) };
  };
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "items") return [key, lift(value)];
      if (key !== "properties") return [key, withDescriptionsLifted(value, definitions)];
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([name, property]) => [name, liftProperty(property as JsonSchema | true)]),
        ),
      ];
    }),
  );
}

/** The settings of mint.json, each with what docs.json has in its place. */
function oldSettings(known: object): Record<string, JsonSchema> {
  const old = [...NEW_SETTINGS].filter(([name]) => !Object.hasOwn(known, name));
  return Object.fromEntries(
    old.map(([name, now]) => {
      const deprecationMessage = `This is a setting of mint.json; ${hintForOldSetting(now)}.`;
      return [name, { deprecationMessage, doNotSuggest: true }];
    }),
  );
}

/** One definition of `docs.json` as a complete JSON Schema: the definition itself at the root, what it needs in `definitions`. */
export function docsJsonSchema(
  name: DocsDefinitionName,
  dialect: Dialect,
  { title, description, ...options }: JsonSchemaOptions & { title: string; description: string },
): JsonSchema {
  const definitions = jsonDefinitions(dialect, options);
  const root = definitions[name] as JsonSchema;
  const fields = root.properties as object;
  const old = options.editor && name === "DocsConfig" ? oldSettings(fields) : {};
  const known = { ...fields, ...old };
  return {
    ...root,
    properties: known,
    title,
    description,
    ...(options.editor && !root.patternProperties && misspelledKeys(Object.keys(fields), Object.keys(known))),
    ...(options.editor ? { markdownDescription: description, allowComments: false } : {}),
    definitions: neededDefinitions(root, definitions),
  };
}
