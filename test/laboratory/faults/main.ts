/**
 * `npm run faults [-- writers|journals|builds|hostile|kills|serving|races|full|frozen]`: what no test of a second can show. Commands
 * that write are killed at every operation on a file, and files are edited while they write. The journals of killed runs are torn,
 * copied and led astray. Builds are killed and started three at once while they put their site in place, and run into a full disk.
 * Each builder is given hostile redirects, names and links. Imports are killed, started two at once,
 * run into a full disk and into a frozen database, in a folder and in PostgreSQL. Servers are killed while they answer two
 * hundred requests at once. Each time everything must be there
 * at the end, once, and each process must end by itself. Says on stderr how far it is, prints a line for each part, and
 * exits with 1 where one fails.
 *
 * The numbers of kills and races come from `KILLS` and `RACES`, default 100 and 30; those of writers that are killed and
 * of edits meanwhile from `WRITER_KILLS` and `EDITS`, default 500 and 200. `WRITERS=mv,sync` disturbs these alone, and
 * `SHARE=2/5` does the second of five parts of the rounds with writers.
 */

import { disturbBuilds } from "./builds.ts";
import { disturbWriters } from "./disturb-writers.ts";
import { freezeDatabase } from "./frozen-database.ts";
import { fillDisk } from "./full-disk.ts";
import { buildHostileDocs } from "./hostile-builds.ts";
import { spoilJournals } from "./journals.ts";
import { killImports } from "./kills.ts";
import { describeFolder, describePostgres, type Place } from "./places.ts";
import { raceImports } from "./races.ts";
import { killServers } from "./serving.ts";

const times = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

const PARTS: Record<string, () => Promise<string>> = {
  writers: () => {
    const [part = 1, parts = 1] = (process.env.SHARE ?? "1/1").split("/").map(Number);
    const names = process.env.WRITERS?.split(",");
    return disturbWriters(times("WRITER_KILLS", 500), times("EDITS", 200), { part, parts }, names);
  },
  journals: () => spoilJournals(times("KILLS", 100)),
  builds: () => disturbBuilds(times("KILLS", 100), times("RACES", 30)),
  hostile: buildHostileDocs,
  kills: async () => {
    const half = Math.ceil(times("KILLS", 100) / 2);
    return [await onEach((place) => killImports(place, half))].flat().join("; ");
  },
  serving: async () => {
    const half = Math.ceil(times("KILLS", 100) / 2);
    return [await onEach((place) => killServers(place, half))].flat().join("; ");
  },
  races: () => raceImports(times("RACES", 30)),
  full: fillDisk,
  frozen: freezeDatabase,
};

async function onEach(work: (place: Place) => Promise<string>): Promise<string[]> {
  const told: string[] = [];
  for (const open of [describeFolder, describePostgres]) {
    const place = await open();
    try {
      told.push(`${place.name}: ${await work(place)}`);
    } finally {
      await place.close();
    }
  }
  return told;
}

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  try {
    console.log(`${name}: ${await part()} (${Math.round((performance.now() - start) / 1000)} s)`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${name}: FAILED: ${(error as Error).stack}`);
  }
}
