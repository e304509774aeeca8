import { spawnSync } from "node:child_process";

let known: boolean | undefined;

/** Whether npm reaches its registry, asked once. */
export function reachesRegistry(): boolean {
  known ??= spawnSync("npm", ["ping", "--fetch-retries=0", "--fetch-timeout=5000"]).status === 0;
  return known;
}
