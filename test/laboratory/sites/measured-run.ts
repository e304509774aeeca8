import { execFile, spawn } from "node:child_process";
import { createWriteStream, readFileSync, rmSync } from "node:fs";
import { promisify } from "node:util";

/** A program that has ended, and what it took. */
export interface MeasuredRun {
  readonly status: number;
  /** Seconds of processor time, its own and of all it started. */
  readonly seconds: number;
  /** The most memory that it and all it started had at a time, in MB. */
  readonly megabytes: number;
}

const POLL = 250;

/** Runs a program; its output goes to the file `log`. */
export async function measuredRun(
  command: readonly string[],
  { log, cwd, env }: { log: string; cwd: string; env?: Readonly<Record<string, string>> },
): Promise<MeasuredRun> {
  const times = `${log}.times`;
  // The shell knows the times of its children, and of theirs that have ended.
  const child = spawn("sh", ["-c", '"$@"; status=$?; times > "$0"; exit $status', times, ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = createWriteStream(log);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  let megabytes = 0;
  const timer = setInterval(async () => {
    megabytes = Math.max(megabytes, await memoryOf(child.pid ?? 0));
  }, POLL);
  const status = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  clearInterval(timer);
  output.end();
  const [, children = ""] = readFileSync(times, "utf8").split("\n");
  rmSync(times);
  return {
    status,
    seconds: children
      .trim()
      .split(/\s+/)
      .map(secondsOf)
      .reduce((sum, each) => sum + each, 0),
    megabytes,
  };
}

/** `1m2.500s` */
const secondsOf = (time: string): number => {
  const [, minutes = "0", seconds = "0"] = /^(?:(\d+)m)?([\d.,]+)s?$/.exec(time) ?? [];
  return Number(minutes) * 60 + Number(seconds.replace(",", "."));
};

/** The memory of a process and all below it, in MB; 0 where the system doesn't tell. */
async function memoryOf(root: number): Promise<number> {
  const listed = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => undefined);
  const processes = (listed?.stdout ?? "")
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const childrenOf = new Map<number, typeof processes>();
  for (const each of processes) childrenOf.set(each[1], [...(childrenOf.get(each[1]) ?? []), each]);
  let sum = 0;
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    for (const [child, , kilobytes] of childrenOf.get(pid) ?? []) {
      sum += kilobytes;
      waiting.push(child);
    }
  }
  return Math.round(sum / 1024);
}
