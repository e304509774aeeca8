/** A JSON value to be queried, of which each read is counted. */
export interface CountedView {
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
export function countedView(value: unknown, onRead: (depth: number) => void): CountedView {
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
