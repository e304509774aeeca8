import { PROPERTY_OF_KIND } from "./default-directory.ts";
import type { NamedOperation } from "./named-operation.ts";
import { joinPath, slugOf } from "./slug.ts";

/**
 * The path within its directory of the page for a part of an SDK, which has an address of its own, or of a GraphQL schema;
 * `undefined` for operations, webhooks and channels.
 */
export function definitionPath({ kind, path, tag, address }: NamedOperation): string | undefined {
  if (address !== undefined) return address;
  if (PROPERTY_OF_KIND[kind] !== "graphql") return undefined;
  return joinPath(tag === undefined ? "" : slugOf(tag).toLowerCase(), path.replaceAll(".", "/"));
}
