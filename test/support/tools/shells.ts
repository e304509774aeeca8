import { spawnSync } from "node:child_process";
import { installDebianPackage } from "./debian.ts";

/** Whether a shell is there. */
export const hasShell = (name: string): boolean => spawnSync(name, ["-c", "true"]).status === 0;

/** Gets a shell: as root on Debian with `apt-get`. */
export function installShell(name: string): void {
  if (!installDebianPackage(name)) throw new Error("only root on Debian can install it from here");
}
