import type { CodeDescription } from "./description.ts";

export const GRAPHQL_CODES = {
  "graphql/syntax": {
    severity: "error",
    title: "A GraphQL schema cannot be parsed",
    explanation:
      "The file that `graphql` names must be a schema in the schema definition language (SDL) of GraphQL. It cannot be parsed, so nothing in it has a page.",
  },
  "graphql/empty": {
    severity: "warning",
    title: "A GraphQL schema has nothing to show",
    explanation:
      "Pages are made for the fields of the types Query, Mutation and Subscription, and for object types, interfaces, inputs, enums and unions. This schema has none of them.",
  },
} as const satisfies Record<string, CodeDescription>;
