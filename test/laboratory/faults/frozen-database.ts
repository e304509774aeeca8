import { execFileSync } from "node:child_process";
import { assertComplete, startImport, writeDump } from "./imports.ts";
import { describePostgres } from "./places.ts";

/** Freezes every process of the database server while an import runs: it ends by itself, and goes on afterwards. */
export async function freezeDatabase(): Promise<string> {
  const place = await describePostgres();
  const dump = writeDump(40_000);
  const signal = (pids: readonly string[], name: string) => execFileSync("kill", [`-${name}`, ...pids]);
  try {
    const connection = await place.connect();
    const [row] = await connection.query("SELECT pg_backend_pid() AS pid");
    const server = parentOf(String(row?.pid));
    await connection.close();
    const run = startImport(dump, place.options);
    while (!run.said().includes("lines committed") && run.child.exitCode === null) await new Promise(setImmediate);
    const frozen = [server, ...childrenOf(server)];
    signal(frozen, "STOP");
    const start = performance.now();
    const { status } = await run.ended;
    const took = Math.round((performance.now() - start) / 1000);
    const next = startImport(dump, place.options);
    const refused = await next.ended;
    signal(frozen, "CONT");
    if (status !== 2 || refused.status !== 2)
      throw new Error(`exit statuses ${status}, ${refused.status}: ${run.said()}`);
    const last = await startImport(dump, place.options).ended;
    if (last.status !== 1) throw new Error(`after the database went on: exit status ${last.status}`);
    const checking = await place.connect();
    await assertComplete(checking, dump).finally(() => checking.close());
    return `the import ended ${took} s after the database froze; then all ${dump.records.size} records were there`;
  } finally {
    await place.close();
    dump.remove();
  }
}

const processes = (...options: string[]): string[] =>
  execFileSync("ps", ["-o", "pid=", ...options], { encoding: "utf8" })
    .split(/\s+/)
    .filter((text) => text !== "");

const parentOf = (pid: string): string => execFileSync("ps", ["-o", "ppid=", "-p", pid], { encoding: "utf8" }).trim();

const childrenOf = (pid: string): string[] => processes("--ppid", pid);
