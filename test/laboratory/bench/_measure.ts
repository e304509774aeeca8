import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The median run time (ms) of `work`, after one run to warm up. */
export function medianTime(work: () => unknown, runs = 7): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/** The best times (ms) of several works, which take turns so that a busy moment strikes all of them alike. */
export function bestTimes(works: readonly (() => unknown)[], rounds = 8): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      work();
      best[at] = Math.min(best[at] ?? 0, performance.now() - start);
    }
  }
  return best;
}

/** The least time on the processor (ms) of each of some processes, which take turns. @param folder for files of its own */
export function leastCpu(commands: readonly (readonly string[])[], folder: string, runs: number): number[] {
  const report = join(folder, "report.cjs");
  writeFileSync(
    report,
    `process.on("exit", () => {
      const { user, system } = process.cpuUsage();
      require("node:fs").writeFileSync(${JSON.stringify(join(folder, "cpu"))}, String(user + system));
    });`,
  );
  const least = commands.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run++) {
    for (const [at, args] of commands.entries()) {
      spawnSync(process.execPath, ["--require", report, ...args], { stdio: "ignore" });
      least[at] = Math.min(least[at] ?? 0, Number(readFileSync(join(folder, "cpu"), "utf8")) / 1000);
    }
  }
  return least;
}

/** What `make` returns, and how much memory (bytes) it holds. */
export function holding<Value>(make: () => Value): { value: Value; bytes: number } {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  collectGarbage();
  return { value, bytes: process.memoryUsage().heapUsed - before };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints rows as a table, numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [head, ...rows].map((row) => row.map((cell) => (typeof cell === "number" ? format(cell) : cell)));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    );
  }
}

const format = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1));
