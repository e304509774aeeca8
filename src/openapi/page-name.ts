import { DEFAULT_DIRECTORIES } from "../vocabulary/default-directories.ts";
import { normalizePagePath } from "../vocabulary/page-path.ts";
import type { Operation } from "./operation.ts";

/** Where generated pages live unless their `openapi` says otherwise. */
export const DEFAULT_DIRECTORY = DEFAULT_DIRECTORIES.openapi;

/** The same for each kind of page. */
const DIRECTORIES: Readonly<Record<Operation["kind"], string>> = {
  operation: DEFAULT_DIRECTORY,
  webhook: DEFAULT_DIRECTORY,
  channel: DEFAULT_DIRECTORIES.asyncapi,
  query: DEFAULT_DIRECTORIES.graphql,
  mutation: DEFAULT_DIRECTORIES.graphql,
  subscription: DEFAULT_DIRECTORIES.graphql,
  type: DEFAULT_DIRECTORIES.graphql,
  symbol: DEFAULT_DIRECTORIES.sdk,
};

/** What the name and the address of an operation's page are made of. */
export type NamedOperation = Pick<
  Operation,
  "kind" | "method" | "path" | "summary" | "operationId" | "tag" | "mint" | "address"
>;

/** What an `openapi` says of the addresses of its pages. */
export interface AddressOptions {
  /**
   * Default `api-reference`, `asyncapi-reference` for channels, `graphql-reference` for the parts of a GraphQL schema,
   * `sdk-reference` for those of an SDK.
   */
  readonly directory?: string | undefined;
  /** `operationId`: the operationId makes the address where an operation has one. */
  readonly slug?: "operationId" | undefined;
}

/**
 * One part of a generated page's address, as the hosted platform makes it. Letters of any script and their case stay.
 *
 * @example slugOf("Get a user's (full) profile") // "Get-a-users-full-profile"
 * @example slugOf("/a/{b}/c.d") // "a-cd"
 */
export function slugOf(text: string): string {
  return replaceBraces(text.replace(/\s+/g, "-"))
    .replace(/^-|-$/g, "")
    .replace(/[{}(),.'/]/g, "")
    .replaceAll("--", "-");
}

/**
 * The address of an operation's page: `x-mint.href` where the spec sets it, else the directory, the tag, and the summary
 * (without one, method and path; a webhook's name), in lower case. Starts with `/`; `?`, `#` and `%` are
 * percent-encoded, so that it works as a link. Not unique: two operations may get the same one. With `slug` the
 * operationId goes before the summary.
 *
 * @example generatedHref({ kind: "operation", method: "get", path: "/users", tag: "Users", summary: "List users" })
 * // "/api-reference/users/list-users"
 */
export function generatedHref(operation: NamedOperation, options: AddressOptions = {}): string {
  return `/${ownSlug(operation) ?? encodeSlug(generatedSlug(operation, options))}`;
}

/**
 * The title of an operation's page: `x-mint.metadata.title`, else the summary, else words made of its address. That is
 * the address it has in the end, with the number that tells it from others.
 */
export function pageTitle(operation: NamedOperation, href = generatedHref(operation)): string {
  const { metadata } = operation.mint ?? {};
  const title = metadata && Object.hasOwn(metadata, "title") ? metadata.title : undefined;
  if (typeof title === "string" && title !== "") return title;
  if (operation.summary) return operation.summary;
  if (operation.kind !== "operation" && operation.kind !== "webhook") return wordsOfName(operation.path);
  const slug = href.slice(href.lastIndexOf("/") + 1);
  const words = slug.replace(/[-_]/g, " ").replace(/%(?:3F|23|25)/g, decodeURIComponent);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The slug that `x-mint.href` gives, its escapes kept; `undefined` where it is not set, or names nothing. */
function ownSlug({ mint }: NamedOperation): string | undefined {
  const path = mint?.href?.trim().replace(/[?#].*$/s, "") ?? "";
  const slug = path
    .replace(/(?<=[^/])\.[^./]+$/, "")
    .replace(/^\/|\/$/g, "")
    .toLowerCase();
  return slug === "" ? undefined : slug.replace(/%(?![0-9a-f]{2})/g, "%25");
}

function generatedSlug(operation: NamedOperation, options: AddressOptions): string {
  const { directory = DIRECTORIES[operation.kind], slug } = options;
  if (operation.address !== undefined)
    return [normalizePagePath(directory), operation.address].filter(Boolean).join("/");
  const tag = operation.tag === undefined ? "" : slugOf(operation.tag);
  const name = slug === "operationId" ? kebabCase(operation.operationId ?? "") : "";
  const parts = [normalizePagePath(directory), tag, name || lastPart(operation)];
  const path = parts.filter((part) => part !== "").join("/");
  if (!isOfGraphql(operation)) return path.toLowerCase();
  // Names of GraphQL may differ by their case alone.
  return [normalizePagePath(directory), tag.toLowerCase(), operation.path].filter((part) => part !== "").join("/");
}

const isOfGraphql = ({ kind }: NamedOperation): boolean => DIRECTORIES[kind] === DEFAULT_DIRECTORIES.graphql;

/** A name in camel case as words: `userSignedUp` is "User signed up". */
function wordsOfName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name in ASCII, its words joined by `-`: `getUserByID` is `get-user-by-id`. */
const kebabCase = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-")
    .replace(/[^A-Za-z\d]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();

/** The summary's slug; where there is none to be had, the method and the path's, or the webhook name's. */
function lastPart({ kind, method, path, summary }: NamedOperation): string {
  const fromSummary = summary === undefined ? "" : slugOf(summary);
  if (fromSummary !== "") return fromSummary;
  return kind === "operation" ? `${method}-${slugOf(path)}` : slugOf(path) || kind;
}

/** Every `{…}` becomes `-`. Stops at the last brace that closes, which keeps a run of opening braces linear. */
function replaceBraces(text: string): string {
  const end = text.lastIndexOf("}") + 1;
  return text.slice(0, end).replace(/\{[^}]*\}/g, "-") + text.slice(end);
}

const encodeSlug = (slug: string): string => slug.replace(/[?#%]/g, encodeURIComponent);
