import { hash, randomBytes } from "node:crypto";
import { closeSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOwnFile, selfOfOpen } from "../own-file.ts";
import { isFolder } from "./cache-folder.ts";

/** A larger cache is not read (bytes). */
const MOST_BYTES = 512 * 1024 * 1024;

/** What was written into a file of the cache; `undefined` if it is missing, or came from elsewhere, as with a commit. */
export function readCacheFile(file: string): Buffer | undefined {
  try {
    const read = readOwnFile(file, MOST_BYTES);
    if (read === undefined || read === "foreign") return undefined;
    const head = `${read.self}\n`;
    return read.bytes.toString("latin1", 0, head.length) === head ? read.bytes.subarray(head.length) : undefined;
  } catch {
    return undefined;
  }
}

/** What `keepJson` has put into a file of the cache; `undefined` if that is missing, torn or foreign. */
export function readKeptJson(file: string): unknown {
  const [sum, json = ""] = readCacheFile(file)?.toString("utf8").split("\n", 2) ?? [];
  return sum === hash("sha1", json) ? JSON.parse(json) : undefined;
}

/** Keeps a value in a file of the cache, behind a line with the sum of its text. */
export function keepJson(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  replaceCacheFile(file, (descriptor) => writeFileSync(descriptor, `${hash("sha1", json)}\n${json}`));
}

/** Writes a file of the cache aside, then puts it in its place. A folder that can't be written is left alone. */
export function replaceCacheFile(file: string, write: (descriptor: number) => void): void {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    for (const folder of [join(file, "../.."), dirname(file)]) {
      if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { recursive: true });
      if (!isFolder(folder)) return;
    }
    const descriptor = openSync(temporary, "wx");
    try {
      writeFileSync(descriptor, `${selfOfOpen(descriptor)}\n`);
      write(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
