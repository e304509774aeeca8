import { DEFAULT_DIRECTORIES, type SourceProperty } from "../../../vocabulary/default-directories.ts";
import type { Operation } from "../operation.ts";

/** Where generated pages live unless their `openapi` says otherwise. */
export const DEFAULT_DIRECTORY = DEFAULT_DIRECTORIES.openapi;

/** The property that names the document in which things of a kind are. */
export const PROPERTY_OF_KIND: Readonly<Record<Operation["kind"], SourceProperty>> = {
  operation: "openapi",
  webhook: "openapi",
  channel: "asyncapi",
  query: "graphql",
  mutation: "graphql",
  type: "graphql",
  symbol: "sdk",
};
