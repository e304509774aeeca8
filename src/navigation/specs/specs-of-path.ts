import { appendTo } from "../../diagnostic/group-by.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";

/** Finds the specs that have operations of a path, in their order. */
export type FindSpecs<Spec> = (path: string) => readonly Spec[];

/**
 * Prepares the search for the specs that have operations of a path, or of a path that differs by a slash at its end.
 * The cost of a search does not grow with the number of specs.
 */
export function prepareSpecsOfPath<Spec>(
  specs: readonly Spec[],
  indexOf: (spec: Spec) => OperationIndex | undefined,
): FindSpecs<Spec> {
  const byPath = new Map<string, Spec[]>();
  for (const spec of specs) {
    for (const path of new Set(indexOf(spec)?.operations.map((operation) => withoutSlash(operation.path)))) {
      appendTo(byPath, path, spec);
    }
  }
  return (path) => byPath.get(withoutSlash(path)) ?? [];
}

const withoutSlash = (path: string): string => (path.endsWith("/") ? path.slice(0, -1) : path);
