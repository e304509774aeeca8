import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isNoProjectSource } from "../../../vocabulary/files/unpublished-files.ts";

/** The files of a project by path from its folder, sorted. */
export async function listProjectFiles(root: string): Promise<string[]> {
  const found: string[] = [];
  const open = [""];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (isNoProjectSource(entry.name)) continue;
      if (entry.isDirectory()) open.push(path);
      else if (entry.isFile()) found.push(path);
    }
  }
  return found.sort();
}
