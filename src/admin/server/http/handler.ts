import { ADMIN_SHAPES } from "../../../../schemas/admin-shapes.js";
import type { AdminTypes } from "../../../../schemas/types.ts";
import { ENDPOINTS, type Endpoint, type EndpointName } from "../../../schema/admin/endpoints.ts";
import { readBody } from "../../client/body.ts";
import { refuseId } from "../../ids.ts";
import { faultIn } from "../../schema-fault.ts";
import type { AdminCall, AdminSettings } from "../answers/admin-call.ts";
import { answerCallerStats, answerFeedbackByPage, answerSearches, answerTraffic } from "../answers/counts.ts";
import { answerPreview, answerStatus, answerUpdate } from "../answers/deployments.ts";
import { answerCreateJob, answerJob, answerMessageJob } from "../answers/jobs.ts";
import { answerConversations, answerFeedback, answerThread } from "../answers/record-pages.ts";
import { type AdminScriptOption, type AdminScripts, readScript } from "../script.ts";
import type { AdminStore } from "../stores/store.ts";
import { answerError, answerFailure } from "./answers.ts";
import { type AdminKey, type Authorization, createKeyCheck, type KeyCheck } from "./keys.ts";
import { createLimits, type RequestLimits } from "./limits.ts";
import { parseQuery } from "./parameters.ts";

export interface AdminHandlerOptions {
  store: AdminStore;
  /** The keys that are let in, each for its projects. */
  keys: Iterable<AdminKey>;
  /** The prefix of every key. Default: `"svc_"` or `"mint_"`. */
  keyPrefix?: string | undefined;
  /** How jobs and deployments go on that are begun here. Default: a job is completed after a second, a deployment succeeds. */
  script?: AdminScriptOption | undefined;
  /** The repository of the jobs that are begun here. Default: `"https://github.com/example/docs"`. */
  repository?: string | undefined;
  /** Their model. Default: `"scripted"`. */
  model?: string | undefined;
  /**
   * How many requests of a project are answered: `prompts` and `analytics` in an hour, `updates` in ten seconds, `previews`
   * in a minute; more are answered 429. `Infinity` for all. Default: as many as the platform answers.
   */
  limits?: RequestLimits | undefined;
  /** Called with the error that made a request fail with 500. The answer does not contain it. */
  onError?: (error: unknown, request: Request) => void;
}

/** Who sends a request, as far as the server knows. */
export interface AdminCaller {
  /** The IP address, for keys that have a list of addresses. */
  address?: string | undefined;
}

/** Answers a request. What runtimes pass beside it, such as an environment, has no effect. */
export interface AdminHandler {
  (request: Request): Promise<Response>;
  (request: Request, caller: AdminCaller): Promise<Response>;
}

/** Longer addresses are rejected (RFC 9110 asks servers to take 8,000 characters). */
const LONGEST_URL = 8_000;

/** Longer bodies are rejected, in bytes: no record may be so long. */
const LONGEST_BODY = 1024 * 1024;

const ANSWERS: Readonly<Record<EndpointName, (call: AdminCall) => Promise<Response>>> = {
  getAgentJob: answerJob,
  createAgentJob: answerCreateJob,
  messageAgentJob: answerMessageJob,
  getAssistantConversations: answerConversations,
  getAssistantThread: answerThread,
  getAssistantCallerStats: answerCallerStats,
  getFeedback: answerFeedback,
  getFeedbackByPage: answerFeedbackByPage,
  getSearches: answerSearches,
  getViews: answerTraffic("views"),
  getVisitors: answerTraffic("visitors"),
  triggerUpdate: answerUpdate,
  getUpdateStatus: answerStatus,
  triggerPreview: answerPreview,
};

interface Route {
  name: EndpointName;
  endpoint: Endpoint;
  /** Each a word, or the name of a parameter in braces. */
  segments: readonly string[];
}

const ROUTES: readonly Route[] = Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint,
  segments: endpoint.path.split("/"),
}));

const isParameter = (segment: string): boolean => segment.startsWith("{");

/** Whether a path, in its segments, is that of a route; no parameter is empty. */
const isAt = ({ segments }: Route, path: readonly string[]): boolean =>
  path.length === segments.length &&
  segments.every((segment, index) => (isParameter(segment) ? path[index] !== "" : path[index] === segment));

/** What all requests have in common. */
interface Serving {
  store: AdminStore;
  checkKey: KeyCheck;
  scripts: AdminScripts;
  settings: AdminSettings;
  limits: ReturnType<typeof createLimits>;
}

/**
 * Answers the endpoints of the admin API from a store. Runs wherever there are `Request` and `Response`. Rejects only
 * where `onError` throws; every fault is an answer with the body `{ "error": string }`: 400 for bad parameters (it names
 * all of them) and bodies, 401 for keys, 403 for their scope and addresses, 404 for unknown paths and records, 405 for
 * methods, 413 for bodies that are too large, 429 for too many requests, 500 for a store or script that fails.
 *
 * @throws {TypeError} at once if there is no store, no key, a key without the prefix, without a secret behind it, or
 * that no request could carry, or if the script, a scope, a list of addresses or a limit is not valid
 * @example
 * const handler = createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_…", projects: ["docs"] }] });
 */
