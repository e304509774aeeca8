import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { copyFile, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isInside } from "./config/docs-root.ts";

/** A file by its folder, which nothing is read outside of, and its path from there. */
export interface FileBelow {
  readonly folder: string;
  readonly path: string;
}

/**
 * The absolute path of a file below a folder, links resolved; `undefined` if there is none, it is no regular file, or a
 * link leads out of the folder. Whoever sends a change of a site can bring links to any file of the machine that builds it.
 *
 * @param most in bytes; a larger file counts as none
 */
export function locateBelow({ folder, path }: FileBelow, most = Number.POSITIVE_INFINITY): string | undefined {
  try {
    const absolute = realpathSync(join(folder, path));
    if (!isInside({ folder: realpathSync(folder) }, absolute)) return undefined;
    const stats = statSync(absolute);
    return stats.isFile() && stats.size <= most ? absolute : undefined;
  } catch {
    return undefined;
  }
}

/** The content of a file below a folder; `undefined` if it can't be located or read. */
export async function readBelow(file: FileBelow, most?: number): Promise<Buffer | undefined> {
  const absolute = locateBelow(file, most);
  return absolute === undefined ? undefined : readFile(absolute).catch(() => undefined);
}

/** The same as a text (UTF-8). */
export const readTextBelow = async (file: FileBelow): Promise<string | undefined> =>
  (await readBelow(file))?.toString("utf8");

/** The first bytes of a file below a folder, at most this many, for whoever can't wait; `undefined` if it can't be located or read. */
export function readStart(file: FileBelow, most: number): Buffer | undefined {
  const absolute = locateBelow(file);
  if (absolute === undefined) return undefined;
  let descriptor: number | undefined;
  try {
    descriptor = openSync(absolute, "r");
    const bytes = Buffer.alloc(Math.min(most, fstatSync(descriptor).size));
    return bytes.subarray(0, readSync(descriptor, bytes));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * Copies a file that is below a folder; gives whether the target is a copy now. A file that is there already stays, unless it is an
 * earlier copy. A copy has the time of its original, by which it is known to be up to date.
 */
export async function copyFromBelow(file: FileBelow, target: string, isCopy = false): Promise<boolean> {
  const absolute = locateBelow(file);
  if (absolute === undefined) return false;
  try {
    const { size, atime, mtime } = statSync(absolute);
    const copy = isCopy ? statSync(target, { throwIfNoEntry: false }) : undefined;
    if (copy?.size === size && copy.mtime.getTime() === mtime.getTime()) return true;
    await copyFile(absolute, target, isCopy ? 0 : constants.COPYFILE_EXCL);
    await utimes(target, atime, mtime);
    return true;
  } catch {
    return false;
  }
}
