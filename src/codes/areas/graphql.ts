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
      "Pages are made for the fields of the types Query and Mutation, and for object types, interfaces, inputs, enums and unions. This schema has none of them.",
  },
  "graphql/unknown-selector": {
    severity: "error",
    title: "An entry names a part of a GraphQL schema that does not exist",
    explanation:
      "An entry of pages such as QUERY user, MUTATION addUser or TYPE User is looked up in the nearest `graphql` around it. QUERY user.posts names a field of what the query gives. Scalars, directives and the types Query, Mutation and Subscription themselves have no pages.",
  },
  "graphql/address-taken": {
    severity: "error",
    title: "A part of a GraphQL schema has the address of another page",
    explanation:
      "The address of such a page is made of the directory, the kind and the name. Two pages of different schemas, or of a schema and a spec, must not have the same address, not even in another case: the hosted platform does not publish the site. Here the later one is numbered.",
  },
} as const satisfies Record<string, CodeDescription>;
