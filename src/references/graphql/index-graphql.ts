import type { GraphQLError } from "graphql";
import { schema } from "../../codes/examples/definitions.ts";
import { code } from "../../diagnostic/code.ts";
import { type Result, resultOf } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { placeFindings } from "../../source/place-findings.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { readDefinitions } from "./read-definitions.ts";

export const graphqlSyntax = code("graphql/syntax", {
  severity: "error",
  title: "A GraphQL schema cannot be parsed",
  explanation:
    "The file that `graphql` names must be a schema in the schema definition language (SDL) of GraphQL. It cannot be parsed, so nothing in it has a page.",
  example: schema("type Query {\n  user String\n}\n"),
  message: ({ says }: { says: string }) => `the schema is not valid GraphQL: ${says}`,
  hint: () => "write it in the schema definition language (SDL), such as `type Query { user: User }`",
});

export const emptyGraphql = code("graphql/empty", {
  severity: "warning",
  title: "A GraphQL schema has nothing to show",
  explanation:
    "Pages are made for the fields of the types Query and Mutation, and for object types, interfaces, inputs, enums and unions. This schema has none of them.",
  example: schema("scalar Date\n"),
  message: ({ source }: { source: string }) =>
    `${quote(source)} defines no queries and no types, so no pages are made from it`,
  hint: () => "name the file that contains `type Query`",
});

/** How a GraphQL schema is read. */
export interface GraphqlOptions {
  /** The schema's path from the docs root, or its URL; named by the diagnostics. Default `schema.graphql`. */
  file?: string;
}

/** More than any schema that somebody wrote has. */
const MOST_TOKENS = 2_000_000;

/**
 * The parts of a GraphQL schema (SDL) that get pages: queries, mutations and types, each list by name.
 * Its parser is loaded on the first call.
 *
 * Codes: `graphql/…`. Source: GraphQL specification, "Type System".
 *
 * @example
 * const { value } = await indexGraphql("type Query { user: String }");
 * value?.find("query", "user")?.tag; // "Queries"
 */
export async function indexGraphql(sdl: string, options: GraphqlOptions = {}): Promise<Result<OperationIndex>> {
  const { file = "schema.graphql" } = options;
  const { parse, print } = await import("./graphql-language.ts");
  const findings: Finding[] = [];
  let value: OperationIndex | undefined;
  try {
    value = readDefinitions(parse(sdl, { maxTokens: MOST_TOKENS, noLocation: true }), print);
    if (value.operations.length === 0) findings.push(finding(emptyGraphql, { source: file }, placeInSdl(sdl, file, 0)));
  } catch (error) {
    findings.push(syntaxFault(sdl, file, error));
  }
  return resultOf(value, placeFindings(findings, { file }));
}

function syntaxFault(sdl: string, file: string, error: unknown): Finding {
  // All other errors come from the call stack.
  const isSyntax = error instanceof Error && error.name === "GraphQLError";
  const says = isSyntax ? error.message.replace(/^Syntax Error: |\.$/g, "") : "it is nested too deeply";
  const at = isSyntax ? ((error as GraphQLError).positions?.[0] ?? 0) : 0;
  return finding(graphqlSyntax, { says }, placeInSdl(sdl, file, at));
}

const placeInSdl = (sdl: string, file: string, offset: number) => {
  const length = /^[^\s{}()[\]:,]+|^\S/.exec(sdl.slice(offset, offset + 200))?.[0].length ?? 0;
  return { file, pointer: "", range: positionsOf(sdl).range(offset, offset + length) };
};
