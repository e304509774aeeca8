import { spawnSync } from "node:child_process";
import { assertComplete, startImport, writeDump } from "./imports.ts";
import { describeFolder } from "./places.ts";
import { progressOf } from "./progress.ts";

/** What puts a program into PID and network namespaces of its own, as a container would. */
const CONTAINER = ["unshare", "--pid", "--net", "--fork", "--mount-proc", "--kill-child"];

/**
 * Starts two imports into one folder at the same time, behind one that was killed there, every second pair in two
 * containers: of each pair one is refused, or comes after the other.
 */
export async function raceImports(rounds: number): Promise<string> {
  const contained = spawnSync(CONTAINER[0] as string, [...CONTAINER.slice(1), "true"]).status === 0;
  const place = await describeFolder();
  const dumps = Array.from({ length: 2 }, (_, index) => writeDump(1_000, { prefix: `d${index}` }));
  const say = progressOf("races");
  let refused = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const stale = startImport(dumps[0] as (typeof dumps)[0], [...place.options, "--restart"]);
      setTimeout(() => stale.child.kill("SIGKILL"), 600 + Math.random() * 1_500);
      await stale.ended;
      const wrapper = contained && round % 2 === 1 ? CONTAINER : [];
      const runs = dumps.map((dump) => startImport(dump, [...place.options, "--restart"], wrapper));
      const ends = await Promise.all(runs.map(({ ended }) => ended));
      const connection = await place.connect();
      try {
        for (const [index, { status }] of ends.entries()) {
          const said = runs[index]?.said() ?? "";
          if (status === 1) await assertComplete(connection, dumps[index] as (typeof dumps)[0]);
          else if (status === 2 && said.includes("is in use by process")) refused++;
          else throw new Error(`round ${round}: exit status ${status}: ${said}`);
        }
        if (ends.every(({ status }) => status === 2)) throw new Error(`round ${round}: nobody got in`);
        await connection.query("DELETE FROM docsjson_records WHERE kind <> 'checkpoints'");
      } finally {
        await connection.close();
      }
      say(`${round + 1} of ${rounds}`);
    }
  } finally {
    await place.close();
    for (const dump of dumps) dump.remove();
  }
  const where = contained ? "half of them in containers" : "none in containers: namespaces cannot be made here";
  return `${rounds} races, ${where}; ${refused} refused with a clear error, nothing lost`;
}
