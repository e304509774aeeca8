import type { AgentJob } from "../../../schemas/types.ts";
import { openScope } from "./call-scope.ts";
import { readCount } from "./client-options.ts";
import { AdminAbortError, AdminTimeoutError } from "./errors.ts";
import type { CallOptions } from "./transport.ts";

export interface WaitOptions<T = AgentJob> {
  /** Ends the wait with `AdminAbortError`. */
  signal?: AbortSignal | undefined;
  /** The time limit of the whole wait, in milliseconds; `Infinity` waits for ever. Default one hour. */
  timeoutMs?: number | undefined;
  /** The wait after the first answer, in milliseconds; each further one is half as long again. Default 2,000. */
  intervalMs?: number | undefined;
  /** No wait between two polls is longer, in milliseconds. Default 30,000. */
  maxIntervalMs?: number | undefined;
  /** Called after every poll, the last one included. */
  onUpdate?: ((state: T) => void) | undefined;
}

/** What is polled: a job or a deployment. */
export interface Polled<T> {
  /** The request as errors name it. */
  request: string;
  /** What it is called: `job`. */
  noun: string;
  get: (options: CallOptions & { maxRetries?: number }) => Promise<T>;
  isDone: (state: T) => boolean;
}

const HOUR_MS = 3_600_000;
const GROWTH = 1.5;

/**
 * Asks for a job or deployment until it has ended, and gives the state after each poll, the last one included. A first
 * poll that fails ends the wait; later, an outage of the server is waited out within the time limit.
 */
export async function* poll<T extends { status: string }>(
  { request, noun, get, isDone }: Polled<T>,
  options: WaitOptions<T>,
): AsyncGenerator<T, void, undefined> {
  const timeoutMs = readCount("timeoutMs", options.timeoutMs, HOUR_MS);
  const maxIntervalMs = readCount("maxIntervalMs", options.maxIntervalMs, 30_000);
  let interval = Math.min(readCount("intervalMs", options.intervalMs, 2_000), maxIntervalMs);
  let state: T | undefined;

  const timedOut = (cause?: unknown) => {
    const seen = state === undefined ? "no poll was answered" : `it was last seen ${state.status}`;
    return new AdminTimeoutError(request, timeoutMs, `the ${noun} did not end within ${timeoutMs} ms; ${seen}`, cause);
  };
  const scope = openScope({
    signal: options.signal,
    timeoutMs,
    onTimeout: timedOut,
    onAbort: (reason) => new AdminAbortError(request, reason),
  });
  try {
    for (;;) {
      const patience =
        state === undefined ? {} : { timeoutMs: scope.remainingMs(), maxRetries: Number.POSITIVE_INFINITY };
      state = await get({ signal: scope.signal, ...patience });
      options.onUpdate?.(state);
      yield state;
      if (isDone(state)) return;
      // Between three quarters and all of the interval, so that many waits don't poll at the same moment.
      await scope.sleep(interval * (0.75 + Math.random() / 4));
      interval = Math.min(interval * GROWTH, maxIntervalMs);
    }
  } catch (error) {
    if (scope.signal.aborted) throw scope.signal.reason;
    if (state !== undefined && error instanceof AdminTimeoutError) throw timedOut(error.cause);
    throw error;
  } finally {
    scope.close();
  }
}

/** The last state of a poll. */
export async function lastOf<T>(states: AsyncIterable<T>): Promise<T> {
  let last: T | undefined;
  for await (const state of states) last = state;
  return last as T;
}
