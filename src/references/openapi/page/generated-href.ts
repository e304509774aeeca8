import { addressPath } from "../../../vocabulary/addresses/address.ts";
import { normalizePagePath } from "../../../vocabulary/addresses/page-path.ts";
import { joinPath } from "../../../vocabulary/addresses/root-path.ts";
import { DOCUMENT_KINDS, kindOfPart } from "../../../vocabulary/elements/document-kinds.ts";
import type { NamedOperation } from "../operation.ts";
import { encodeSlug, kebabCase, slugOf } from "./slug.ts";

/** The folder of generated pages unless their `openapi` names another. */
export const DEFAULT_DIRECTORY = DOCUMENT_KINDS.openapi.directory;

/**
 * The path within its directory of the page for a part of an SDK, which has an address of its own, or of a GraphQL schema;
 * `undefined` for operations, webhooks and channels.
 */
export function definitionPath({ kind, path, tag, address }: NamedOperation): string | undefined {
  if (address !== undefined) return address;
  if (kindOfPart(kind) !== "graphql") return undefined;
  return joinPath(tag === undefined ? "" : slugOf(tag).toLowerCase(), path.replaceAll(".", "/"));
}

/** The slug that `x-mint.href` gives, its escapes kept; `undefined` if it is not set or has no path. */
export function slugFromMint({ mint }: NamedOperation): string | undefined {
  const path = addressPath(mint?.href?.trim() ?? "");
  const slug = path
    .replace(/(?<=[^/])\.[^./]+$/, "")
    .replace(/^\/|\/$/g, "")
    .toLowerCase();
  return slug === "" ? undefined : slug.replace(/%(?![0-9a-f]{2})/g, "%25");
}

/** The fields of an `openapi` about the addresses of its pages. */
export interface AddressOptions {
  /**
   * Default `api-reference`, `asyncapi-reference` for channels, `graphql-reference` for the parts of a GraphQL schema,
   * `sdk-reference` for those of an SDK.
   */
  readonly directory?: string | undefined;
  /** `operationId`: the operationId makes the address, if an operation has one. */
  readonly slug?: "operationId" | undefined;
}

/**
 * The address of an operation's page: `x-mint.href` if the spec sets it, else the directory, the tag, and the summary
 * (without one, method and path; a webhook's name), in lower case. Starts with `/`; `?`, `#` and `%` are
 * percent-encoded, so that it works as a link. Not unique: two operations may get the same one. With `slug` the
 * operationId goes before the summary.
 *
 * @example generatedHref({ kind: "operation", method: "get", path: "/users", tag: "Users", summary: "List users" })
 * // "/api-reference/users/list-users"
 */
export function generatedHref(operation: NamedOperation, options: AddressOptions = {}): string {
  return `/${slugFromMint(operation) ?? encodeSlug(generatedPath(operation, options))}`;
}

function generatedPath(operation: NamedOperation, { directory, slug }: AddressOptions): string {
  const folder = normalizePagePath(directory ?? DOCUMENT_KINDS[kindOfPart(operation.kind)].directory);
  const definition = definitionPath(operation);
  if (definition !== undefined) return joinPath(folder, definition);
  const tag = operation.tag === undefined ? "" : slugOf(operation.tag);
  const name = slug === "operationId" ? kebabCase(operation.operationId ?? "") : "";
  return joinPath(folder, tag, name || lastPart(operation)).toLowerCase();
}

/** The summary's slug; if that is empty, the method and the path's, or the webhook name's. */
function lastPart({ kind, method, path, summary }: NamedOperation): string {
  const fromSummary = summary === undefined ? "" : slugOf(summary);
  if (fromSummary !== "") return fromSummary;
  return kind === "operation" ? `${method.toLowerCase()}-${slugOf(path)}` : slugOf(path) || kind;
}
