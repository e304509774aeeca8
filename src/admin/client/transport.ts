import { readBody } from "./body.ts";
import { type CallScope, openScope } from "./call-scope.ts";
import { readCount, type Settings } from "./client-options.ts";
import { AdminAbortError, AdminApiError, AdminNetworkError, AdminResponseError, AdminTimeoutError } from "./errors.ts";

/** The options of every call of the client. */
export interface CallOptions {
  /** Ends the call, also while it waits for a retry, with `AdminAbortError`. */
  signal?: AbortSignal | undefined;
  /** The time limit of the call with all its retries, in milliseconds. Default: the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

/** One request: its address, and a function that reads the answer. */
interface Call<T> extends CallOptions {
  method: "GET" | "POST";
  /** A JSON text. */
  body: string | undefined;
  /** The path below the base URL, with its query. */
  path: string;
  /** Checks the parsed body; throws `AdminResponseError`. */
  read: (body: unknown, request: string) => T;
  /** Default: the client's `maxRetries`. */
  maxRetries?: number | undefined;
}

export type CallTransport = <T>(call: Call<T>) => Promise<T>;

/**
 * Sends requests and tries again until an answer comes, the retries are used up or the time limit is reached: GET after
 * network faults, 408, 429 and 5xx, POST only if the server cannot have carried it out. A body that is cut or is not
 * JSON counts as a network fault.
 */
export function createTransport(settings: Settings): CallTransport {
  return async function send<T>(call: Call<T>): Promise<T> {
    const request = `${call.method} ${call.path.split("?", 1)[0]}`;
    const timeoutMs = readCount("timeoutMs", call.timeoutMs, settings.timeoutMs);
    const maxRetries = call.maxRetries ?? settings.maxRetries;
    let lastFault: unknown;
    const timedOut = (message: string) => new AdminTimeoutError(request, timeoutMs, message, lastFault);

    const scope = openScope({
      signal: call.signal,
      timeoutMs,
      onTimeout: () => timedOut(`no answer within ${timeoutMs} ms`),
      onAbort: (reason) => new AdminAbortError(request, reason),
    });
    try {
      for (let retry = 1; ; retry++) {
        try {
          return call.read(await attempt(settings, call, request, scope), request);
        } catch (error) {
          if (scope.signal.aborted) throw scope.signal.reason;
          if (!mayRepeat(error, call.method) || retry > maxRetries) throw error;
          lastFault = error;
          const delay = retryDelay(retry, settings, error instanceof AdminApiError ? error.retryAfterMs : undefined);
          if (delay >= scope.remainingMs()) {
            throw timedOut(describeEnd(retry, error, delay, timeoutMs));
          }
          await scope.sleep(delay);
        }
      }
    } finally {
      scope.close();
    }
  };
}

/** Sends a request once and gives the parsed body of a success; everything else is thrown. */
async function attempt(
  { apiKey, baseUrl, fetch, attemptTimeoutMs: limit, maxResponseBytes }: Settings,
  { method, path, body }: Pick<Call<unknown>, "method" | "path" | "body">,
  request: string,
  outer: CallScope,
): Promise<unknown> {
  const scope = openScope({
    signal: outer.signal,
    timeoutMs: limit,
    onTimeout: () => networkError(request, `the attempt took longer than ${limit} ms`),
  });
  try {
    scope.signal.throwIfAborted();
    const response = await scope.race(
      fetch(baseUrl + path, {
        method,
        headers: {
          accept: "application/json",
          authorization: `Bearer ${apiKey}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        // A redirect could take the key to another server.
        redirect: "manual",
        signal: scope.signal,
      }),
    );
    const text = await scope.race(readBody(response, maxResponseBytes));
    if (text === undefined) throw tooLong(request, maxResponseBytes);
    if (!response.ok) throw apiError(request, response, readErrorBody(text, apiKey));
    return JSON.parse(text);
  } catch (error) {
    if (scope.signal.aborted) throw scope.signal.reason;
    if (error instanceof AdminApiError || error instanceof AdminResponseError) throw error;
    const { message, code } = describeFault(error);
    throw networkError(request, message.replaceAll(apiKey, "[key]"), code);
  } finally {
    scope.close();
  }
}

const tooLong = (request: string, limit: number) =>
  new AdminResponseError(request, "", `it is longer than ${limit} bytes`);

/** Faults of a connection that was never there: nothing was sent. */
const UNSENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

function networkError(request: string, message: string, code?: string): AdminNetworkError {
  const isOpen = request.startsWith("POST") && !UNSENT.has(code ?? "");
  const warning = isOpen ? "; the server may have carried it out, so it was not sent again" : "";
  return new AdminNetworkError(request, message + warning, code);
}

function apiError(
  request: string,
  { status, headers }: Response,
  { text: serverError, details }: { text: string | undefined; details: readonly string[] },
): AdminApiError {
  const redirected = status === 0 || (status >= 300 && status < 400);
  const problem = redirected ? "redirects are not followed, so that the key stays with baseUrl" : serverError;
  const message = [`HTTP ${status}`, ...(problem === undefined ? [] : [problem]), ...details].join(": ");
  return new AdminApiError(request, status, message, serverError, readRetryAfter(headers), details);
}

/** Whether the same request may succeed later, and does no harm if it is carried out twice. */
function mayRepeat(error: unknown, method: string): boolean {
  if (error instanceof AdminNetworkError) return method === "GET" || UNSENT.has(error.code ?? "");
  return error instanceof AdminApiError && (error.status === 429 || (method === "GET" && error.isTransient));
}

/** Why there is no further attempt. */
function describeEnd(attempts: number, last: unknown, delay: number, timeoutMs: number): string {
  const times = `${attempts} attempt${attempts === 1 ? "" : "s"}`;
  const answered = last instanceof AdminApiError ? `, answered ${last.status}` : "";
  return `gave up after ${times}${answered}: the next one is due in ${Math.ceil(delay)} ms, after the limit of ${timeoutMs} ms`;
}

/** How long to wait before trying again, in milliseconds. */
interface Backoff {
  /** The wait before the first retry; each further one doubles it. */
  retryDelayMs: number;
  /** The longest wait that grows so; `Retry-After` may ask for a longer one. */
  maxRetryDelayMs: number;
}

/**
 * The wait before retry number `retry` (from 1): between half and all of `retryDelayMs * 2^(retry-1)`, so that many
 * clients don't return at the same moment. It is never shorter than what `Retry-After` asks for.
 */
function retryDelay(retry: number, { retryDelayMs, maxRetryDelayMs }: Backoff, retryAfterMs = 0): number {
  const grown = Math.min(retryDelayMs * 2 ** (retry - 1), maxRetryDelayMs);
  const jittered = grown * (0.5 + Math.random() / 2);
  return Math.max(jittered, retryAfterMs);
}

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date, which counts from the answer's own `Date` if
 * there is one, since the two clocks may differ. Milliseconds; `undefined` for anything else.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (value === undefined || value === "") return undefined;
  // Only whole seconds are in the standard, but servers send fractions.
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent));
}

/** A fault of the runtime in one line: its message and those of its causes, and the first code among them. */
function describeFault(error: unknown): { message: string; code?: string } {
  if (error instanceof SyntaxError) return { message: "the body of the answer is cut off or is not JSON" };
  const messages: string[] = [];
  let code: string | undefined;
  let current: unknown = error;
  // Fetch wraps the cause of a failure once or twice; a chain that runs in a circle ends too.
  for (let depth = 0; current !== undefined && current !== null && depth < 5; depth++) {
    const fault = current as { message?: unknown; code?: unknown; cause?: unknown };
    const message = typeof fault.message === "string" ? fault.message : String(current);
    if (message !== "" && !messages.includes(message)) messages.push(message);
    if (code === undefined && typeof fault.code === "string") code = fault.code;
    current = fault.cause;
  }
  const message = messages.join(": ") || code || "the request failed";
  return code === undefined ? { message } : { message, code };
}

/** The text and the details of an error answer, without the key; none of them for a body of another form. */
function readErrorBody(body: string, apiKey: string): { text: string | undefined; details: readonly string[] } {
  const clean = (text: unknown) => (typeof text === "string" ? [text.replaceAll(apiKey, "[key]")] : []);
  try {
    const { error, details } = JSON.parse(body) as { error?: unknown; details?: unknown };
    const faults = Array.isArray(details) ? details : [];
    return {
      text: clean(error)[0],
      details: faults.flatMap((each: { message?: unknown } | null) => clean(each?.message)),
    };
  } catch {
    return { text: undefined, details: [] };
  }
}
