import { type AdditionalMethod, type HttpMethod, isAdditionalMethod, isHttpMethod } from "./methods.ts";
import type { SymbolKind, SymbolName } from "./sdk.ts";

/** An entry of `pages`, taken apart. */
export type PageEntry =
  | { type: "page"; path: string }
  | { type: "operation"; method: HttpMethod | AdditionalMethod; path: string; spec?: string }
  | { type: "webhook"; name: string; spec?: string }
  | { type: "graphql"; kind: SelectorKind; name: string; spec?: undefined };

/** A reference that its author misspelt: the method is unknown, or sticks to the path. */
export interface MisspeltReference {
  /** As written. */
  method: string;
  path: string;
  spec?: string;
}

/**
 * The kinds of things besides operations and webhooks that get pages: AsyncAPI channels, the parts of a GraphQL schema,
 * and the parts of an SDK.
 */
export const DEFINITION_KINDS = ["channel", "query", "mutation", "type", "symbol"] as const;
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];

/** The kinds of parts of a GraphQL schema that entries of `pages` may name, in upper case. */
const SELECTOR_KINDS = ["query", "mutation", "type"] as const;
export type SelectorKind = (typeof SELECTOR_KINDS)[number];

/** The fields that tell an operation from all others of its spec. */
export interface ReferredOperation {
  readonly kind: "operation" | "webhook" | DefinitionKind;
  /**
   * In lower case, but for methods such as `COPY`. The kind of a part for SDKs, such as `class`; for anything else
   * without a method, the same as `kind`.
   */
  readonly method: HttpMethod | AdditionalMethod | DefinitionKind | SymbolKind | SymbolName["kind"];
  /** The path template of an operation; the name of anything else. */
  readonly path: string;
}

/**
 * Takes an entry of `pages` apart: `METHOD /path`, `webhook NAME`, either one after the path or URL of its spec; a part
 * of a GraphQL schema (`QUERY name`, `MUTATION name`, `TYPE Name`); or else a page. The usual methods count in any case,
 * others in upper case alone, and these and `query` need a path that begins with a slash; white space around and between
 * the parts does not matter. A page keeps its path as written. Source: specification, "OpenAPI integration in
 * navigation", 3; hosted platform.
 *
 * @example parsePageEntry("GET /users/{id}") // { type: "operation", method: "get", path: "/users/{id}" }
 * @example parsePageEntry("shop.yaml webhook order.created") // { type: "webhook", name: "order.created", spec: "shop.yaml" }
 * @example parsePageEntry("guides/intro") // { type: "page", path: "guides/intro" }
 */
export function parsePageEntry(entry: string): PageEntry {
  const parts = splitReference(entry);
  if (!parts) return { type: "page", path: entry };
  const spec = parts.spec === undefined ? {} : { spec: parts.spec };
  if (parts.method.toLowerCase() === "webhook") return { type: "webhook", name: parts.target, ...spec };
  const method = readMethod(parts);
  if (method) return { type: "operation", method, path: parts.target, ...spec };
  return readSelector(parts) ?? { type: "page", path: entry };
}

function readMethod({ method, target }: ReferenceWords): HttpMethod | AdditionalMethod | undefined {
  const name = method.toLowerCase();
  if (isHttpMethod(name) && name !== "query") return name;
  if (!target.startsWith("/")) return undefined;
  return isHttpMethod(name) ? name : isAdditionalMethod(method) ? method : undefined;
}

/** A part of a GraphQL schema. Fields of the result of a query are behind it with dots: `QUERY user.posts`. */
function readSelector({ spec, method, target }: ReferenceWords): PageEntry | undefined {
  const kind = SELECTOR_KINDS.find((each) => each.toUpperCase() === method);
  if (!kind || spec !== undefined || !/^[_A-Za-z]\w*(?:\.[_A-Za-z]\w*)*$/.test(target)) return undefined;
  return kind === "type" && target.includes(".") ? undefined : { type: "graphql", kind, name: target };
}

/**
 * The reference that a page entry was probably meant to be: `fetch /users`, `GET/users`; `undefined` for references of
 * the right form and for what may be a page.
 */
export function misspeltReference(entry: string): MisspeltReference | undefined {
  if (parsePageEntry(entry).type !== "page") return undefined;
  const parts = splitReference(entry);
  const methodLike = parts?.spec === undefined ? /^[A-Za-z]+$/ : /^[A-Z]+$/;
  if (parts && methodLike.test(parts.method) && parts.target.startsWith("/")) {
    return { method: parts.method, path: parts.target, ...(parts.spec === undefined ? {} : { spec: parts.spec }) };
  }
  const glued = /^\s*([A-Z]+)(\/\S*)\s*$/.exec(entry);
  return glued?.[1] && glued[2] && isHttpMethod(glued[1].toLowerCase())
    ? { method: glued[1], path: glued[2] }
    : undefined;
}

/** How an operation is referred to: `GET /users`; `WEBHOOK order.created`; `CHANNEL orders`; `CLASS Client`. */
export const referenceOf = (operation: ReferredOperation): string =>
  `${verbOf(operation).toUpperCase()} ${operation.path}`;

/** The entry of `pages` that names an operation: `GET /users`, `webhook order.created`. */
export const entryOfOperation = (operation: ReferredOperation): string =>
  referenceOf(operation).replace(/^WEBHOOK/, "webhook");

/** The first word of an operation's reference, in lower case: its method, or its kind if it has none. */
export const verbOf = ({ kind, method }: Pick<ReferredOperation, "kind" | "method">): string =>
  kind === "operation" || kind === "symbol" ? method : kind;

interface ReferenceWords {
  readonly spec?: string;
  readonly method: string;
  readonly target: string;
}

/** The two or three words of a reference; `undefined` for any other number of words. */
function splitReference(entry: string): ReferenceWords | undefined {
  const words = entry.trim().split(/\s+/, 4);
  const [first, second, third] = words;
  if (words.length === 2 && first && second) return { method: first, target: second };
  if (words.length === 3 && first && second && third) return { spec: first, method: second, target: third };
  return undefined;
}
