import type { HttpMethod } from "../vocabulary/methods.ts";
import type { DefinitionKind } from "../vocabulary/operation-reference.ts";
import type { SymbolKind, SymbolName } from "../vocabulary/sdk.ts";

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
 * What the page of an entry shows below its description, of documents that are not read again when the page is made:
 * GraphQL schemas, and what documentation tools write of an SDK.
 */
export interface EntryDetails {
  /** How the document writes it, and in which language: `graphql`. */
  readonly code?: { readonly language: string; readonly text: string };
  /** The parts of the page, each below a heading. */
  readonly sections: readonly DetailSection[];
}

/** A part of a page: a text, a list of fields, or both. */
export interface DetailSection {
  readonly title: string;
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
 * One operation of a spec: what navigation needs of it, and nothing more. Channels of AsyncAPI documents and the parts of
 * GraphQL schemas and SDKs have the same form.
 */
export interface Operation {
  kind: "operation" | "webhook" | DefinitionKind;
  /** Lower case; webhooks have it too. Of a part of an SDK what it is, such as `class`; what has none repeats its kind. */
  method: HttpMethod | DefinitionKind | SymbolKind;
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
  /** OpenAPI 3.2: the title of a tag of the kind `badge`. Of a part of an SDK what it is: `CLASS`. */
  badge?: string;
  /** Of a part of an SDK: the address of its page, below the directory. */
  address?: string;
  /** Of a part of an SDK: how `sdk` in front matter names it, where it may. */
  symbol?: SymbolName;
  deprecated: boolean;
  /** `x-hidden: true` on the operation or its path item. */
  hidden: boolean;
  /** `x-excluded: true` on the operation or its path item. */
  excluded: boolean;
  mint?: MintExtension;
  /** What its page shows beside the description; absent if the page is made from the document. */
  details?: EntryDetails;
  /** JSON Pointer to the operation within its spec. */
  pointer: string;
}

/** A spec reduced to its operations. */
export interface OperationIndex {
  /** `3.0`, `3.1` or `3.2`; of an AsyncAPI document or a TypeDoc file its version as written, else nothing. */
  version: string;
  title?: string;
  /** Paths in document order, methods in the order of `HTTP_METHODS`; webhooks after the paths. */
  operations: readonly Operation[];
  /** What `sdk` in front matter may name: of an SDK in TypeDoc's format alone. */
  symbols?: SymbolLookup;
  /**
   * The operation of a reference: exactly, then with one trailing slash dropped on either side. `method` in any case;
   * `webhook` looks up a webhook by its name.
   */
  find(method: string, path: string): Operation | undefined;
  /**
   * What a reference that `find` knows nothing of may have meant: at most three operations, the most useful first.
   * Sees through case, slashes, the names in braces, values in the place of parameters, and slips. Other methods than
   * the wanted one are named only if none of these operations has that.
   */
  nearest(method: string, path: string): Operation[];
}

/** The parts of an SDK by name. Methods and properties are among them, which have no page of their own. */
export interface SymbolLookup {
  /** What the page shows that names it. A method or property is found by either kind, its parent by its name or its title. */
  find(symbol: SymbolName): Pick<Operation, "summary" | "description" | "badge"> | undefined;
  /** All of them, as front matter names them: `class Client`, `method Client.send`. */
  readonly names: readonly string[];
}
