/** The nouns in messages for files that pages are made from. */
export type SourceNoun = "spec" | "overlay" | "AsyncAPI document" | "GraphQL schema" | "SDK reference";
