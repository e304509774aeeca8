import { define } from "../define.ts";
import { quote } from "../words.ts";

export const GRAPHQL_CODES = {
  "graphql/syntax": define<{ says: string }>({
    severity: "error",
    title: "A GraphQL schema cannot be parsed",
    message: ({ says }) => `the schema is not valid GraphQL: ${says}`,
    hint: () => "write it in the schema definition language (SDL), such as `type Query { user: User }`",
    explanation:
      "The file that `graphql` names must be a schema in the schema definition language (SDL) of GraphQL. It cannot be parsed, so nothing in it has a page.",
  }),
  "graphql/empty": define<{ source: string }>({
    severity: "warning",
    title: "A GraphQL schema has nothing to show",
    message: ({ source }) => `${quote(source)} defines no queries and no types, so no pages are made from it`,
    hint: () => "name the file that contains `type Query`",
    explanation:
      "Pages are made for the fields of the types Query, Mutation and Subscription, and for object types, interfaces, inputs, enums and unions. This schema has none of them.",
  }),
};
