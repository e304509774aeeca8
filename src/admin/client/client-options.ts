import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { refuseId } from "../ids.ts";
import { addressFor, refusePrefix } from "../key-prefixes.ts";

/** Sends one request, as the platform's `fetch` does; always called with an absolute URL. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface AdminClientOptions {
  /**
   * The address of the API, such as `https://api.example.com`; a path in it is kept as a prefix. Default: that of the
   * platform, for its own keys (`mint_`) only.
   */
  baseUrl?: string | URL | undefined;
  /** The admin API key: a server-side secret. */
  apiKey: string;
  /** The project, copied from the API keys page of the dashboard. */
  projectId: string;
  /** Sends the requests. Default: the platform's `fetch`. */
  fetch?: FetchLike | undefined;
  /** The prefix that the key must have. Default: `"svc_"` or `"mint_"`; `""` accepts any key. */
  keyPrefix?: string | undefined;
  /** The time limit of a call with all its retries, in milliseconds. Default 120,000. */
  timeoutMs?: number | undefined;
  /** The time limit of a single attempt, in milliseconds; then it counts as a network fault. Default 30,000. */
  attemptTimeoutMs?: number | undefined;
  /** How often a call is tried again after a network fault, 408, 429 or 5xx. Default 4. */
  maxRetries?: number | undefined;
  /** The wait before the first retry, in milliseconds; it doubles each time and is jittered. Default 500. */
  retryDelayMs?: number | undefined;
  /** The longest wait before a retry, in milliseconds, unless `Retry-After` asks for more. Default 30,000. */
  maxRetryDelayMs?: number | undefined;
  /** Rejects fields and enum values in answers that the schemas do not have. Default false: they are kept. */
  strict?: boolean | undefined;
  /** The longest body of an answer that is read, in bytes. Default 64 MiB. */
  maxResponseBytes?: number | undefined;
  /** Runs in a browser too, where everyone who opens the page can read the key. Default false. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The options with every default in place; lives in the transport's closure only, because it contains the key. */
export interface Settings {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  fetch: FetchLike;
  timeoutMs: number;
  attemptTimeoutMs: number;
  maxRetries: number;
  retryDelayMs: number;
  maxRetryDelayMs: number;
  maxResponseBytes: number;
}

/** Checks the options and fills in the defaults. Throws `TypeError`, never with the key in its message. */
export function readClientSettings(options: AdminClientOptions): Settings {
  if (!options.dangerouslyAllowBrowser && runsInBrowser()) {
    throw new TypeError(
      "the admin API key is a server-side secret, and everyone can read it in a browser: call the API from a server, or pass dangerouslyAllowBrowser: true if you know that the key is safe there",
    );
  }
  checkKey(options.apiKey, options.keyPrefix);
  return {
    baseUrl: readBaseUrl(options.baseUrl ?? addressFor(options.apiKey)),
    apiKey: options.apiKey,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timeoutMs: readCount("timeoutMs", options.timeoutMs, 120_000),
    attemptTimeoutMs: readCount("attemptTimeoutMs", options.attemptTimeoutMs, 30_000),
    maxRetries: readCount("maxRetries", options.maxRetries, 4),
    retryDelayMs: readCount("retryDelayMs", options.retryDelayMs, 500),
    maxRetryDelayMs: readCount("maxRetryDelayMs", options.maxRetryDelayMs, 30_000),
    maxResponseBytes: readCount("maxResponseBytes", options.maxResponseBytes, 64 * 1024 * 1024),
  };
}

/** A number that is not negative (`Infinity` means no limit), or its default. Throws `TypeError` that names it. */
export function readCount(name: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value === "number" && value >= 0) return value;
  throw new TypeError(`${name} must be a number that is not negative, not ${String(value)}`);
}

/** An ID as a segment of a path. Throws `TypeError` for an ID that the server would reject. */
export function readSegment(name: string, value: string): string {
  const fault = refuseId(value);
  if (fault) throw new TypeError(`${name} ${fault}`);
  return encodeURIComponent(value);
}

function checkKey(key: unknown, prefix: string | undefined): void {
  if (typeof key !== "string" || key === "") throw new TypeError("apiKey must be a non-empty string");
  const fault = refusePrefix(key, prefix);
  if (fault !== undefined) {
    throw new TypeError(
      `apiKey ${fault}: copy an admin API key from the API keys page of the dashboard, or pass keyPrefix if yours begins otherwise`,
    );
  }
  // A header cannot contain a line break, a space or a letter beyond ASCII, and the runtime's error would quote the
  // key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new TypeError("apiKey contains a space, a line break or another character that no key has: copy it again");
  }
}

function readBaseUrl(input: string | URL | undefined): string {
  let url: URL;
  try {
    url = new URL(input ?? "");
  } catch {
    throw new TypeError("baseUrl must be an absolute URL, such as https://api.example.com");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new TypeError("baseUrl must begin with https://");
  if (url.username !== "" || url.password !== "")
    throw new TypeError("baseUrl must not contain a user name or password");
  // An empty query or fragment would still swallow the path that comes behind it.
  if (/[?#]/.test(url.href)) throw new TypeError("baseUrl must not have a query or a fragment");
  return baseOfPaths(url.href);
}

/** Pages, and the worker threads of pages; server runtimes with a `window` have no `document`. */
function runsInBrowser(): boolean {
  const scope = globalThis as { window?: { document?: unknown }; importScripts?: unknown; Deno?: unknown };
  if (scope.window?.document !== undefined) return true;
  return typeof scope.importScripts === "function" && scope.Deno === undefined;
}
