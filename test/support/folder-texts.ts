import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of all files of a folder, by path, sorted: what a command left behind. */
export const folderTexts = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
