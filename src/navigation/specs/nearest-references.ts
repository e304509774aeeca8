import { MOST_COMPARED, prepareNearest } from "../../openapi/nearest-operations.ts";
import type { OperationIndex } from "../../openapi/operation.ts";
import { type MisspeltReference, referenceOf } from "../../vocabulary/reference.ts";
import type { Effort } from "../checks/effort.ts";

/** The references of real operations that a wrong one may have meant, of all specs together: at most three. */
export function nearestReferences(
  { method, path }: MisspeltReference,
  indexes: readonly OperationIndex[],
  effort: Effort,
): string[] {
  const near = indexes.flatMap((index) => {
    const comparisons = Math.min(index.operations.length, MOST_COMPARED);
    return effort.spend(path, comparisons + 1) ? index.nearest(method, path) : [];
  });
  const byReference = new Map(near.map((operation) => [referenceOf(operation), operation]));
  return prepareNearest([...byReference.values()])(method, path).map(referenceOf);
}
