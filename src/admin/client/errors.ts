/** The base of all errors of the client. No error contains the key. */
export class AdminClientError extends Error {
  override readonly name: string = "AdminClientError";
  /** The request as `GET /path` or `POST /path`, without the address of the server. */
  readonly request: string;

  constructor(request: string, message: string, options?: ErrorOptions) {
    super(`${request}: ${message}`, options);
    this.request = request;
  }
}

/** What an error status means, for programs to tell errors apart. */
export type AdminErrorKind =
  /** 400: the request is not valid; see `details`. */
  | "invalid"
  /** 401: the key is unknown or expired, or belongs to another project. */
  | "unauthorized"
  /** 403: the key lacks the scope, may not be used from this address, or the plan does not have the feature. */
  | "forbidden"
  | "not-found"
  /** 429: see `retryAfterMs`. */
  | "rate-limited"
  /** 5xx. */
  | "server"
  | "other";

const KINDS: Readonly<Record<number, AdminErrorKind>> = {
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  429: "rate-limited",
};

/** The server answered with an error status; retries, if the status allows them, are used up. */
export class AdminApiError extends AdminClientError {
  override readonly name = "AdminApiError";
  /** The HTTP status, such as 404 for a job that does not exist. */
  readonly status: number;
  /** What the status means. */
  readonly kind: AdminErrorKind;
  /** The faults of the request, one by one, if the server lists them. */
  readonly details: readonly string[];
  /** The text of `{ "error": … }` in the answer; `undefined` if the body has another shape. */
  readonly serverError: string | undefined;
  /** The wait that `Retry-After` asked for, in milliseconds, before any limit. */
  readonly retryAfterMs: number | undefined;

  constructor(
    request: string,
    status: number,
    message: string,
    serverError?: string,
    retryAfterMs?: number,
    details: readonly string[] = [],
  ) {
    super(request, message);
    this.status = status;
    this.kind = KINDS[status] ?? (status >= 500 ? "server" : "other");
    this.details = details;
    this.serverError = serverError;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request may succeed later: 408, 429 and 5xx. */
  get isTransient(): boolean {
    return this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

/** No whole answer came: the connection failed or broke, the body was cut off or was not JSON, or an attempt took too long. */
export class AdminNetworkError extends AdminClientError {
  override readonly name = "AdminNetworkError";
  /** The runtime's code of the fault, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(request: string, message: string, code?: string) {
    super(request, message);
    this.code = code;
  }
}

/** The answer is whole, but not what the API promises; `pointer` (JSON Pointer, RFC 6901) leads to the fault. */
export class AdminResponseError extends AdminClientError {
  override readonly name = "AdminResponseError";
  readonly pointer: string;

  constructor(request: string, pointer: string, problem: string) {
    super(request, `the answer is not what the API promises: ${pointer === "" ? "it" : pointer} ${problem}`);
    this.pointer = pointer;
  }
}

/** The time limit ran out; `cause` is the last fault, if there was one. */
export class AdminTimeoutError extends AdminClientError {
  override readonly name = "AdminTimeoutError";
  /** The limit that ran out, in milliseconds. */
  readonly timeoutMs: number;

  constructor(request: string, timeoutMs: number, message: string, cause?: unknown) {
    super(request, message, cause === undefined ? undefined : { cause });
    this.timeoutMs = timeoutMs;
  }
}

/** The caller's `AbortSignal` fired; `cause` is the signal's reason. */
export class AdminAbortError extends AdminClientError {
  override readonly name = "AdminAbortError";

  constructor(request: string, cause: unknown) {
    super(request, "aborted by the caller", { cause });
  }
}
