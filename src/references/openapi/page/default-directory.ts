import { DEFAULT_DIRECTORIES } from "../../../vocabulary/default-directories.ts";
import type { Operation } from "../operation.ts";

/** Where generated pages live unless their `openapi` says otherwise. */
export const DEFAULT_DIRECTORY = DEFAULT_DIRECTORIES.openapi;

/** The same for each kind of page. */
export const DIRECTORIES: Readonly<Record<Operation["kind"], string>> = {
  operation: DEFAULT_DIRECTORY,
  webhook: DEFAULT_DIRECTORY,
  channel: DEFAULT_DIRECTORIES.asyncapi,
  query: DEFAULT_DIRECTORIES.graphql,
  mutation: DEFAULT_DIRECTORIES.graphql,
  subscription: DEFAULT_DIRECTORIES.graphql,
  type: DEFAULT_DIRECTORIES.graphql,
  symbol: DEFAULT_DIRECTORIES.sdk,
};
