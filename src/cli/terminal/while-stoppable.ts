const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Does work that Ctrl+C and SIGTERM stop in an orderly way: the work is told, and if it gives up, the process ends by the
 * signal, as others expect of it. `onStop` is called before that, with the error of the work.
 */
export async function whileStoppable<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onStop: (error: Error) => Promise<void>,
): Promise<T> {
  const stopper = new AbortController();
  let received: (typeof SIGNALS)[number] | undefined;
  const stop = (name: NodeJS.Signals): void => {
    received = SIGNALS.find((signal) => signal === name);
    stopper.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(stopper.signal);
  } catch (error) {
    if (received === undefined) throw error;
    await onStop(error as Error);
    for (const name of SIGNALS) process.off(name, stop);
    process.kill(process.pid, received);
    throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
