/**
 * A view of a JSON value that is read like the value itself, and tells of each read and how deep it is: what a query
 * costs can be limited without knowing how it is run.
 */
export function countedView(value: unknown, onRead: (depth: number) => void): unknown {
  const views = new WeakMap<object, object>();
  const view = (inner: unknown, depth: number): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    const known = views.get(inner);
    if (known) return known;
    const made = new Proxy(open(inner), {
      get(target, key) {
        onRead(depth);
        return view(Reflect.get(target, key), depth + 1);
      },
    });
    views.set(inner, made);
    return made;
  };
  return view(value, 0);
}

/** What a view may be of: the values of a frozen object must be the very ones it has. */
function open(value: object): object {
  if (Object.isExtensible(value)) return value;
  return Array.isArray(value) ? [...value] : { ...value };
}
