import { expect, it } from "vitest";
import { SURFACES, someOf } from "./hostile/surfaces.ts";
import type { HostileText } from "./hostile/texts.ts";

/** Sizes of texts (characters), and a time (ms) below which growth can't be told. */
const [SMALL, LARGE] = [8_000, 32_000];
const SHORTEST = 60;

/** Four times the text: 4 is linear, 16 quadratic. */
const MOST_GROWTH = 10;

/** `npm run bench -- hostile` tries all. */
const unbounded = (texts: readonly HostileText[]) => someOf(texts).filter(({ name }) => !BOUNDED.test(name));

/** What patterns of redirects may cost in all has a bound, up to which many of them are compared with each other. */
const BOUNDED = /^n patterns/;

async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return process.cpuUsage(start).user / 1000;
}

it.each(SURFACES.filter(({ isQuick }) => isQuick))(
  "$name takes no more than its share for any text",
  { timeout: 240_000, retry: 2 },
  async ({ texts, take }) => {
    const steep: string[] = [];
    for (const { name, make } of unbounded(texts)) {
      const [small, large] = [make(SMALL), make(LARGE)];
      if ((await cpuTime(() => take(large))) < SHORTEST) continue;
      // Once more, as the first time compiles.
      const times = [await cpuTime(() => take(small)), await cpuTime(() => take(large))];
      const [before = 0, after = 0] = times;
      if (after > SHORTEST && after > before * MOST_GROWTH) steep.push(`${name}: ${before} to ${after} ms`);
    }
    expect(steep).toEqual([]);
  },
);
