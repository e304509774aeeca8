import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The name of the lock inside the folder that it guards. */
const LOCK = "docsjson.lock";

interface Holder {
  pid: number;
  /** When the process started (ms since 1970): a new process may have an old one's id. */
  started: number;
}

const self = (): Holder => ({ pid: process.pid, started: performance.timeOrigin });

/**
 * Takes a folder for this process, making it where there is none; what comes back gives it up again. The lock of a
 * process that is gone is taken over.
 *
 * @throws {Error} where another process, or this one, has it already
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOCK);
  // Written aside and linked into place: nobody ever sees a lock without its holder.
  const own = `${path}.${process.pid}`;
  await writeFile(own, JSON.stringify(self()));
  try {
    await takeLock(own, path, folder);
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(path, { force: true });
}

/** Links `own` to `path` as soon as no running process holds that. */
async function takeLock(own: string, path: string, folder: string): Promise<void> {
  for (;;) {
    try {
      return await link(own, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await readHolder(path);
    if (holder && isRunning(holder)) {
      throw new Error(
        `${folder} is in use by process ${holder.pid}: a folder serves one process at a time (if that process has nothing to do with it, delete ${path})`,
      );
    }
    await rm(path, { force: true });
  }
}

/** Who holds the lock; `undefined` where it was given up meanwhile or is not readable. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Holder): boolean {
  if (pid === process.pid) return started === performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
