import type { HttpMethod } from "../vocabulary/methods.ts";
import type { DefinitionKind } from "../vocabulary/reference.ts";

/** What `x-mint` says of an operation's page. */
export interface MintExtension {
  /** Merged into the page's metadata; `openapi` and `href` are dropped. */
  metadata?: Readonly<Record<string, unknown>>;
  /** The page's leading content (MDX). */
  content?: string;
  /** The page's own address, as written. */
  href?: string;
}

/**
 * One operation of a spec: what navigation needs of it, and nothing more. Channels of AsyncAPI documents and the parts of
 * GraphQL schemas have the same form.
 */
export interface Operation {
  kind: "operation" | "webhook" | DefinitionKind;
  /** Lower case; webhooks have it too. What has none repeats its kind. */
  method: HttpMethod | DefinitionKind;
  /** The path template (`/users/{id}`), or the name of the webhook, channel, query or type. */
  path: string;
  summary?: string;
  description?: string;
  operationId?: string;
  /** The first tag; in OpenAPI 3.2 the first that makes a group. */
  tag?: string;
  /** How the tag's group is titled: the tag object's `x-group`, else its `x-displayName`, in OpenAPI 3.2 its `summary`, else the tag. */
  tagTitle?: string;
  /** OpenAPI 3.2: the tags whose groups are around that of `tag`, outermost first. */
  tagParents?: readonly { readonly tag: string; readonly title: string }[];
  /** OpenAPI 3.2: the title of a tag of the kind `badge`. */
  badge?: string;
  deprecated: boolean;
  /** `x-hidden: true` on the operation or its path item. */
  hidden: boolean;
  /** `x-excluded: true` on the operation or its path item. */
  excluded: boolean;
  mint?: MintExtension;
  /** JSON Pointer to the operation within its spec. */
  pointer: string;
}

/** A spec reduced to its operations. */
export interface OperationIndex {
  /** `3.0`, `3.1` or `3.2`; of an AsyncAPI document its version as written, of a GraphQL schema nothing. */
  version: string;
  title?: string;
  /** Paths in document order, methods in the order of `HTTP_METHODS`; webhooks after the paths. */
  operations: readonly Operation[];
  /**
   * The operation of a reference: exactly, then with one trailing slash dropped on either side. `method` in any case;
   * `webhook` looks up a webhook by its name.
   */
  find(method: string, path: string): Operation | undefined;
  /**
   * What a reference that `find` knows nothing of may have meant: at most three operations, the most useful first.
   * Sees through case, slashes, the names in braces, values in the place of parameters, and slips. Other methods than
   * the wanted one are named only where none of these operations has that.
   */
  nearest(method: string, path: string): Operation[];
}
