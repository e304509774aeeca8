/** Where pages are generated unless `directory` says otherwise, by the field that generates them. */
export const DEFAULT_DIRECTORIES = {
  openapi: "api-reference",
  asyncapi: "asyncapi-reference",
  graphql: "graphql-reference",
  sdk: "sdk-reference",
} as const;
