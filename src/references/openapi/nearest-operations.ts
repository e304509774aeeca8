import { groupBy } from "../../diagnostic/group-by.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { HTTP_METHODS } from "../../vocabulary/elements/methods.ts";
import type { Operation } from "./operation.ts";

/** How many paths are compared letter by letter for one reference. */
export const MOST_COMPARED = 600;
/** Paths of more parts than this are not searched for values in the place of parameters. */
const MOST_PARTS = 32;

/** Finds the operations that a wrong reference may be meant as: at most three, the most useful first. */
export type FindNearest = (method: string, path: string) => Operation[];

/**
 * Prepares the search for the operations that wrong references may be meant as: those whose path differs only in case,
 * slashes and the names in braces; else those with a parameter in the place of a value; else those with the most
 * similar spelling. Operations with another method are left out, unless all have another. Preparing is linear in the
 * operations; the cost of a search does not grow with them.
 */
export function prepareNearest(operations: readonly Operation[]): FindNearest {
  const byShape = groupBy(operations, ({ path }) => pathShape(path));
  const byPath = groupBy(operations, ({ path }) => path);
  const byLength = groupBy(byPath.keys(), (path) => path.length);
  const methods = new Map(
    [...HTTP_METHODS, "webhook", ...operations.map(methodOf)].map((name) => [name.toLowerCase(), name]),
  );
  return (method, path) => {
    const shape = pathShape(path);
    const samePath = byShape.get(shape) ?? withParameters(shape).flatMap((each) => byShape.get(each) ?? []);
    const alike = () => nearest(path, pathsAsLong(byLength, path)).flatMap((each) => byPath.get(each) ?? []);
    return mostUseful(samePath.length > 0 ? samePath : alike(), wantedMethod(method, methods), path);
  };
}

/** A path without the parts that people get wrong most often: `/Users/{id}/` and `users/:userId` are `users/{}`. */
const pathShape = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\{[^{}]*\}|(?<=\/):[^/]+/g, "{}")
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "");

/** The shapes that have a parameter in the place of one part: `users/7` may be `users/{}`. */
function withParameters(shape: string): string[] {
  const parts = shape.split("/");
  if (parts.length > MOST_PARTS) return [];
  return parts.flatMap((part, i) => (part === "{}" || i === 0 ? [] : [parts.with(i, "{}").join("/")])).toReversed();
}

/** At most three operations: with the wanted method, or with any method if none has it; equal paths come first. */
function mostUseful(operations: readonly Operation[], method: string, path: string): Operation[] {
  const sameMethod = operations.filter((operation) => methodOf(operation) === method);
  return (sameMethod.length > 0 ? sameMethod : operations)
    .toSorted((a, b) => Number(b.path === path) - Number(a.path === path))
    .slice(0, 3);
}

const methodOf = ({ kind, method }: Operation): string => (kind === "webhook" ? kind : method);

/** The method in lower case that a misspelt one means: `GETS` may be `get`. */
function wantedMethod(method: string, methods: ReadonlyMap<string, string>): string {
  const name = method.toLowerCase();
  return methods.get(name) ?? methods.get(nearest(name, methods.keys())[0] ?? "") ?? name;
}

/** The paths with the most similar length, the nearest first. */
function pathsAsLong(byLength: ReadonlyMap<number, string[]>, path: string): string[] {
  const paths: string[] = [];
  const furthest = Math.max(3, path.length / 3);
  for (let distance = 0; distance <= furthest && paths.length < MOST_COMPARED; distance++) {
    for (const length of new Set([path.length + distance, path.length - distance])) {
      for (const each of byLength.get(length) ?? []) {
        if (paths.length === MOST_COMPARED) break;
        paths.push(each);
      }
    }
  }
  return paths;
}
