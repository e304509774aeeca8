import { nearest } from "../diagnostic/nearest.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { type MisspeltReference, referenceOf } from "../openapi/page-entry.ts";

/** What is left to be spent on suggestions, in comparisons: a site full of mistakes must not cost the square of them. */
export class Effort {
  #left: number;

  constructor(comparisons = 500_000) {
    this.#left = comparisons;
  }

  /** Whether so many comparisons may be made; they count as made. */
  spend(comparisons: number): boolean {
    if (comparisons > this.#left) return false;
    this.#left -= comparisons;
    return true;
  }
}

/**
 * The references of real operations that are nearest to a wrong one, at most three: the same path but for case, slashes
 * and the names in braces, the same method before others; failing that, those spelt most alike.
 */
export function nearestReferences(
  wanted: MisspeltReference,
  indexes: readonly OperationIndex[],
  effort: Effort,
): string[] {
  const operations = indexes.flatMap((index) => index.operations);
  if (!effort.spend(operations.length)) return [];
  const method = wanted.method.toLowerCase();
  const shape = shapeOf(wanted.path);
  const samePath = operations.filter((operation) => shapeOf(operation.path) === shape);
  if (samePath.length > 0) {
    const sameMethod = samePath.filter((operation) => operation.method === method);
    return [...new Set((sameMethod.length > 0 ? sameMethod : samePath).map(referenceOf))].slice(0, 3);
  }
  return nearest(`${wanted.method.toUpperCase()} ${wanted.path}`, operations.map(referenceOf));
}

/** A path without what people get wrong most often. */
const shapeOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\{[^}]*\}|:[^/]+/g, "{}")
    .replace(/^\/+|\/+$/g, "");
