import { refuseId } from "../../ids.ts";
import type { AdminStore, ConversationRow } from "../stores/store.ts";
import { answerError, answerFailure, answerJson } from "./answers.ts";
import { type AdminKey, createKeyCheck, type KeyCheck } from "./keys.ts";
import { parseConversationQuery } from "./parameters.ts";

export interface AdminHandlerOptions {
  store: AdminStore;
  /** The keys that are let in, each for its projects. */
  keys: Iterable<AdminKey>;
  /** The prefix of every key. Default: `"svc_"` or `"mint_"`. */
  keyPrefix?: string | undefined;
  /** Called with the error that made a request fail with 500. The answer does not contain it. */
  onError?: (error: unknown, request: Request) => void;
}

/** Longer addresses are rejected (RFC 9110 asks servers to take 8,000 characters). */
const LONGEST_URL = 8_000;

/** A page of conversations ends before its JSON is longer, in bytes: with its `nextCursor` a client reads on. */
const LARGEST_PAGE = 8 * 1024 * 1024;

const encoder = new TextEncoder();

const METHODS = "GET, HEAD, OPTIONS";

interface Route {
  path: RegExp;
  /** The names of the path's parameters; the project comes first. */
  parameters: readonly string[];
  answer(store: AdminStore, parameters: readonly string[], query: URLSearchParams): Promise<Response>;
}

/** Source: specification, "Endpoints". */
const ROUTES: readonly Route[] = [
  { path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/, parameters: ["projectId", "id"], answer: answerJob },
  { path: /^\/v1\/analytics\/([^/]+)\/assistant$/, parameters: ["projectId"], answer: answerConversations },
];

/**
 * Answers the two endpoints of the admin API from a store. Runs wherever there are `Request` and `Response`. Rejects only
 * where `onError` throws; every fault is an answer with the body `{ "error": string }`: 400 for bad parameters (it names
 * all of them), 401 for keys, 404 for unknown paths and jobs, 405 for methods, 500 for a store that fails.
 *
 * @throws {TypeError} at once if there is no store, no key, or a key without the prefix, without a secret behind it, or
 * that no request could carry
 * @example
 * const handler = createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_…", projects: ["docs"] }] });
 */
export function createAdminHandler({
  store,
  keys,
  keyPrefix,
  onError,
}: AdminHandlerOptions): (request: Request) => Promise<Response> {
  if (typeof store?.readJob !== "function") throw new TypeError("store must be an AdminStore, such as memoryStore()");
  const checkKey = createKeyCheck(keys, keyPrefix);
  return async (request) => {
    let response: Response;
    try {
      response = await answerRequest(request, store, checkKey);
    } catch (error) {
      onError?.(error, request);
      response = answerFailure();
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

/** Rejects only if the store fails. */
async function answerRequest(request: Request, store: AdminStore, checkKey: KeyCheck): Promise<Response> {
  if (request.url.length > LONGEST_URL) {
    return answerError(400, `the address is longer than ${LONGEST_URL} characters`);
  }
  const { pathname, search, searchParams } = new URL(request.url);
  const found = findRoute(pathname);
  if (!found) return answerError(404, "there is nothing at this path");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: METHODS } });
  if (request.method !== "GET" && request.method !== "HEAD") {
    return answerError(405, `the method ${request.method} is not allowed here`, { Allow: METHODS });
  }
  const { route, segments } = found;
  const parameters = segments.map(decode);
  const broken = route.parameters.filter((_, index) => parameters[index] === undefined);
  if (decode(search) === undefined) broken.push("the query");
  if (broken.length > 0) return answerError(400, `${broken.join(" and ")} must be percent-encoded UTF-8`);

  const decoded = parameters as string[];
  const authorization = await checkKey(request.headers.get("Authorization"), decoded[0] as string);
  if (authorization !== "granted") return answerUnauthorized(authorization);
  const faults = route.parameters.flatMap((name, index) => describeId(name, decoded[index] as string));
  if (faults.length > 0) return answerError(400, faults.join("; "));
  return route.answer(store, decoded, searchParams);
}

function findRoute(pathname: string): { route: Route; segments: string[] } | undefined {
  for (const route of ROUTES) {
    const match = route.path.exec(pathname);
    if (match) return { route, segments: match.slice(1) };
  }
  return undefined;
}

async function answerJob(store: AdminStore, [projectId, id]: readonly string[]): Promise<Response> {
  const job = await store.readJob(projectId as string, id as string);
  return job === undefined ? answerError(404, "there is no such agent job") : answerJson(200, job);
}

/** One row more than fits is read: it tells whether there is a next page. */
async function answerConversations(
  store: AdminStore,
  [projectId]: readonly string[],
  query: URLSearchParams,
): Promise<Response> {
  const parsed = parseConversationQuery(query);
  if (!parsed.ok) return answerError(400, parsed.faults.join("; "));
  const { limit } = parsed.value;
  const range = { ...parsed.value, limit: limit + 1, maxBytes: LARGEST_PAGE };
  const rows = await store.readConversations(projectId as string, range);
  const page = rows.slice(0, countFitting(rows, limit));
  const hasMore = page.length < rows.length;
  const conversations = page.map(({ json }) => json).join(",");
  const nextCursor = JSON.stringify(hasMore ? page.at(-1)?.position : null);
  return answerJson(200, `{"conversations":[${conversations}],"nextCursor":${nextCursor},"hasMore":${hasMore}}`);
}

/** How many rows make a page: up to `limit`, up to its size in bytes, but one at least. */
function countFitting(rows: readonly ConversationRow[], limit: number): number {
  let bytes = 0;
  for (const [index, { json }] of rows.entries()) {
    bytes += encoder.encode(json).length;
    if (index === limit || (index > 0 && bytes > LARGEST_PAGE)) return index;
  }
  return rows.length;
}

/** The same words for a key that does not exist and for one of another project. RFC 6750, section 3. */
function answerUnauthorized(reason: "missing" | "refused"): Response {
  return reason === "missing"
    ? answerError(401, "send an admin API key: Authorization: Bearer <key>", {
        "WWW-Authenticate": 'Bearer realm="admin"',
      })
    : answerError(401, "this admin API key does not open this project", {
        "WWW-Authenticate": 'Bearer realm="admin", error="invalid_token"',
      });
}

function describeId(name: string, id: string): string[] {
  const fault = refuseId(id);
  return fault ? [`${name} ${fault}`] : [];
}

/** The text behind percent-encoding; `undefined` if it is not UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
