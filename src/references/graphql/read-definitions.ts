import type { DefinitionNode, DocumentNode, FieldDefinitionNode, TypeNode } from "graphql";
import { groupBy } from "../../diagnostic/group-by.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { pointerOf } from "../../json/json-value.ts";
import { memoized } from "../../json/memoized.ts";
import type { EntryDetails, Operation, OperationIndex } from "../openapi/operation.ts";
import { createIndex } from "../openapi/operation-lookup.ts";
import {
  type Described,
  detailsOfField,
  detailsOfType,
  isDeprecated,
  type Print,
  TYPE_KEYWORDS,
  type TypeParts,
} from "./definition-details.ts";

/** The types whose fields get pages, in the order of their groups. As on the hosted platform, subscriptions get none. */
const GROUPS = [
  { kind: "query", tag: "Queries" },
  { kind: "mutation", tag: "Mutations" },
] as const;
const TYPES = "Types";
const ROOT_NAMES = { query: "Query", mutation: "Mutation", subscription: "Subscription" };

type RootKind = (typeof GROUPS)[number]["kind"];
/** The fields of a type by their name. */
type Fields = Map<string, FieldDefinitionNode>;

/**
 * The queries, mutations and types of a schema, each list by name. Fields of what a query or mutation gives are found
 * too (`user.posts`), but are not among the operations.
 */
export function readDefinitions({ definitions }: DocumentNode, print: Print): OperationIndex {
  const roots = rootTypes(definitions);
  const fieldsByType = readTypeFields(definitions);

  /** The type that a query or mutation begins in, or that the last of some fields gives. */
  const typeAt = (kind: string, names: readonly string[]): string | undefined => {
    let type = roots.get(kind);
    for (const name of names) {
      const field = fieldsByType.get(type ?? "")?.get(name);
      type = field && namedType(field.type);
    }
    return type;
  };
  const fieldAt = (kind: RootKind, path: string): Operation | undefined => {
    const names = path.split(".");
    const name = names.pop() ?? "";
    const type = typeAt(kind, names);
    const field = fieldsByType.get(type ?? "")?.get(name);
    if (!field) return undefined;
    const { tag } = GROUPS.find((group) => group.kind === kind) as (typeof GROUPS)[number];
    const pointer = pointerOf([type ?? "", name]);
    const details = detailsOfField(field, print);
    return definitionPage(field, { kind, path, tag, badge: kind.toUpperCase(), pointer, details });
  };

  /** One field or none, the same for the same path: entries that repeat one are told by it. */
  const fieldsAt = memoized((kind: RootKind) => memoized((path: string) => [fieldAt(kind, path) ?? []].flat()));

  const operations = GROUPS.flatMap(({ kind }) => {
    const names = fieldsByType.get(roots.get(kind) ?? "")?.keys() ?? [];
    return byName([...names].flatMap((name) => fieldAt(kind, name) ?? []));
  });
  const types = readTypeDefinitions(definitions, new Set(roots.values()), print);
  const index = createIndex("", undefined, [...operations, ...byName(types)]);
  return {
    ...index,
    find: (kind, path) => index.find(kind, path) ?? (isRootKind(kind) ? fieldsAt(kind)(path)[0] : undefined),
    nearest(kind, path) {
      if (!isRootKind(kind)) return index.nearest(kind, path);
      const around = path.split(".").slice(0, -1);
      const names = [...(fieldsByType.get(typeAt(kind, around) ?? "")?.keys() ?? [])];
      const found = nearest(path.slice(path.lastIndexOf(".") + 1), names);
      return found.flatMap((name) => fieldAt(kind, [...around, name].join(".")) ?? []);
    },
  };
}

const isRootKind = (kind: string): kind is RootKind => GROUPS.some((group) => group.kind === kind);

const namedType = (type: TypeNode): string => ("type" in type ? namedType(type.type) : type.name.value);

/** The fields of each object type and interface, from its definition and its extensions. */
function readTypeFields(definitions: readonly DefinitionNode[]): ReadonlyMap<string, Fields> {
  const byType = new Map<string, Fields>();
  for (const definition of definitions) {
    if (!/^(?:Object|Interface)Type/.test(definition.kind)) continue;
    const { name, fields = [] } = definition as DefinitionNode & TypeParts;
    const known: Fields = byType.get(name.value) ?? new Map();
    for (const field of fields) known.set(field.name.value, field as FieldDefinitionNode);
    byType.set(name.value, known);
  }
  return byType;
}

/** As on the hosted platform, every type has a page, except scalars and the root types. */
function readTypeDefinitions(
  definitions: readonly DefinitionNode[],
  rootNames: ReadonlySet<string>,
  print: Print,
): Operation[] {
  const extensions = extensionsByName(definitions);
  return definitions.flatMap((definition) => {
    const type = definition as DefinitionNode & TypeParts;
    if (!TYPE_KEYWORDS.has(type.kind) || rootNames.has(type.name.value)) return [];
    const path = type.name.value;
    const badge = type.kind
      .slice(0, -"TypeDefinition".length)
      .replace(/(?<=Input)Object$/, "")
      .toUpperCase();
    const details = detailsOfType(type, extensions.get(path) ?? [], print);
    return [definitionPage(type, { kind: "type", path, tag: TYPES, badge, pointer: pointerOf([path]), details })];
  });
}

const extensionsByName = (definitions: readonly DefinitionNode[]): Map<string, TypeParts[]> =>
  groupBy(
    definitions.filter(({ kind }) => kind.endsWith("TypeExtension")) as (DefinitionNode & TypeParts)[],
    ({ name }) => name.value,
  );

/** The types whose fields are queries, mutations and subscriptions: the ones that `schema` names, else the types of the usual names. */
function rootTypes(definitions: readonly DefinitionNode[]): Map<string, string> {
  const named = definitions.flatMap((definition) =>
    definition.kind === "SchemaDefinition" || definition.kind === "SchemaExtension"
      ? (definition.operationTypes ?? []).map(({ operation, type }) => [operation, type.name.value] as const)
      : [],
  );
  const isDefined = definitions.some(({ kind }) => kind === "SchemaDefinition");
  return new Map<string, string>([...(isDefined ? [] : Object.entries(ROOT_NAMES)), ...named]);
}

const definitionPage = (
  part: Described,
  page: Pick<Operation, "kind" | "path" | "tag" | "badge" | "pointer"> & { details: EntryDetails },
): Operation => ({
  ...page,
  method: page.kind as "query" | "mutation" | "type",
  summary: part.name.value,
  ...(part.description === undefined ? {} : { description: part.description.value }),
  deprecated: isDeprecated(part),
  hidden: false,
  excluded: false,
});

function byName(pages: readonly Operation[]): Operation[] {
  // Made only when a schema is read: `Intl` takes longer than most of a command's start.
  const { compare } = new Intl.Collator("en");
  return [...pages].sort((a, b) => compare(a.path, b.path));
}
