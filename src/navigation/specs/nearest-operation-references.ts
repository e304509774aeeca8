import { MOST_COMPARED, prepareNearest } from "../../references/openapi/nearest-operations.ts";
import type { Operation, OperationIndex } from "../../references/openapi/operation.ts";
import { type MisspeltReference, referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { Effort } from "../context/effort.ts";

/** The fixed cost of one search in an index, in comparisons. */
const PER_INDEX = 20;

/** The existing operations, of all specs together, that a wrong reference may be meant as: at most three references. */
export function nearestReferences(
  { method, path }: MisspeltReference,
  indexes: readonly OperationIndex[],
  effort: Effort,
): string[] {
  const byReference = new Map<string, Operation>();
  for (const index of indexes) {
    const comparisons = Math.min(index.operations.length, MOST_COMPARED);
    if (!effort.spend(path, comparisons + PER_INDEX)) break;
    for (const operation of index.nearest(method, path)) byReference.set(referenceOf(operation), operation);
  }
  return prepareNearest([...byReference.values()])(method, path).map(referenceOf);
}
