import type { ConstDirectiveNode, DefinitionNode, DocumentNode, FieldDefinitionNode, StringValueNode } from "graphql";
import { pointerOf } from "../json/pointer.ts";
import type { Operation } from "../openapi/operation.ts";

/** What pages are made from, in the order of their groups. */
const GROUPS = [
  { kind: "query", root: "Query", tag: "Queries" },
  { kind: "mutation", root: "Mutation", tag: "Mutations" },
  { kind: "subscription", root: "Subscription", tag: "Subscriptions" },
] as const;
const TYPES = "Types";

/** Definitions of types that have a page, as the hosted platform makes them: all but scalars and directives. */
const TYPE_DEFINITIONS: ReadonlySet<string> = new Set([
  "ObjectTypeDefinition",
  "InterfaceTypeDefinition",
  "InputObjectTypeDefinition",
  "EnumTypeDefinition",
  "UnionTypeDefinition",
]);

/** The queries, mutations, subscriptions and types of a schema, each list by name. */
export function readDefinitions({ definitions }: DocumentNode): Operation[] {
  const roots = rootTypes(definitions);
  const operations = GROUPS.flatMap(({ kind, tag }) => {
    const root = roots.get(kind);
    const fields = definitions.flatMap((definition) => fieldsOf(definition, root));
    return byName(
      fields.map((field) => pageOf({ kind, tag, pointer: pointerOf([root ?? "", field.name.value]) }, field)),
    );
  });
  const rootNames = new Set(roots.values());
  const types = definitions.flatMap((definition) => {
    if (!TYPE_DEFINITIONS.has(definition.kind)) return [];
    const type = definition as Described;
    if (rootNames.has(type.name.value)) return [];
    return [pageOf({ kind: "type", tag: TYPES, pointer: pointerOf([type.name.value]) }, type)];
  });
  return [...operations, ...byName(types)];
}

/** The types whose fields are queries, mutations and subscriptions: those of `schema`, else those of the usual names. */
function rootTypes(definitions: readonly DefinitionNode[]): Map<string, string> {
  const named = definitions.flatMap((definition) =>
    definition.kind === "SchemaDefinition" || definition.kind === "SchemaExtension"
      ? (definition.operationTypes ?? []).map(({ operation, type }) => [operation, type.name.value] as const)
      : [],
  );
  const isDefined = definitions.some(({ kind }) => kind === "SchemaDefinition");
  const usual = isDefined ? [] : GROUPS.map(({ kind, root }) => [kind, root] as const);
  return new Map<string, string>([...usual, ...named]);
}

const fieldsOf = (definition: DefinitionNode, root: string | undefined): readonly FieldDefinitionNode[] =>
  (definition.kind === "ObjectTypeDefinition" || definition.kind === "ObjectTypeExtension") &&
  definition.name.value === root
    ? (definition.fields ?? [])
    : [];

/** What has a name and a description. */
interface Described {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function pageOf(
  { kind, tag, pointer }: { kind: "query" | "mutation" | "subscription" | "type"; tag: string; pointer: string },
  { name, description, directives = [] }: Described,
): Operation {
  return {
    kind,
    method: kind,
    path: name.value,
    summary: name.value,
    ...(description === undefined ? {} : { description: description.value }),
    tag,
    deprecated: directives.some((directive) => directive.name.value === "deprecated"),
    hidden: false,
    excluded: false,
    pointer,
  };
}

const byName = (pages: readonly Operation[]): Operation[] =>
  [...pages].sort((a, b) => compare(a.path.toLowerCase(), b.path.toLowerCase()) || compare(a.path, b.path));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
