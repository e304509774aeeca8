import type { TSchema } from "@sinclair/typebox";
import { BESIDE_LONE_SOURCE, type LoneSource } from "../../vocabulary/addresses/lone-sources.ts";
import { CHILD_KEYS, type ChildKey, type ContainerKind } from "../../vocabulary/elements/elements.ts";
import { upperFirst } from "../../vocabulary/files/upper-first.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { childField, type ElementParts, IncludePath, SourceRefName } from "../elements/element.ts";
import { misspelledKeys } from "./misspelled-keys.ts";
import { type JsonSchema, type JsonSchemaOptions, notAllowed, requiredKeys, requireKeys } from "./schema-shape.ts";

type Convert = (schema: TSchema) => JsonSchema;

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** The name under which a list of children is defined. */
export const listName = (key: ChildKey) => upperFirst(key);
const withName = (key: ChildKey) => `With${upperFirst(key)}`;
const hasName = (key: ChildKey) => `Has${upperFirst(key)}`;
const besideName = (key: ChildKey) => `Beside${upperFirst(key)}`;

/** A key that must not be there, or must be as in `but`. An editor says why, and does not offer it. */
const barred = (options: JsonSchemaOptions, errorMessage: string, but?: JsonSchema): JsonSchema => {
  if (options.editor && !but) return notAllowed(errorMessage);
  const not = but ? { not: but } : {};
  return options.editor ? { not, doNotSuggest: true, errorMessage } : { not };
};

const EMPTY_LIST: JsonSchema = { type: "array", maxItems: 0 };

/**
 * An element's JSON Schema: a chain of conditions told apart by which child key is there, each allowing its own key and
 * barring the others. Branches of an `anyOf` would instead report the faults of all of them, and hide completions.
 */
export function elementJson(parts: ElementParts, convert: Convert, options: JsonSchemaOptions): JsonSchema {
  const fields = Object.entries(parts.own);
  const required = requiredKeys(parts.own);
  const filled = Object.fromEntries(
    parts.filled.map((key) => [key, notEmpty("This list must not be empty.", options)]),
  );
  const allowed = Object.fromEntries(parts.children.map((key) => [key, ref(listName(key))]));
  const but = parts.emptyListsCount ? undefined : EMPTY_LIST;
  const misplaced = Object.fromEntries(
    parts.misplaced.map((key) => [key, barred(options, misplacedMessage(parts, key), but)]),
  );
  const isIncluded = requireKeys(["$ref"]);
  const none: JsonSchema = {
    properties: { ...allowed, ...misplaced },
    ...(parts.needsChildren ? { if: isIncluded, else: missing(parts, options) } : {}),
  };
  const chain = (branches: readonly { if: JsonSchema; then: JsonSchema }[], rest: JsonSchema) =>
    branches.reduceRight<JsonSchema>((rest, branch) => ({ ...branch, else: rest }), rest);
  const withOne = parts.children.map((key) => ({
    if: requireKeys([key]),
    then: parts.filled.length > 0 ? { allOf: [ref(withName(key)), { properties: filled }] } : ref(withName(key)),
  }));
  const withEntries = parts.children.map((key) => ({ if: ref(hasName(key)), then: ref(withName(key)) }));
  const withSource = parts.loneSources.map((source) => besideSource(parts, source, options));
  // Empty lists are let through beside a filled one, but not if they have no place at all.
  const emptied = parts.misplaced.map((key) => [key, notEmpty(misplacedMessage(parts, key), options)]);
  const always: JsonSchema[] = [
    ...requiredJson(parts, required),
    ...(but && emptied.length > 0 ? [{ properties: Object.fromEntries(emptied) }] : []),
  ];
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(fields.map(([key, field]) => [key, convert(field)])),
      ...(options.editor ? Object.fromEntries(CHILD_KEYS.map((key) => [key, { doNotSuggest: true }])) : {}),
      $ref: convert(IncludePath),
      ...sourceRefJson(parts, convert, options),
    },
    ...(options.editor
      ? {
          ...misspelledKeys([...parts.children, ...required], [...Object.keys(parts.own), ...CHILD_KEYS]),
          additionalProperties: false,
        }
      : {}),
    ...(always.length > 0 ? { allOf: always } : {}),
    // If empty lists don't count, the kind of children is that of the list with entries, if there is one.
    ...chain([...withSource, ...(parts.emptyListsCount ? [] : withEntries), ...withOne], none),
  };
}

