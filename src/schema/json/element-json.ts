import type { TSchema } from "@sinclair/typebox";
import { CHILD_KEYS, type ChildKey, type ContainerKind } from "../../vocabulary/elements.ts";
import { childField, type ElementParts, IncludePath } from "../elements/element.ts";
import { type JsonSchema, type JsonSchemaOptions, requiredKeys, requireKeys } from "./schema-shape.ts";

type Convert = (schema: TSchema) => JsonSchema;

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** The name under which a list of children is defined. */
export const listName = (key: ChildKey) => upperFirst(key);
const withName = (key: ChildKey) => `With${upperFirst(key)}`;
const besideName = (key: ChildKey) => `Beside${upperFirst(key)}`;

/** A key that must not be there. An editor says why, and does not offer it. */
const barred = (options: JsonSchemaOptions, errorMessage: string): JsonSchema =>
  options.editor ? { not: {}, doNotSuggest: true, errorMessage } : { not: {} };

/**
 * An element's JSON Schema: a chain of conditions told apart by which child key is there, each allowing its own key and
 * barring the others. Branches of an `anyOf` would instead report the faults of all of them, and hide completions.
 */
export function elementJson(parts: ElementParts, convert: Convert, options: JsonSchemaOptions): JsonSchema {
  const fields = Object.entries(parts.own);
  const required = requiredKeys(parts.own);
  const filled = Object.fromEntries(parts.filled.map((key) => [key, notEmpty(options)]));
  const allowed = Object.fromEntries(parts.children.map((key) => [key, ref(listName(key))]));
  const misplaced = Object.fromEntries(
    parts.misplaced.map((key) => [key, barred(options, misplacedMessage(parts, key))]),
  );
  const isIncluded = requireKeys(["$ref"]);
  const none: JsonSchema = {
    properties: { ...allowed, ...misplaced },
    ...(parts.needsChildren ? { if: isIncluded, else: missing(parts, options) } : {}),
  };
  const chain = parts.children.reduceRight<JsonSchema>(
    (rest, key) => ({ if: requireKeys([key]), then: ref(withName(key)), else: rest }),
    none,
  );
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(fields.map(([key, field]) => [key, convert(field)])),
      ...(options.editor ? Object.fromEntries(CHILD_KEYS.map((key) => [key, { doNotSuggest: true }])) : {}),
      $ref: convert(IncludePath),
    },
    ...(options.editor ? { additionalProperties: false } : {}),
    ...(required.length > 0 ? { allOf: [{ if: isIncluded, else: requireKeys(required) }] } : {}),
    ...(parts.filled.length > 0 ? { allOf: [{ properties: filled }] } : {}),
    ...chain,
  };
}

/** What is not an empty list. */
const notEmpty = (options: JsonSchemaOptions): JsonSchema => ({
  not: { type: "array", maxItems: 0 },
  ...(options.editor ? { doNotSuggest: true, errorMessage: "This list must not be empty." } : {}),
});

/** What the navigation says when nothing organises it. */
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
    return "A group holds `pages` only: nested groups go there, among the pages.";
  if (children.length === 1) return `${name} holds ${list(children)} only: \`${key}\` belongs in another element.`;
  if (key === "menu") return `${name} has no \`menu\`: menus belong to tabs. Use one of ${list(children)}.`;
  return `${name} cannot hold \`${key}\` directly. Use one of ${list(children)}.`;
}

/** The definitions that elements share: the arrays of children, and what each bars beside it. */
export function childDefinitions(convert: Convert, options: JsonSchemaOptions): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {};
  for (const key of CHILD_KEYS) {
    definitions[listName(key)] = convert(childField(key));
    definitions[besideName(key)] = barred(
      options,
      `\`${key}\` is here already, and each level holds one kind of children. Keep one, and nest the other inside it.`,
    );
    definitions[withName(key)] = {
      type: "object",
      properties: Object.fromEntries(
        CHILD_KEYS.map((other) => [other, ref(other === key ? listName(key) : besideName(key))]),
      ),
    };
  }
  return definitions;
}
