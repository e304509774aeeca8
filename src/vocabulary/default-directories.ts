/** The fields that name a document whose parts become pages, and where those are unless `directory` says otherwise. */
export const DEFAULT_DIRECTORIES = {
  openapi: "api-reference",
  asyncapi: "asyncapi-reference",
  graphql: "graphql-reference",
  sdk: "sdk-reference",
} as const;

export type SourceProperty = keyof typeof DEFAULT_DIRECTORIES;
export const SOURCE_PROPERTIES = Object.keys(DEFAULT_DIRECTORIES) as readonly SourceProperty[];