/** The fields that are allowed next to a lone source. */
function besideSource({ own }: ElementParts, source: LoneSource, options: JsonSchemaOptions) {
  const message = `Beside \`${source}\`, a tab can have \`groups\` and no other content.`;
  const allowed = [...BESIDE_LONE_SOURCE, "$ref", source];
  const others = [...Object.keys(own), ...CHILD_KEYS].filter((key) => !allowed.includes(key));
  return {
    if: requireKeys([source]),
    then: {
      properties: {
        ...Object.fromEntries(allowed.map((key) => [key, true])),
        groups: { allOf: [ref(listName("groups")), notEmpty("This list must not be empty.", options)] },
        ...Object.fromEntries(others.map((key) => [key, barred(options, message)])),
      },
      additionalProperties: false,
    },
  };
}

/** The fields that an element needs as written: none with `$ref`, and none are allowed next to `sourceRef`. */
function requiredJson({ kind }: ElementParts, required: readonly string[]): JsonSchema[] {
  const written = required.length > 0 ? { if: requireKeys(["$ref"]), else: requireKeys(required) } : undefined;
  if (kind === "navigation") return written ? [written] : [];
  return [{ if: requireKeys(["sourceRef"]), then: ref("SourceRef"), ...(written ? { else: written } : {}) }];
}

/** Matches anything but an empty list. */
const notEmpty = (errorMessage: string, options: JsonSchemaOptions): JsonSchema => ({
  not: EMPTY_LIST,
  ...(options.editor ? { doNotSuggest: true, errorMessage } : {}),
});

/**
 * `sourceRef`, which editors complete in entries of lists. The other fields of entries are checked in the definition of
 * the list.
 */
function sourceRefJson({ kind }: ElementParts, convert: Convert, options: JsonSchemaOptions): JsonSchema {
  if (kind === "navigation")
    return { sourceRef: barred(options, "`sourceRef` belongs into an entry of a list, such as `groups`.") };
  return options.editor ? { sourceRef: convert(SourceRefName) } : {};
}

/** The message for a navigation without any root element. */
const missing = (parts: ElementParts, options: JsonSchemaOptions): JsonSchema => ({
  not: { not: { anyOf: parts.children.map((key) => requireKeys([key])) } },
  ...(options.editor ? { errorMessage: `The navigation needs one of ${list(parts.children)}.` } : {}),
});

/** How messages speak of each kind. */
const PHRASES: Readonly<Record<ContainerKind, string>> = {
  navigation: "The navigation",
  language: "A language",
  version: "A version",
  product: "A product",
  tab: "A tab",
  dropdown: "A dropdown",
  anchor: "An anchor",
  item: "A menu entry",
  group: "A group",
};

function misplacedMessage({ kind, children }: ElementParts, key: ChildKey): string {
  const name = PHRASES[kind];
  if (kind === "group" && key === "groups")
    return "A group can contain `pages` only: put nested groups there, among the pages.";
  if (children.length === 1)
    return `${name} can contain ${list(children)} only: \`${key}\` belongs in another element.`;
  if (key === "menu") return `${name} has no \`menu\`: menus belong to tabs. Use one of ${list(children)}.`;
  return `${name} cannot contain \`${key}\` directly. Use one of ${list(children)}.`;
}

/** The definitions that elements share: the lists of children, whether one is filled, and which other lists each one excludes. */
export function childDefinitions(
  convert: Convert,
  dialect: Dialect,
  options: JsonSchemaOptions,
): Record<string, JsonSchema> {
  const { emptyListsCount } = DIALECT_RULES[dialect];
  const definitions: Record<string, JsonSchema> = {};
  for (const key of CHILD_KEYS) {
    definitions[listName(key)] = convert(childField(key));
    definitions[besideName(key)] = barred(
      options,
      `\`${key}\` is here already, and each level can have only one kind of children. Keep one, and nest the other inside it.`,
      emptyListsCount ? undefined : EMPTY_LIST,
    );
    if (!emptyListsCount)
      definitions[hasName(key)] = {
        type: "object",
        properties: { [key]: { not: EMPTY_LIST, ...(options.editor ? { doNotSuggest: true } : {}) } },
        required: [key],
      };
    definitions[withName(key)] = {
      type: "object",
      properties: Object.fromEntries(
        CHILD_KEYS.map((other) => [other, ref(other === key ? listName(key) : besideName(key))]),
      ),
    };
  }
  return definitions;
}
