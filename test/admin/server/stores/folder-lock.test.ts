import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../../../../src/admin/server/stores/folder-lock.ts";

const HOLDER = new URL("lock-holder.ts", import.meta.url).pathname;
const UNSHARE = ["unshare", "--pid", "--net", "--fork", "--kill-child"];
/** What puts a program into PID and network namespaces of its own, as a container would; in a chroot without its `/proc`. */
const CONTAINER = [[...UNSHARE, "--mount-proc"], UNSHARE].find(
  ([program = "", ...args]) => spawnSync(program, [...args, "true"]).status === 0,
);

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsjson-lock-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Stay {
  enter: bigint;
  end: bigint;
}

/** Starts a process that takes the folder `rounds` times; tells of its stays when it has ended. */
function startHolder(rounds: number, holdMs: number, wrapper: readonly string[] = []) {
  const command = [...wrapper, process.execPath, "--import", "tsx", HOLDER, folder, String(rounds), String(holdMs)];
  const child = spawn(command[0] as string, command.slice(1), { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const closed = once(child, "close");
  const stays: Stay[] = [];
  const events: string[] = [];
  const lines = createInterface(child.stdout);
  let enter: bigint | undefined;
  let killed = 0n;
  lines.on("line", (line) => {
    const { at, event } = JSON.parse(line) as { at: string; event: string };
    events.push(event);
    if (event === "enter") enter = BigInt(at);
    if (event === "leave" && enter !== undefined) stays.push({ enter, end: BigInt(at) });
    if (event === "leave") enter = undefined;
  });
  return {
    events,
    seen: async (event: string) => {
      while (!events.includes(event)) await once(lines, "line");
    },
    pause: () => child.kill("SIGSTOP"),
    kill: () => {
      killed = process.hrtime.bigint();
      child.kill("SIGKILL");
    },
    stays: async (): Promise<Stay[]> => {
      await closed;
      return enter === undefined ? stays : [...stays, { enter, end: killed }];
    },
  };
}

/** The stays that begin before an earlier one has ended. */
function overlaps(stays: readonly Stay[]): Stay[] {
  const sorted = [...stays].sort((a, b) => (a.enter < b.enter ? -1 : 1));
  return sorted.filter(({ enter }, index) => index > 0 && enter < (sorted[index - 1] as Stay).end);
}

describe("lockFolder", () => {
  it("gives the folder to one at a time, and leaves nothing behind", async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      new Error(`${folder} is in use by process ${process.pid}: a folder serves one process at a time`),
    );
    await first.assertHeld();
    await first.release();
    const second = await lockFolder(folder);
    await second.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it("holds in a folder whose path is longer than an address may be", async () => {
    const deep = join(folder, "x".repeat(200));
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow("is in use by process");
    await lock.release();
    expect(await readdir(deep)).toEqual([]);
  });

  it("never lets two in, whoever is killed", async () => {
    const holders = Array.from({ length: 3 }, () => startHolder(20, 3));
    const victims = Array.from({ length: 3 }, () => startHolder(1000, 20));
    for (const victim of victims) {
      await victim.seen("enter");
      victim.kill();
    }
    const stays = (await Promise.all([...holders, ...victims].map((holder) => holder.stays()))).flat();
    expect(stays.length).toBeGreaterThan(10);
    expect(overlaps(stays)).toEqual([]);
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it("belongs to a frozen process, until it is killed", async () => {
    const frozen = startHolder(1, 60_000);
    await frozen.seen("enter");
    frozen.pause();
    await expect(lockFolder(folder)).rejects.toThrow("is in use by process");
    frozen.kill();
    await frozen.stays();
    await (await lockFolder(folder)).release();
  });

  it.skipIf(!CONTAINER)("is seen from other PID and network namespaces", async () => {
    const inside = startHolder(1, 60_000, CONTAINER);
    await inside.seen("enter");
    await expect(lockFolder(folder)).rejects.toThrow(/is in use by process 1:/);
    const other = startHolder(1, 1, CONTAINER);
    await other.stays();
    expect(other.events).toEqual(["refused"]);
    inside.kill();
    await inside.stays();
    await (await lockFolder(folder)).release();
  });

  it("tells a process that its folder was taken over", async () => {
    const lock = await lockFolder(folder);
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await expect(lock.assertHeld()).rejects.toThrow(`${folder} was taken over by another process`);
    await lock.release();
  });

  it("believes in a process of another machine as long as its socket changes", async () => {
    const path = join(folder, "docsjson.lock-elsewhere-7-abc");
    const server = createServer().listen(path);
    await once(server, "listening");
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 50);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process 7`);
    clearInterval(beat);
    server.close();
  });
});
