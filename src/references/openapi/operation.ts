import type { AdditionalMethod, HttpMethod } from "../../vocabulary/elements/methods.ts";
import type { DefinitionKind } from "../../vocabulary/elements/operation-reference.ts";
import type { SymbolKind, SymbolName } from "../../vocabulary/elements/sdk.ts";

/** The fields of `x-mint`, which are about an operation's page. */
export interface MintExtension {
  /** Merged into the page's metadata; `openapi` and `href` are dropped. */
  metadata?: Readonly<Record<string, unknown>>;
  /** The page's leading content (MDX). */
  content?: string;
  /** The page's own address, as written. */
  href?: string;
}

/**
 * The content of an entry's page below its description, for documents that are not read again when the page is made:
 * GraphQL schemas, and the output of SDK documentation tools.
 */
export interface EntryDetails {
  /** The entry as the document writes it, and the language: `graphql`. */
  readonly code?: { readonly language: string; readonly text: string };
  /** The parts of the page, each below a heading. */
  readonly sections: readonly DetailSection[];
}

/** A part of a page: a text, a list of fields, or both. */
export interface DetailSection {
  readonly title: "Arguments" | "Fields" | "Values" | "Properties" | "Methods";
  /** CommonMark. */
  readonly text?: string;
  readonly fields?: readonly DetailField[];
}

/** A field, an argument, a member or a value. */
export interface DetailField {
  readonly name: string;
  readonly type?: string;
  /** CommonMark. */
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** As the document writes it. */
  readonly default?: string;
}

/**
 * One operation of a spec, reduced to the fields that navigation needs. Channels of AsyncAPI documents and the parts of
 * GraphQL schemas and SDKs have the same form.
 */
export interface Operation {
  kind: "operation" | "webhook" | DefinitionKind;
  /**
   * In lower case, but for those of `additionalOperations`, such as `COPY`; webhooks have a method too. The kind of a
   * part for SDKs, such as `class`; for anything else without a method, the same as `kind`.
   */
  method: HttpMethod | AdditionalMethod | DefinitionKind | SymbolKind | SymbolName["kind"];
  /** The path template (`/users/{id}`), or the name of the webhook, channel, query, type or part of an SDK. */
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
  /** OpenAPI 3.2: the title of a tag of the kind `badge`. For a part of an SDK or a GraphQL schema, its kind: `CLASS`. */
  badge?: string;
  /** For a part of an SDK: the address of its page, below the directory. */
  address?: string;
  /** For a part of an SDK that front matter may name: how `sdk` names it. */
  symbol?: SymbolName;
  deprecated: boolean;
  /** `x-hidden: true` on the operation or its path item. */
  hidden: boolean;
  /** `x-excluded: true` on the operation or its path item. */
  excluded: boolean;
  mint?: MintExtension;
  /** The content of its page besides the description; absent if the page is made from the document. */
  details?: EntryDetails;
  /** JSON Pointer to the operation within its spec. */
  pointer: string;
}

/** The fields from which the title and the address of an operation's page are made. */
export type NamedOperation = Pick<
  Operation,
  "kind" | "method" | "path" | "summary" | "operationId" | "tag" | "mint" | "address"
>;

/** A spec reduced to its operations. */
export interface OperationIndex {
  /** `3.0`, `3.1` or `3.2`; of an AsyncAPI document or a TypeDoc file its version as written, else nothing. */
  version: string;
  title?: string;
  /** Paths in document order, methods in the order of `HTTP_METHODS`, others after them; webhooks after the paths. */
  operations: readonly Operation[];
  /** The parts that `sdk` in front matter may name. Only for an SDK in TypeDoc's format. */
  symbols?: SymbolLookup;
  /**
   * The operation of a reference: exactly, then with one trailing slash dropped on either side. `method` in any case,
   * but for those of `additionalOperations`; `webhook` looks up a webhook by its name. In a GraphQL schema, dots lead to
   * the fields of what a query gives: `user.posts`.
   */
  find(method: string, path: string): Operation | undefined;
  /**
   * The operations that an unknown reference may be meant as: at most three, the most useful first. Differences in
   * case, slashes, the names in braces, values in the place of parameters, and slips are allowed for. Other methods
   * than the wanted one are named only if none of these operations has that.
   */
  nearest(method: string, path: string): Operation[];
}

/** The parts of an SDK by name. Methods and properties are among them, which have no page of their own. */
export interface SymbolLookup {
  /**
   * Finds the part that a page names. A method or property is found by either kind, its parent by its name or its
   * title.
   */
  find(symbol: SymbolName): Operation | undefined;
  /** All of them, as front matter names them: `class Client`, `method Client.send`. */
  readonly names: readonly string[];
}
