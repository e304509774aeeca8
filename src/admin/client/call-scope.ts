import { abortable } from "../../json/abortable.ts";

/** The longest wait that a timer of the platform can count, about 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The time that some work may take: an outer signal and a time limit as one signal. */
export interface CallScope {
  /** Fires with the error that the work has to fail with. */
  readonly signal: AbortSignal;
  /** Milliseconds left until the time limit. */
  remainingMs(): number;
  /** Settles as `work` does, or rejects at once when the signal fires, even if `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Waits, or rejects at once when the signal fires. */
  sleep(ms: number): Promise<void>;
  /** Ends the timer and lets go of the outer signal. */
  close(): void;
}

export interface ScopeLimits {
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /** The error for a time limit that ran out. */
  onTimeout: () => Error;
  /** The error for the outer signal; its own reason if absent (an outer scope's error passes through). */
  onAbort?: (reason: unknown) => Error;
}

/** Opens a scope; whoever opens it closes it. */
export function openScope({ signal: outer, timeoutMs, onTimeout, onAbort }: ScopeLimits): CallScope {
  const controller = new AbortController();
  const { signal } = controller;
  const end = performance.now() + timeoutMs;

  const abort = () => controller.abort(onAbort ? onAbort(outer?.reason) : outer?.reason);
  const timer =
    timeoutMs <= MAX_TIMER_MS ? setTimeout(() => controller.abort(onTimeout()), Math.max(0, timeoutMs)) : undefined;
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort, { once: true });

  const race = <T>(work: Promise<T>): Promise<T> => abortable(work, signal);

  async function sleep(ms: number): Promise<void> {
    let timeout: ReturnType<typeof setTimeout> | undefined;
    try {
      await race(
        new Promise<void>((resolve) => {
          timeout = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS));
        }),
      );
    } finally {
      clearTimeout(timeout);
    }
  }

  return {
    signal,
    remainingMs: () => Math.max(0, end - performance.now()),
    race,
    sleep,
    close() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
