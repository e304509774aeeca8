import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileKind } from "./file-kind.ts";

/** The folder of the repository that a folder is in, links resolved; the folder itself if it is in none. */
export async function repositoryFolder(folder: string): Promise<string> {
  const start = await realpath(folder);
  for (let above = start; ; above = dirname(above)) {
    if ((await fileKind(join(above, ".git"))) !== undefined) return above;
    if (above === dirname(above)) return start;
  }
}
