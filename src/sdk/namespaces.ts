/**
 * How many segments all namespaces begin with alike: addresses leave them out. Namespaces that have none, the global one
 * among them, share nothing.
 *
 * @example sharedSegments(["Acme.Core", "Acme.Net"], ".") // 1
 */
export function sharedSegments(namespaces: Iterable<string>, separator: string): number {
  let shared: readonly string[] | undefined;
  for (const namespace of new Set(namespaces)) {
    const segments = segmentsOf(namespace, separator);
    shared = shared === undefined ? segments : shared.slice(0, lengthAlike(shared, segments));
  }
  return shared?.length ?? 0;
}

/** The segments of a namespace; the global one has none. */
export const segmentsOf = (namespace: string, separator: string): string[] =>
  namespace.split(separator).filter((segment) => segment !== "");

function lengthAlike(first: readonly string[], second: readonly string[]): number {
  const at = first.findIndex((segment, index) => segment !== second[index]);
  return at === -1 ? first.length : at;
}

/** The group of what is in no namespace. */
export const GLOBAL_GROUP = "Reference";
