import type { Result } from "../diagnostic/diagnostic.ts";
import type { DocumentKind } from "../vocabulary/elements/document-kinds.ts";
import type { IndexOptions } from "./openapi/index-operations.ts";
import type { OperationIndex } from "./openapi/operation.ts";

/** How a document of each kind is indexed. What this needs is loaded for sites that have such a document. */
export const INDEXERS: Readonly<
  Record<Exclude<DocumentKind, "sdk">, (document: unknown, options: IndexOptions) => Promise<Result<OperationIndex>>>
> = {
  openapi: async (spec, options) => (await import("./openapi/index-operations.ts")).indexOperations(spec, options),
  asyncapi: async (document, options) =>
    (await import("./asyncapi/index-channels.ts")).indexChannels(document, options),
  graphql: async (sdl, options) => (await import("./graphql/index-graphql.ts")).indexGraphql(String(sdl), options),
};
