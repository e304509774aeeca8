import { type FilterFunction, JSONPathEnvironment, JSONPathError, type JSONValue, jsonpath } from "json-p3";
import { pointerOf } from "../../../json/json-value.ts";
import type { WorkLimit } from "./work-limit.ts";

/** A repeated group, whose content may match in ways that double with each character. */
const REPEATED_GROUP = /\)[*+{]/;
/** A repetition of one character: `*`, `+`, `{2,}`, `{30}`. */
const REPETITION = /[*+]|\{\d+(?:,\d*)?\}/g;

/** The most steps that a search for a pattern in a text may take; `Infinity` if there is no bound. */
function patternCost(pattern: string, text: string): number {
  const plain = pattern.replace(/\\.|\[(?:[^\]\\]|\\.)*\]/gs, "x");
  if (REPEATED_GROUP.test(plain)) return Number.POSITIVE_INFINITY;
  const count = (part: RegExp): number => plain.match(part)?.length ?? 0;
  return pattern.length + (text.length + 1) ** (count(REPETITION) + 1) * 2 ** count(/[?|]/g);
}

/** The keys that lead to a value of a document. */
export type Location = readonly (string | number)[];

/** The locations of the values that a JSONPath selects, each once, in its order; or the fault of the path. */
type Selection = { locations: Location[] } | { fault: string };

/** Documents nested deeper are not searched by `..`. */
const MAX_DEPTH = 512;
/** Nobody writes a longer path. */
const MOST_CHARACTERS = 10_000;

/** Runs JSONPath expressions (RFC 9535), and stops at the limit. @throws {WorkLimitError} */
export function prepareSelect(limit: WorkLimit): (path: string, document: unknown) => Selection {
  const environment = new JSONPathEnvironment({ maxRecursionDepth: MAX_DEPTH });
  const { Match, Search } = jsonpath.functions;
  environment.functionRegister.set("match", withinLimit(new Match(), limit));
  environment.functionRegister.set("search", withinLimit(new Search(), limit));
  return (path, document) => {
    if (path.length > MOST_CHARACTERS) return { fault: `it has more than ${MOST_CHARACTERS} characters` };
    try {
      const view = countedView(document, (depth) => limit.spend(1 + depth / 8));
      environment.entries = (value) => view.entries(value) as [string, JSONValue][];
      const found = new Map<string, Location>();
      for (const { location } of environment.lazyQuery(path, view.root as JSONValue))
        found.set(pointerOf(location), location);
      return { locations: [...found.values()] };
    } catch (error) {
      if (error instanceof JSONPathError) return { fault: withoutContext(error.message) };
      if (error instanceof RangeError) return { fault: "it is nested too deeply" };
      throw error;
    }
  };
}

/** A function of two texts, the second a pattern. */
function withinLimit(inner: FilterFunction, limit: WorkLimit): FilterFunction {
  const { argTypes, returnType } = inner;
  const call = (text: unknown, pattern: unknown): unknown => {
    if (typeof text === "string" && typeof pattern === "string") limit.spend(patternCost(pattern, text));
    return inner.call(text, pattern);
  };
  return { argTypes, returnType, call };
}

/** The error of json-p3 about a path, without the piece of the path that it quotes. */
const withoutContext = (message: string): string => message.replace(/ \('[^']*'?.*:\d+\)$/s, "");

/** A JSON value to be queried, of which each read is counted. */
interface CountedView {
  /** The value itself. */
  readonly root: unknown;
  /** The entries of an object in the view, without the cost of reading them through it. */
  entries(inner: object): [string, unknown][];
}

/** The key under which a view gives its value. No JSON value has such a key. */
const VIEWED = Symbol("viewed");

interface Viewed {
  readonly target: object;
  readonly depth: number;
}

/**
 * A view of a JSON value that can be read like the value itself, and reports each read and its depth. So the cost of a
 * query can be limited, whatever runs it.
 */
function countedView(value: unknown, onRead: (depth: number) => void): CountedView {
  const handlers: ProxyHandler<object>[] = [];
  const copies = new WeakMap<object, object>();
  const view = (inner: unknown, depth: number): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    handlers[depth] ??= {
      get(target, key) {
        if (key === VIEWED) return { target, depth } satisfies Viewed;
        onRead(depth);
        return view(Reflect.get(target, key), depth + 1);
      },
    };
    return new Proxy(openView(inner, copies), handlers[depth]);
  };
  return {
    root: view(value, 0),
    entries(inner) {
      const { target, depth } = (inner as { [VIEWED]: Viewed })[VIEWED];
      return Object.entries(target).map(([key, child]) => {
        onRead(depth);
        return [key, view(child, depth + 1)];
      });
    },
  };
}

/**
 * An object that a view can be made of. A proxy must return the real values of a frozen object, so a copy takes its
 * place.
 */
function openView(value: object, copies: WeakMap<object, object>): object {
  if (Object.isExtensible(value)) return value;
  const known = copies.get(value);
  if (known) return known;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copies.set(value, copy);
  return copy;
}
