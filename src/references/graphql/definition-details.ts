import type {
  ASTNode,
  ConstDirectiveNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  NamedTypeNode,
  StringValueNode,
  TypeNode,
} from "graphql";
import type { DetailField, DetailSection, EntryDetails } from "../openapi/operation.ts";

/** Writes a part of a schema as text: `print` of the `graphql` package. */
export type Print = (node: ASTNode) => string;

/** A definition with a name and a description. */
export interface Described {
  readonly kind: string;
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The definition of a type, or what extends it: each kind of type has some of these lists. */
export interface TypeParts extends Described {
  readonly interfaces?: readonly NamedTypeNode[] | undefined;
  readonly types?: readonly NamedTypeNode[] | undefined;
  readonly values?: readonly EnumValueDefinitionNode[] | undefined;
  readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] | undefined;
}

/** The keywords of the types that have a page, by what the definition is called: all but scalars. */
export const TYPE_KEYWORDS: ReadonlyMap<string, string> = new Map([
  ["ObjectTypeDefinition", "type"],
  ["InterfaceTypeDefinition", "interface"],
  ["InputObjectTypeDefinition", "input"],
  ["EnumTypeDefinition", "enum"],
  ["UnionTypeDefinition", "union"],
]);

export const isDeprecated = ({ directives = [] }: Described): boolean =>
  directives.some(({ name }) => name.value === "deprecated");

/** The arguments and the result of a query, mutation or subscription. */
export const detailsOfField = (field: FieldDefinitionNode, print: Print): EntryDetails => ({
  code: graphql(`${signatureOf(field)}: ${graphqlType(field.type)}`),
  sections: sectionOf("Arguments", field.arguments ?? [], (input) => inputField(input, print)),
});

/** The fields or values of a type, from its definition and its extensions. */
export function detailsOfType(definition: TypeParts, extensions: readonly TypeParts[], print: Print): EntryDetails {
  const parts = [definition, ...extensions];
  const interfaces = typeNames(parts.flatMap(({ interfaces = [] }) => interfaces));
  const members = typeNames(parts.flatMap(({ types = [] }) => types));
  const fields = parts.flatMap(({ fields = [] }) => fields);
  const values = parts.flatMap(({ values = [] }) => values);
  const written = [
    TYPE_KEYWORDS.get(definition.kind),
    definition.name.value,
    ...(interfaces.length > 0 ? ["implements", interfaces.join(" & ")] : []),
    ...(members.length > 0 ? ["=", members.join(" | ")] : []),
  ];
  return {
    code: graphql(written.join(" ")),
    sections: [
      ...sectionOf("Fields", fields, (field) =>
        field.kind === "InputValueDefinition" ? inputField(field, print) : outputField(field),
      ),
      ...sectionOf("Values", values, detailField),
    ],
  };
}

const graphql = (text: string) => ({ language: "graphql", text });

const typeNames = (types: readonly NamedTypeNode[]): string[] => types.map(({ name }) => name.value);

const sectionOf = <Part>(
  title: DetailSection["title"],
  parts: readonly Part[],
  fieldOf: (part: Part) => DetailField,
): DetailSection[] => (parts.length > 0 ? [{ title, fields: parts.map(fieldOf) }] : []);

/** `user(login: String!)`: without arguments, the name alone. */
const signatureOf = ({ name, arguments: inputs = [] }: FieldDefinitionNode): string =>
  inputs.length === 0
    ? name.value
    : `${name.value}(${inputs.map(({ name, type }) => `${name.value}: ${graphqlType(type)}`).join(", ")})`;

function graphqlType(type: TypeNode): string {
  if (!("type" in type)) return type.name.value;
  const inner = graphqlType(type.type);
  return type.kind === "NonNullType" ? `${inner}!` : `[${inner}]`;
}

const detailField = (part: Described): DetailField => ({
  name: part.name.value,
  ...(part.description ? { description: part.description.value } : {}),
  ...(isDeprecated(part) ? { deprecated: true } : {}),
});

const outputField = (field: FieldDefinitionNode): DetailField => ({
  ...detailField(field),
  name: signatureOf(field),
  type: graphqlType(field.type),
});

const inputField = (input: InputValueDefinitionNode, print: Print): DetailField => ({
  ...detailField(input),
  type: graphqlType(input.type),
  ...(input.type.kind === "NonNullType" && !input.defaultValue ? { required: true } : {}),
  ...(input.defaultValue ? { default: print(input.defaultValue) } : {}),
});
