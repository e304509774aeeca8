import { SURFACES } from "../hostile/surfaces.ts";

/** A text that a process is asked to give to a surface. */
export interface HostileCase {
  readonly surface: string;
  readonly text: string;
  readonly size: number;
}

/** What that took, and the process's peak of memory. */
export interface HostileCost {
  /** The less of the time that passed and the processor time (ms): other programs lengthen the one, garbage the other. */
  readonly ms: number;
  readonly megabytes: number;
}

process.on("message", async ({ surface, text, size }: HostileCase) => {
  const found = SURFACES.find(({ name }) => name === surface);
  const given = found?.texts.find(({ name }) => name === text)?.make(size) ?? "";
  await found?.prepare?.(given);
  const [start, begun] = [process.cpuUsage(), performance.now()];
  await found?.take(given);
  const passed = performance.now() - begun;
  const { user, system } = process.cpuUsage(start);
  process.send?.({
    ms: Math.min((user + system) / 1000, passed),
    megabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies HostileCost);
});
