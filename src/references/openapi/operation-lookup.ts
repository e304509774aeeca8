import { isAdditionalMethod, isHttpMethod } from "../../vocabulary/elements/methods.ts";
import { verbOf } from "../../vocabulary/elements/operation-reference.ts";
import { type FindNearest, prepareNearest } from "./nearest-operations.ts";
import type { Operation, OperationIndex } from "./operation.ts";

/** Looks operations up by method and path. */
export function createIndex(
  version: OperationIndex["version"],
  title: string | undefined,
  operations: readonly Operation[],
): OperationIndex {
  let byReference: Map<string, Operation> | undefined;
  let findNearest: FindNearest | undefined;
  return {
    version,
    ...(title === undefined ? {} : { title }),
    operations,
    find(method, path) {
      byReference ??= operationsByReference(operations);
      const name = method.toLowerCase();
      const find = (target: string) => byReference?.get(`${name} ${target}`) ?? byReference?.get(`${method} ${target}`);
      const exact = find(path);
      if (exact || !(isHttpMethod(name) || isAdditionalMethod(method))) return exact;
      return find(path.endsWith("/") ? path.slice(0, -1) : `${path}/`);
    },
    nearest(method, path) {
      findNearest ??= prepareNearest(operations);
      return findNearest(method, path);
    },
  };
}

/** By `get /users`, `COPY /users`, `webhook order.created` and `channel orders`; of several methods of one webhook, the first. */
function operationsByReference(operations: readonly Operation[]): Map<string, Operation> {
  const map = new Map<string, Operation>();
  for (const operation of operations) {
    const key = `${verbOf(operation)} ${operation.path}`;
    if (!map.has(key)) map.set(key, operation);
  }
  return map;
}
