/**
 * A view of a JSON value that is read like the value itself, and tells of each read: what a query costs can be limited
 * without knowing how it is run.
 */
export function countedView(value: unknown, onRead: () => void): unknown {
  const views = new WeakMap<object, object>();
  const handler: ProxyHandler<object> = {
    get(target, key) {
      onRead();
      return view(Reflect.get(target, key));
    },
  };
  const view = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    const known = views.get(inner);
    if (known) return known;
    const made = new Proxy(open(inner), handler);
    views.set(inner, made);
    return made;
  };
  return view(value);
}

/** What a view may be of: the values of a frozen object must be the very ones it has. */
function open(value: object): object {
  if (Object.isExtensible(value)) return value;
  return Array.isArray(value) ? [...value] : { ...value };
}
