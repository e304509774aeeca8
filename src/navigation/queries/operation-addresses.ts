import type { AnyPageNode, OperationNode } from "../tree.ts";

/** The name of an operation among all of a site: its spec and its reference. */
export const operationKey = ({ spec, operation }: Pick<OperationNode, "spec" | "operation">): string =>
  `${spec} ${operation}`;

/** The address of each operation by `operationKey`; of several, the first. */
export function operationAddresses(pages: readonly AnyPageNode[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of pages) {
    if (page.type === "operation" && !found.has(operationKey(page))) found.set(operationKey(page), page.href);
  }
  return found;
}
