import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** How many files are in a folder, at any depth, and how large they are together. */
export function sizeOf(folder: string): { bytes: number; files: number } {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export const megabytes = (bytes: number, digits = 0): string => `${(bytes / 1_000_000).toFixed(digits)} MB`;
