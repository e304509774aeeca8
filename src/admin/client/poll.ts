import type { AgentJob } from "../../../schemas/types.ts";
import { isTerminal } from "../jobs.ts";
import { openScope } from "./call-scope.ts";
import { readCount } from "./client-options.ts";
import { AdminAbortError, AdminTimeoutError } from "./errors.ts";
import type { CallOptions } from "./transport.ts";

export interface WaitOptions {
  /** Ends the wait with `AdminAbortError`. */
  signal?: AbortSignal | undefined;
  /** The time limit of the whole wait, in milliseconds; `Infinity` waits for ever. Default one hour. */
  timeoutMs?: number | undefined;
  /** The wait after the first answer, in milliseconds; each further one is half as long again. Default 2,000. */
  intervalMs?: number | undefined;
  /** No wait between two polls is longer, in milliseconds. Default 30,000. */
  maxIntervalMs?: number | undefined;
  /** Called with the job after every poll, the last one included. */
  onUpdate?: ((job: AgentJob) => void) | undefined;
}

const HOUR_MS = 3_600_000;
const GROWTH = 1.5;

/**
 * Asks for a job until it is `completed`, `archived` or `failed`, and gives it. A first poll that fails ends the wait;
 * once the job has been seen, an outage of the server is waited out within the time limit.
 */
export async function pollJob(
  request: string,
  getJob: (options: CallOptions & { maxRetries?: number }) => Promise<AgentJob>,
  options: WaitOptions,
): Promise<AgentJob> {
  const timeoutMs = readCount("timeoutMs", options.timeoutMs, HOUR_MS);
  const maxIntervalMs = readCount("maxIntervalMs", options.maxIntervalMs, 30_000);
  let interval = Math.min(readCount("intervalMs", options.intervalMs, 2_000), maxIntervalMs);
  let job: AgentJob | undefined;

  const timedOut = (cause?: unknown) => {
    const state = job === undefined ? "no poll was answered" : `it was last seen ${job.status}`;
    return new AdminTimeoutError(request, timeoutMs, `the job did not end within ${timeoutMs} ms; ${state}`, cause);
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
        job === undefined ? {} : { timeoutMs: scope.remainingMs(), maxRetries: Number.POSITIVE_INFINITY };
      job = await getJob({ signal: scope.signal, ...patience });
      options.onUpdate?.(job);
      if (isTerminal(job.status)) return job;
      // Between three quarters and all of the interval, so that many waits don't poll at the same moment.
      await scope.sleep(interval * (0.75 + Math.random() / 4));
      interval = Math.min(interval * GROWTH, maxIntervalMs);
    }
  } catch (error) {
    if (scope.signal.aborted) throw scope.signal.reason;
    if (job !== undefined && error instanceof AdminTimeoutError) throw timedOut(error.cause);
    throw error;
  } finally {
    scope.close();
  }
}
