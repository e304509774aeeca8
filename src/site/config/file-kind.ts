import { stat } from "node:fs/promises";

/** What is at a path, with symbolic links followed; `undefined` if it does not exist or can't be read. */
export async function fileKind(path: string): Promise<"folder" | "file" | "other" | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? "folder" : stats.isFile() ? "file" : "other";
}
