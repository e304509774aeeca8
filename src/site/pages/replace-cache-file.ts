import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFolder } from "./cache-folder.ts";

/** Writes a file of the cache aside, then puts it in its place. A folder that can't be written is left alone. */
export function replaceCacheFile(file: string, write: (temporary: string) => void): void {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    for (const folder of [join(file, "../.."), dirname(file)]) {
      if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { recursive: true });
      if (!isFolder(folder)) return;
    }
    write(temporary);
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
