/**
 * `npm run fuzz -- [N] [FIRST]` tries N made-up inputs (10,000), from the seed FIRST on (a new one each time), and prints
 * the seed of each that breaks a promise; `npm run fuzz -- 1 SEED` tries that one again. Exit 1 if there is any.
 */
import { readSeeds, tryOne } from "./fuzz.ts";

const [count = "10000", first = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const seeds = readSeeds();
console.log(
  `${count} inputs from seed ${first}, made from ${seeds.docs.length} configs and ${seeds.specs.length} specs`,
);
const found = new Map<string, number>();
for (let i = 0; i < Number(count); i++) {
  const seed = Number(first) + i;
  try {
    await tryOne(seed, seeds);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 600);
    const kind = message.slice(0, 40);
    if (!found.has(kind)) console.log(`seed ${seed}: ${message}`);
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  if ((i + 1) % 10_000 === 0) console.log(`${i + 1} tried`);
}
for (const [kind, times] of found) console.log(`${times} times: ${kind}`);
console.log(found.size === 0 ? "nothing found" : `${found.size} kinds of findings`);
process.exitCode = found.size === 0 ? 0 : 1;
