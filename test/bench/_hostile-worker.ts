import { SURFACES } from "../support/hostile/surfaces.ts";

/** A text that a process is asked to give to a surface. */
export interface HostileCase {
  readonly surface: string;
  readonly text: string;
  readonly size: number;
}

/** What that took: time of this process (ms), and its peak of memory. */
export interface HostileCost {
  readonly ms: number;
  readonly megabytes: number;
}

process.on("message", async ({ surface, text, size }: HostileCase) => {
  const found = SURFACES.find(({ name }) => name === surface);
  const given = found?.texts.find(({ name }) => name === text)?.make(size) ?? "";
  await found?.prepare?.(given);
  const start = process.cpuUsage();
  await found?.take(given);
  const { user, system } = process.cpuUsage(start);
  process.send?.({
    ms: (user + system) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies HostileCost);
});
