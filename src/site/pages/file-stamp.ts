import { type Stats, statSync } from "node:fs";

/** What the system says about a file, which is other once it is written to. */
export type FileStamp = readonly [size: number, modified: number, changed: number, inode: number];

/** A file that was written to so shortly ago may be written to again without another time (ms): some clocks count in seconds. */
const SHORTLY = 2000;

/** Whether what changed at one time (ms) changes again only with another time than that, as seen from a later one. */
export const isOldEnough = (changed: number, now = Date.now()): boolean => changed < now - SHORTLY;

/** The stamp of a file; `undefined` if it may change without another one. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): FileStamp | undefined {
  return isOldEnough(Math.max(mtimeMs, ctimeMs)) ? [size, mtimeMs, ctimeMs, ino] : undefined;
}

export function stampAt(path: string): FileStamp | undefined {
  try {
    return stampOf(statSync(path));
  } catch {
    return undefined;
  }
}
