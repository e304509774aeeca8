/** At most so often a line is written (ms). */
const OFTEN = 10_000;

/** Writes how far a part is to stderr, now and then. */
export function progressOf(part: string): (how: string) => void {
  const start = performance.now();
  let last = start;
  return (how) => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    console.error(`${part}: ${how}, ${Math.round((now - start) / 1000)} s`);
  };
}
