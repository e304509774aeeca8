import { assertComplete, startImport, writeDump } from "./imports.ts";
import type { Place } from "./places.ts";
import { progressOf } from "./progress.ts";

/** Kills imports at any moment, the first start included, until so many are dead; the last one may end. */
export async function killImports(place: Place, kills: number): Promise<string> {
  const dump = writeDump(20_000);
  const say = progressOf(`kills, ${place.name}`);
  let killed = 0;
  let starts = 0;
  while (killed < kills) {
    starts++;
    // From before the first statement until after the last commit, for slow machines and fast ones.
    const run = startImport(dump, [...place.options, ...(starts % 10 === 0 ? ["--restart"] : [])]);
    const timer = setTimeout(() => run.child.kill("SIGKILL"), 100 + Math.random() * 4_000);
    const { status, signal } = await run.ended;
    clearTimeout(timer);
    if (signal === "SIGKILL") killed++;
    else if (status !== 1) throw new Error(`start ${starts} ended with ${status}: ${run.said()}`);
    say(`${killed} of ${kills}`);
  }
  const last = startImport(dump, place.options);
  const { status } = await last.ended;
  if (status !== 1) throw new Error(`the last start ended with ${status}: ${last.said()}`);
  const connection = await place.connect();
  await assertComplete(connection, dump).finally(() => connection.close());
  dump.remove();
  return `${killed} kills in ${starts} starts, ${dump.records.size} records of five kinds there once each`;
}
