import type { DefinitionNode, DocumentNode, FieldDefinitionNode } from "graphql";
import { pointerOf } from "../../json/pointer.ts";
import type { EntryDetails, Operation } from "../openapi/operation.ts";
import {
  type Described,
  detailsOfField,
  detailsOfType,
  isDeprecated,
  type Print,
  TYPE_KEYWORDS,
  type TypeParts,
} from "./definition-details.ts";

/** The kinds of parts that get pages, in the order of their groups. */
const GROUPS = [
  { kind: "query", root: "Query", tag: "Queries" },
  { kind: "mutation", root: "Mutation", tag: "Mutations" },
  { kind: "subscription", root: "Subscription", tag: "Subscriptions" },
] as const;
const TYPES = "Types";

/** The queries, mutations, subscriptions and types of a schema, each list by name. */
export function readDefinitions({ definitions }: DocumentNode, print: Print): Operation[] {
  const roots = rootTypes(definitions);
  const operations = GROUPS.flatMap(({ kind, tag }) => {
    const root = roots.get(kind);
    const fields = definitions.flatMap((definition) => fieldsOf(definition, root));
    return byName(
      fields.map((field) =>
        pageOf(field, {
          kind,
          tag,
          pointer: pointerOf([root ?? "", field.name.value]),
          details: detailsOfField(field, print),
        }),
      ),
    );
  });
  const rootNames = new Set(roots.values());
  const extensions = extensionsByName(definitions);
  // As on the hosted platform, all but scalars and directives have a page.
  const types = definitions.flatMap((definition) => {
    const type = definition as DefinitionNode & TypeParts;
    if (!TYPE_KEYWORDS.has(type.kind) || rootNames.has(type.name.value)) return [];
    const details = detailsOfType(type, extensions.get(type.name.value) ?? [], print);
    return [pageOf(type, { kind: "type", tag: TYPES, pointer: pointerOf([type.name.value]), details })];
  });
  return [...operations, ...byName(types)];
}

function extensionsByName(definitions: readonly DefinitionNode[]): Map<string, TypeParts[]> {
  const extensions = new Map<string, TypeParts[]>();
  for (const definition of definitions) {
    if (!definition.kind.endsWith("TypeExtension")) continue;
    const extension = definition as DefinitionNode & TypeParts;
    const known = extensions.get(extension.name.value);
    if (known) known.push(extension);
    else extensions.set(extension.name.value, [extension]);
  }
  return extensions;
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

const pageOf = (
  part: Described,
  page: {
    kind: Exclude<Operation["kind"], "operation" | "webhook">;
    tag: string;
    pointer: string;
    details: EntryDetails;
  },
): Operation => ({
  ...page,
  method: page.kind,
  path: part.name.value,
  summary: part.name.value,
  ...(part.description === undefined ? {} : { description: part.description.value }),
  deprecated: isDeprecated(part),
  hidden: false,
  excluded: false,
});

const byName = (pages: readonly Operation[]): Operation[] =>
  [...pages].sort((a, b) => compare(a.path.toLowerCase(), b.path.toLowerCase()) || compare(a.path, b.path));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
