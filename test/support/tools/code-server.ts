import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The program of VS Code in the browser: by `CODE_SERVER`, or in `PATH`. */
export function findCodeServer(): string | undefined {
  const named = process.env.CODE_SERVER;
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [named ?? [], ...folders.map((folder) => join(folder, "code-server"))].flat().find((path) => existsSync(path));
}
