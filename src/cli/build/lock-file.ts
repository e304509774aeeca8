import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { doesRun } from "../../lsp/parent-process.ts";
import { UsageError } from "../command.ts";

/** How long another process is waited for, and how often it is looked for (ms). */
const LONGEST_WAIT = 900_000;
const INTERVAL = 250;

/** Frees a lock. */
export type Free = () => void;

/** Takes a lock for this process; `undefined` if another one that is running has it. */
export function tryLock(file: string): Free | undefined {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (!removeStale(file)) return undefined;
  }
  return undefined;
}

/**
 * Takes a lock as soon as it is free; `onWait` is called once if it is not.
 *
 * @throws {UsageError} if it does not become free
 */
export async function lock(file: string, onWait: () => void): Promise<Free> {
  for (let waited = 0; waited < LONGEST_WAIT; waited += INTERVAL) {
    const free = tryLock(file);
    if (free) return free;
    if (waited === 0) onWait();
    await wait(INTERVAL);
  }
  throw new UsageError(`another process does not free ${file}; if none is running, remove the file`);
}

/** Removes the lock of a process that was killed; gives whether it is worth another attempt. */
function removeStale(file: string): boolean {
  const holder = contentOf(file);
  if (holder === undefined) return true;
  // A file that is empty is about to be written.
  if (holder === "" || doesRun(Number(holder))) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another process may have found the same, and locked again meanwhile.
    if (contentOf(aside) !== holder) linkSync(aside, file);
    rmSync(aside);
  } catch {
    // The next attempt shows who has it.
  }
  return true;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
