import { type BigIntStats, closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";

/** Neither follows a link nor waits for whoever writes into a pipe; Windows has neither. */
export const NO_LINK = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * The name of a file of which there is one: its number, and when it was made, which nobody can foretell. A file that has
 * its own name in it was written here; a copy of it, or one that a commit brings, is another file.
 */
export const selfOf = ({ ino, birthtimeNs }: BigIntStats): string => `${ino} ${birthtimeNs}`;

/** The same for a file that is open. */
export const selfOfOpen = (descriptor: number): string => selfOf(fstatSync(descriptor, { bigint: true }));

/**
 * Reads a file that this package may have written: no link, no pipe, no device.
 *
 * @param most in bytes; a larger file is none of ours
 * @returns `undefined` if there is none; `foreign` for what this package does not write
 * @throws {Error} of the system
 */
export function readOwnFile(path: string, most: number): { bytes: Buffer; self: string } | "foreign" | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isFile()) return "foreign";
  const descriptor = openSync(path, constants.O_RDONLY | NO_LINK);
  try {
    const opened = fstatSync(descriptor, { bigint: true });
    if (!opened.isFile() || opened.size > most) return "foreign";
    return { bytes: readFileSync(descriptor), self: selfOf(opened) };
  } finally {
    closeSync(descriptor);
  }
}
