import type { Operation } from "../operation.ts";

/** The fields from which the title and the address of an operation's page are made. */
export type NamedOperation = Pick<
  Operation,
  "kind" | "method" | "path" | "summary" | "operationId" | "tag" | "mint" | "address"
>;
