/** Times below this (ms) count as this, as they are noise: a small input should take longer. */
const LEAST_TIME = 4;

const ROUNDS = 12;

/** The processor time (ms) of this process for some work, whatever else the machine does. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return Math.max((user + system) / 1000, LEAST_TIME);
}

/**
 * How many times as long something takes for a large input as for a small one. A busy machine makes single runs slow,
 * so the best of each counts, and rounds go on until they show less than the limit.
 */
export async function timeGrowth<Input>(
  { small, large, limit }: { small: Input; large: Input; limit: number },
  run: (input: Input) => unknown,
): Promise<number> {
  const times = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  // Code that runs for the first time is compiled, which would hide growth.
  for (let round = 0; round < 3; round++) await run(small);
  for (let round = 0; round < ROUNDS; round++) {
    times.small = Math.min(times.small, await timeOf(() => run(small)));
    times.large = Math.min(times.large, await timeOf(() => run(large)));
    if (times.large / times.small < limit) break;
  }
  return times.large / times.small;
}
