import type { Operation } from "../operation.ts";

/** What the name and the address of an operation's page are made of. */
export type NamedOperation = Pick<
  Operation,
  "kind" | "method" | "path" | "summary" | "operationId" | "tag" | "mint" | "address"
>;
