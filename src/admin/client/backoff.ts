/** How long to wait before trying again, in milliseconds. */
export interface Backoff {
  /** The wait before the first retry; each further one doubles it. */
  retryDelayMs: number;
  /** The longest wait that grows so; `Retry-After` may ask for a longer one. */
  maxRetryDelayMs: number;
}

/**
 * The wait before retry number `retry` (from 1): between half and all of `retryDelayMs * 2^(retry-1)`, so that many
 * clients don't return at the same moment. It is never shorter than what `Retry-After` asks for.
 */
export function retryDelay(retry: number, { retryDelayMs, maxRetryDelayMs }: Backoff, retryAfterMs = 0): number {
  const grown = Math.min(retryDelayMs * 2 ** (retry - 1), maxRetryDelayMs);
  const jittered = grown * (0.5 + Math.random() / 2);
  return Math.max(jittered, retryAfterMs);
}

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date, which counts from the answer's own `Date` if
 * there is one, since the two clocks may differ. Milliseconds; `undefined` for anything else.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (value === undefined || value === "") return undefined;
  // Only whole seconds are in the standard, but servers send fractions.
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent));
}
