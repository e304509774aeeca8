/** How often a parent is looked for (ms). */
const INTERVAL = 3_000;

/**
 * Tells when the process that started a server is gone: its pipes may live on in other processes, and then nothing closes.
 *
 * @returns what ends the watch; the watch keeps no process alive
 */
export function watchParent(id: number, onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (doesRun(id)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

export function doesRun(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
