import { nearest } from "../diagnostic/nearest.ts";
import { HTTP_METHODS } from "../vocabulary/methods.ts";
import type { Operation } from "./operation.ts";
import { isHttpMethod, referenceOf } from "./page-entry.ts";

/** How many operations are compared letter by letter for one reference. */
const MOST_COMPARED = 600;

/** The operations that a reference to none of them may have meant: at most three, the most useful first. */
export type FindNearest = (method: string, path: string) => Operation[];

/**
 * Prepares the search for what wrong references may have meant: operations of the same path but for case, slashes and
 * the names in braces; else those that have a parameter where the reference has a value; else those spelt most alike.
 * The wanted method goes first. Preparing is linear in the operations; what a search costs does not grow with them.
 */
export function prepareNearest(operations: readonly Operation[]): FindNearest {
  const byShape = groupBy(operations, ({ path }) => shapeOf(path));
  const byLength = groupBy(operations, ({ path }) => path.length);
  return (method, path) => {
    const shape = shapeOf(path);
    const samePath = byShape.get(shape) ?? withParameters(shape).flatMap((each) => byShape.get(each) ?? []);
    return samePath.length > 0 ? mostUseful(samePath, method, path) : spelledAlike(byLength, method, path);
  };
}

/** A path without what people get wrong most often: `/Users/{id}/` and `users/:userId` are `users/{}`. */
const shapeOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\{[^{}]*\}|(?<=\/):[^/]+/g, "{}")
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "");

/** The shapes that have a parameter in the place of one part: `users/7` may be `users/{}`. */
function withParameters(shape: string): string[] {
  const parts = shape.split("/");
  return parts.flatMap((part, i) => (part === "{}" || i === 0 ? [] : [parts.with(i, "{}").join("/")])).toReversed();
}

/** The wanted method first, and the path as wanted before others. */
function mostUseful(operations: readonly Operation[], method: string, path: string): Operation[] {
  const wanted = wantedMethod(method);
  const cost = (operation: Operation) => {
    const own = operation.kind === "webhook" ? "webhook" : operation.method;
    return (own === wanted ? 0 : 2) + (operation.path === path ? 0 : 1);
  };
  return operations.toSorted((a, b) => cost(a) - cost(b)).slice(0, 3);
}

/** The method that is meant: `GETS` may be `get`. */
function wantedMethod(method: string): string {
  const name = method.toLowerCase();
  return isHttpMethod(name) || name === "webhook" ? name : (nearest(name, [...HTTP_METHODS, "webhook"])[0] ?? name);
}

/** Compares the operations whose paths are most nearly as long. */
function spelledAlike(byLength: ReadonlyMap<number, Operation[]>, method: string, path: string): Operation[] {
  const byReference = new Map<string, Operation>();
  const furthest = Math.max(3, path.length / 3);
  for (let distance = 0; distance <= furthest && byReference.size < MOST_COMPARED; distance++) {
    for (const length of new Set([path.length + distance, path.length - distance])) {
      for (const operation of byLength.get(length) ?? []) {
        if (byReference.size >= MOST_COMPARED) break;
        byReference.set(referenceOf(operation), operation);
      }
    }
  }
  const wanted = `${wantedMethod(method).toUpperCase()} ${path}`;
  return nearest(wanted, byReference.keys()).flatMap((reference) => byReference.get(reference) ?? []);
}

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