export function createAdminHandler(options: AdminHandlerOptions): AdminHandler {
  const { store, keys, keyPrefix, script, onError } = options;
  const { repository = "https://github.com/example/docs", model = "scripted" } = options;
  if (typeof store?.read !== "function") throw new TypeError("store must be an AdminStore, such as memoryStore()");
  const serving: Serving = {
    store,
    checkKey: createKeyCheck(keys, keyPrefix),
    scripts: readScript(script),
    settings: { repository, model },
    limits: createLimits(options.limits),
  };
  return async (request: Request, caller?: AdminCaller) => {
    let response: Response;
    try {
      response = await answerRequest(request, addressOf(caller), serving);
    } catch (error) {
      onError?.(error, request);
      response = answerFailure();
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

const addressOf = (caller: AdminCaller | undefined): string | undefined =>
  typeof caller?.address === "string" ? caller.address : undefined;

/** Rejects only if the store or the script fails. */
async function answerRequest(request: Request, address: string | undefined, serving: Serving): Promise<Response> {
  if (request.url.length > LONGEST_URL) {
    return answerError(400, `the address is longer than ${LONGEST_URL} characters`);
  }
  const { pathname, search } = new URL(request.url);
  const path = pathname.split("/");
  const routes = ROUTES.filter((route) => isAt(route, path));
  if (routes.length === 0) return answerError(404, "there is nothing at this path");
  const Allow = [...routes.map(({ endpoint }) => (endpoint.method === "GET" ? "GET, HEAD" : "POST")), "OPTIONS"].join(
    ", ",
  );
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow } });
  const method = request.method === "HEAD" ? "GET" : request.method;
  const route = routes.find(({ endpoint }) => endpoint.method === method);
  if (!route) return answerError(405, `the method ${request.method} is not allowed here`, { Allow });

  const ids: Record<string, string> = {};
  const broken: string[] = [];
  for (const [index, segment] of route.segments.entries()) {
    if (!isParameter(segment)) continue;
    const [name, value] = [segment.slice(1, -1), decode(path[index] as string)];
    if (value === undefined) broken.push(name);
    else ids[name] = value;
  }
  if (decode(search) === undefined) broken.push("the query");
  if (broken.length > 0) return answerError(400, `${broken.join(" and ")} must be percent-encoded UTF-8`);
  return answerRoute(request, address, route, ids, serving);
}

async function answerRoute(
  request: Request,
  address: string | undefined,
  { name, endpoint }: Route,
  ids: Readonly<Record<string, string>>,
  { store, checkKey, scripts, settings, limits }: Serving,
): Promise<Response> {
  const header = request.headers.get("Authorization");
  const scope = endpoint.method === "GET" ? "read" : "write";
  const authorize = (projectId: string | undefined) => checkKey({ header, scope, address }, projectId);
  const authorization = await authorize(ids.projectId);
  if (authorization !== "granted") return answerUnauthorized(authorization);
  const faults = Object.entries(ids).flatMap(([parameter, id]) => {
    const fault = refuseId(id);
    return fault ? [`${parameter} ${fault}`] : [];
  });
  if (faults.length > 0) return answerError(400, faults.join("; "));
  const query = parseQuery(endpoint, new URL(request.url).searchParams);
  if (!query.ok) return answerError(400, query.faults.join("; "));
  const body = endpoint.body === undefined ? {} : await readRecord(request, endpoint.body as keyof AdminTypes);
  if (body instanceof Response) return body;
  const { limit } = endpoint;
  const wait = limit === undefined ? undefined : limits(limit, ids.projectId as string);
  if (wait !== undefined) {
    const error = `too many requests: there is room for another one of this project's ${limit} in ${wait} seconds`;
    return answerError(429, error, { "Retry-After": String(wait) });
  }
  const opens = async (projectId: string) => (await authorize(projectId)) === "granted";
  return ANSWERS[name]({ store, scripts, settings, ids, query: query.value, body, opens });
}

/** The JSON of a request, by its schema; the answer if it is not valid. */
async function readRecord(request: Request, schema: keyof AdminTypes): Promise<Response | AdminCall["body"]> {
  const text = await readBody(request, LONGEST_BODY);
  if (text === undefined) return answerError(413, `the body is longer than ${LONGEST_BODY} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return answerError(400, "the body must be JSON");
  }
  const fault = faultIn(value, ADMIN_SHAPES.mintlify[schema]);
  if (!fault) return value as AdminCall["body"];
  return answerError(400, `${fault.pointer.slice(1) || "the body"} ${fault.problem}`);
}

const CHALLENGE = 'Bearer realm="admin"';

/** The same words for a key that does not exist and for one of another project. RFC 6750, section 3. */
function answerUnauthorized(reason: Exclude<Authorization, "granted">): Response {
  const refuse = (status: 401 | 403, error: string, code: string) =>
    answerError(status, error, { "WWW-Authenticate": `${CHALLENGE}, error="${code}"` });
  switch (reason) {
    case "missing":
      return answerError(401, "send an admin API key: Authorization: Bearer <key>", { "WWW-Authenticate": CHALLENGE });
    case "refused":
      return refuse(401, "this admin API key does not open this project", "invalid_token");
    case "expired":
      return refuse(401, "this admin API key has expired", "invalid_token");
    case "read-only":
      return refuse(403, "this admin API key may only read", "insufficient_scope");
    case "elsewhere":
      return refuse(403, "this admin API key may not be used from this address", "invalid_token");
    default:
      return reason satisfies never;
  }
}

/** The text behind percent-encoding; `undefined` if it is not UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
