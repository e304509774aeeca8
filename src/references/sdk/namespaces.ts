import { alikeAtStart } from "../../json/alike-at-start.ts";

/**
 * How many leading segments all namespaces share, which addresses leave out. If one of them is the global namespace,
 * nothing is shared.
 *
 * @example sharedSegments(["Acme.Core", "Acme.Net"], ".") // 1
 */
export function sharedSegments(namespaces: Iterable<string>, separator: string): number {
  let shared: readonly string[] | undefined;
  for (const namespace of new Set(namespaces)) {
    const segments = namespaceSegments(namespace, separator);
    shared = shared === undefined ? segments : shared.slice(0, alikeAtStart(shared, segments));
  }
  return shared?.length ?? 0;
}

/** The segments of a namespace; the global one has none. */
export const namespaceSegments = (namespace: string, separator: string): string[] =>
  namespace.split(separator).filter((segment) => segment !== "");

/** The group of the parts in no namespace. */
export const GLOBAL_GROUP = "Reference";
